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

test("without samples no ball test is left, and balls keep their facts only", () => {
  expect(library.ballTests).toHaveLength(6);
  expect(withoutSamples.ballTests).toEqual([]);
  const ball = library.ball("franklin-x-40")!;
  expect(ball.rating).not.toBeNull();
  const facts = { ...ball, rating: null, gamesUntilRetired: null, gamesUntilCracked: null };
  expect(withoutSamples.ball("franklin-x-40")).toEqual(facts);
  expect(withoutSamples.balls).toContainEqual(facts);
});

test.each([
  ["with", library, 4, 6],
  ["without", withoutSamples, 0, 6],
] as const)(
  "%s samples, guides are listed in order: %i written, %i to come",
  (_, { guides }, written, toCome) => {
    const soon = guides.map(({ comingSoon }) => comingSoon);
    expect(soon).toEqual([...Array(written).fill(false), ...Array(toCome).fill(true)]);
  },
);

test("a guide that an owner marked as no sample stays when samples go", () => {
  const guides = library.guides.map((guide) => ({ ...guide, sample: false }));
  expect(publication(false).list(guides)).toHaveLength(10);
});

describe("what isn't published", () => {
  test("can still be reviewed, so that earlier reviews of it are kept", () => {
    for (const { slug } of [...library.paddles, ...library.ballTests])
      expect(withoutSamples.isSubject(slug), slug).toBe(true);
    expect(withoutSamples.isSubject("nothing")).toBe(false);
  });

  test("can't be sent in as a player's review", () => {
    expect(withoutSamples.sampleTexts.length).toBeGreaterThan(100);
    expect(withoutSamples.sampleTexts).toEqual(library.sampleTexts);
  });
});
