import { expect, test } from "vitest";
import { readEnvironment } from "../../server/environment";
import { readLibrary } from "../../server/library/read-library";
import { guideSummary, homeGuides, publishedGuides } from "./guides";

const library = readLibrary(".");
const withSamples = (set: "on" | "off") => ({
  library,
  environment: readEnvironment({ SAMPLE_CONTENT: set }),
});

test("the home page has six lists, in its order", () => {
  expect(
    homeGuides(withSamples("on")).map(({ homeCategory, path, count }) => [
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

test.each([
  ["on", 4, 6],
  ["off", 0, 6],
] as const)("with SAMPLE_CONTENT=%s, %i finished guides and %i to come", (set, written, toCome) => {
  const guides = publishedGuides(withSamples(set));
  const soon = guides.map(({ comingSoon }) => comingSoon);
  expect(soon).toEqual([...Array(written).fill(false), ...Array(toCome).fill(true)]);
});

test("a sample guide that its owner confirmed stays without samples", () => {
  const guides = library.guides.map((guide) => ({ ...guide, sample: false }));
  const site = { ...withSamples("off"), library: { ...library, guides } };
  expect(publishedGuides(site)).toHaveLength(10);
});

test("only a finished guide has a read time and a first paddle", () => {
  const [written, toCome] = ["best-paddles-spin", "best-paddles-under-100"].map((slug) =>
    guideSummary(library.guide(slug)!, library),
  );
  expect(written).toMatchObject({ readTime: "4 min read", first: { brand: "Six Zero" } });
  expect(toCome).toMatchObject({ readTime: undefined, first: undefined });
});
