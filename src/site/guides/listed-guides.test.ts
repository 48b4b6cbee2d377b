import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { guideSummary, homeGuides } from "./listed-guides.ts";

const library = projectLibrary();

test("the home page has six lists, in its order", () => {
  expect(
    homeGuides(library).map(({ homeCategory, path, count }) => [
      homeCategory,
      path.replace("/reviews/best-of/", ""),
      count,
    ]),
  ).toEqual([
    ["Beginner Guide", "best-paddles-beginners-2025", "5 paddles"],
    ["Power", "best-paddles-power-players", "5 paddles"],
    ["Control", "best-paddles-control-touch", "5 paddles"],
    ["Tournament", "best-paddles-spin", "5 paddles"],
    ["Defense", "best-paddles-singles-vs-doubles", "Coming soon"],
    ["Budget", "best-paddles-under-100", "Coming soon"],
  ]);
});

test("only a finished guide has a read time and a first paddle", () => {
  const [written, toCome] = ["best-paddles-spin", "best-paddles-under-100"].map((slug) =>
    guideSummary(library.guide(slug)!, library),
  );
  expect(written).toMatchObject({ readTime: "5 min read", first: { brand: "Six Zero" } });
  expect(toCome).toMatchObject({ readTime: undefined, first: undefined });
});
