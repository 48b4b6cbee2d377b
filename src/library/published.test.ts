import { describe, expect, test } from "vitest";
import { inventedIn } from "../../tests/support/invented.ts";
import { publication } from "./published.ts";
import type { Library } from "./library.ts";
import { readLibrary } from "./read-library.ts";

const library = readLibrary(".");
const withoutSamples = readLibrary(".", false);

/** All that a page could read from a library, as one text. The texts that no visitor may send in are for no page. */
function everythingIn(content: Library): string {
  const everything = {
    ...content,
    sampleTexts: [],
    lookups: [
      library.paddles.map(({ slug }) => [content.paddle(slug), content.samplesOf(slug)]),
      library.balls.map(({ slug }) => content.ball(slug)),
      library.ballTests.map(({ slug }) => content.ballTest(slug)),
      library.guides.map(({ slug }) => content.guide(slug)),
      library.team.map(({ slug }) => content.teamMember(slug)),
    ],
  };
  return JSON.stringify(everything).replaceAll('\\"', '"');
}

const invented = inventedIn();

test.each([
  ["text of a sample review", invented.reviews],
  ["claim that nobody has confirmed", invented.claims],
  ["sentence of a file that is a sample", invented.files],
])("without samples, a library holds no %s", (_, list) => {
  const heldBy = (read: Library) => {
    const everything = everythingIn(read);
    return list.filter(({ text }) => everything.includes(text));
  };
  expect(heldBy(library).length).toBeGreaterThan(9);
  expect(heldBy(withoutSamples)).toEqual([]);
});

test("without samples, no fictional member of the team is left", () => {
  expect(library.team.length).toBeGreaterThan(0);
  expect(withoutSamples.team).toEqual(library.team.filter(({ sample }) => !sample));
  for (const { slug, sample } of library.team)
    expect(withoutSamples.teamMember(slug) === undefined, slug).toBe(sample);
});

test("without samples balls keep their facts only", () => {
  const ball = library.ball("franklin-x-40")!;
  expect(ball.rating).not.toBeNull();
  const facts = { ...ball, rating: null, gamesUntilRetired: null, gamesUntilCracked: null };
  expect(withoutSamples.ball("franklin-x-40")).toEqual(facts);
  expect(withoutSamples.balls).toContainEqual(facts);
});

test("without samples every article and guide stays, in the same order, with its text", () => {
  for (const list of ["ballTests", "guides"] as const) {
    const slugs = (read: Library) => read[list].map(({ slug, title }) => [slug, title]);
    expect(slugs(withoutSamples)).toEqual(slugs(library));
    for (const { slug, html, sample } of withoutSamples[list]) {
      const whole = library[list].find((each) => each.slug === slug)!;
      expect(sample ?? false, slug).toBe(false);
      expect(html.length, slug).toBeGreaterThan(0.6 * whole.html.length);
    }
  }
});

test("without samples no article or guide has a score, count, quote or note, and no sign is left", () => {
  const { ballTests, guides } = withoutSamples;
  const left = JSON.stringify({ ballTests, guides });
  expect(left).not.toMatch(
    /"(rating|reviews|communityNote|votes|quote|valueScore|durability|consistency|difficulty|beginnerFriendly)":/,
  );
  expect(left).not.toMatch(/◇|\[\[(community|games|votes|cost-table|cost-chart)\]\]/);
  expect(JSON.stringify({ ballTests: library.ballTests, guides: library.guides })).toContain("◇");
});

test("what an owner marked as no sample stays whole when samples go", () => {
  const { guide, ballTest } = publication(false);
  for (const each of library.guides.map((one) => ({ ...one, sample: false })))
    expect(guide(each)).toBe(each);
  for (const each of library.ballTests.map((one) => ({ ...one, sample: false })))
    expect(ballTest(each)).toBe(each);
});

describe("without samples", () => {
  test("everything can still be reviewed", () => {
    for (const { slug } of [...library.paddles, ...library.ballTests])
      expect(withoutSamples.isSubject(slug), slug).toBe(true);
    expect(withoutSamples.isSubject("nothing")).toBe(false);
  });

  test("samples can't be sent in as a player's review", () => {
    expect(withoutSamples.sampleTexts.length).toBeGreaterThan(100);
    expect(withoutSamples.sampleTexts).toEqual(library.sampleTexts);
  });
});
