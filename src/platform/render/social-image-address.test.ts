import { expect, test } from "vitest";
import { pageOfSocialImage, socialImagePath } from "./head.tsx";

test.each([
  ["/", "/og/home.png"],
  ["/diadem-hero", "/og/diadem-hero.png"],
  ["/reviews/balls", "/og/reviews/balls.png"],
  ["/reviews/balls/7f3a9c21", "/og/reviews/balls/7f3a9c21.png"],
  ["/comparisons/a-b-vs-c", "/og/comparisons/a-b-vs-c.png"],
  ["/comparisons/a@v7-vs-b", "/og/comparisons/a@v7-vs-b.png"],
])("the page %s has the preview picture %s, which leads back to it", (page, image) => {
  expect(socialImagePath(page)).toBe(image);
  expect(pageOfSocialImage(image)).toBe(page);
});

test.each([
  "/og/.png",
  "/og.png",
  "/og/diadem-hero",
  "/og/diadem-hero.jpg",
  "/og/diadem-hero.png.png",
  "/og//diadem-hero.png",
  "/og/reviews/.png",
  "/og/%2e%2e/secret.png",
  "/og/../secret.png",
  "/og/Diadem-Hero.png",
  "/og/diadem hero.png",
])("%s is not a page's picture", (path) => {
  expect(pageOfSocialImage(path)).toBeUndefined();
});
