import { expect, test } from "vitest";
import { publishedPaths } from "../../model/page-paths";
import routes from "../routes";

/** Pages that mean nothing without what comes with a link in a mail, a link beside a review, or a vote. */
const unlisted = [
  "/helpful-votes",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/report-review",
];

test("the pages with an address of their own are those that app/routes.ts has", () => {
  const pages = routes.filter(({ file }) => file.endsWith("-page.tsx"));
  const fixed = pages.map(({ path = "" }) => `/${path}`).filter((path) => !/[:*]/.test(path));
  expect(fixed).toEqual(expect.arrayContaining(unlisted));
  const known = publishedPaths({ paddles: [], ballTests: [], guides: [], blog: [] });
  expect([...known, ...unlisted].toSorted()).toEqual(fixed.toSorted());
});
