import { describe, expect, test } from "vitest";
import { inventedIn } from "../../tests/support/invented.ts";
import { textsIn } from "../platform/content/mistakes.ts";
import { type Library, publish } from "./library.ts";
import { readContent } from "./read-library.ts";
import { projectLibrary } from "../../tests/support/project-library.ts";

const library = projectLibrary();
const withoutSamples = projectLibrary(false);

/** Everything a page could read from a library, as one text, without the texts that visitors may not submit. */
function everythingIn(content: Library): string {
  const everything = {
    ...content,
    sampleTexts: [],
    lookups: [
      library.written.map(({ slug }) => [content.paddle(slug), content.samplesOf(slug)]),
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
    const slugs = (read: Library) => read[list].map(({ slug }) => slug);
    expect(slugs(withoutSamples)).toEqual(slugs(library));
    for (const { slug, html, sample } of withoutSamples[list]) {
      const whole = library[list].find((each) => each.slug === slug)!;
      expect(sample ?? false, slug).toBe(false);
      expect(html.length, slug).toBeGreaterThan(0.6 * whole.html.length);
    }
  }
});

test.each([
  ["with", library],
  ["without", withoutSamples],
])(
  "%s samples, an article that names a budget pick tells nobody to save on another ball",
  (_, read) => {
    const picks = read.ballTests.flatMap(({ inShort, html }) => {
      const [, pick] = /Budget pick: ([^,]+),/.exec(inShort.join("\n")) ?? [];
      return pick
        ? [...html.matchAll(/[^.]*\bspend less\b[^.]*/g)].map(([said]) => ({ pick, said }))
        : [];
    });
    expect(picks).not.toEqual([]);
    for (const { pick, said } of picks) expect(said).toContain(pick);
  },
);

test("without samples no article or guide has a score, count, quote or note, and no sign is left", () => {
  const { ballTests, guides } = withoutSamples;
  const left = JSON.stringify({ ballTests, guides });
  expect(left).not.toMatch(
    /"(rating|reviews|communityNote|votes|quote|valueScore|durability|consistency|difficulty|beginnerFriendly)":/,
  );
  expect(left).not.toMatch(/◇|\[\[(community|games|votes|cost-table|cost-chart)\]\]/);
  expect(JSON.stringify({ ballTests: library.ballTests, guides: library.guides })).toContain("◇");
});

test("without samples nothing in a ball article speaks of votes, ranks, charts or costs that are gone", () => {
  const said = (read: Library) =>
    read.ballTests.map(({ slug: _slug, related: _related, shows: _shows, ...article }) =>
      textsIn(article)
        .filter(([path]) => !["ball", "cover"].includes(String(path.at(-1))))
        .map(([, text]) => text.replaceAll(/\[\[[a-z-]+\]\]|\/reviews\/balls\/[\w-]+/g, ""))
        .join("\n"),
    );
  const gone =
    /\b(?:winners?|wins|won(?!')|ranks?|ranked|ranking|vot(?:es?|ed|ing)|champions?|favorites?|community|survey|lowest cost|cheapest game|charts?)\b|#\d|top-rated|of the year/i;
  expect(said(library).filter((text) => gone.test(text)).length).toBeGreaterThan(2);
  expect(said(withoutSamples).flatMap((text) => gone.exec(text)?.[0] ?? [])).toEqual([]);
});

test("awards without votes are in the order of what they're for", () => {
  const { awards } = withoutSamples.ballTest("top-rated-pickleballs-2025")!;
  const categories = awards.map(({ category }) => category);
  expect(categories).toContain("Best in wind");
  expect(categories).toEqual(categories.toSorted());
  const ranked = library.ballTest("top-rated-pickleballs-2025")!.awards;
  expect(ranked[0]).toMatchObject({ ball: "lifetime-lt-pro-48", category: "Overall winner◇" });
});

test("an article says what needs a part only while it has the part", () => {
  const headings = (read: Library, slug: string) =>
    [...read.ballTest(slug)!.html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);
  const durability = "7f3a9c21";
  expect(headings(library, durability)).toContain("How many games you can expect");
  expect(headings(withoutSamples, durability)).not.toContain("How many games you can expect");
  expect(headings(withoutSamples, durability)).toContain("How long a ball lasts");
  expect(headings(library, durability)).not.toContain("How long a ball lasts");
  const budget = "budget-pickleballs-value";
  expect(headings(library, budget)).toContain("What a game costs");
  expect(headings(withoutSamples, budget)).not.toContain("What a game costs");
  const { content } = readContent(".");
  const balls = content.balls.map((ball) => ({ ...ball, gamesUntilCracked: null }));
  const uncounted = publish({ ...content, balls }, true);
  expect(headings(uncounted, durability)).toContain("How long a ball lasts");
});

test("what an owner marked as no sample stays whole when samples go, and isn't marked", () => {
  const { content } = readContent(".");
  const guides = content.guides.map((guide) => ({ ...guide, sample: false }));
  const ballTests = content.ballTests.map((article) => ({ ...article, sample: false }));
  const own = publish({ ...content, guides, ballTests }, false);
  for (const { slug, entries = [], finalRecommendation } of guides) {
    const guide = own.guide(slug)!;
    expect(guide.entries ?? [], slug).toEqual(entries);
    expect(guide.finalRecommendation, slug).toBe(finalRecommendation);
  }
  for (const { slug, title, community, inShort, balls, verdict } of ballTests) {
    const article = own.ballTest(slug)!;
    expect(article, slug).toMatchObject({ title, community, inShort, balls, verdict });
    expect(article.awards.length, slug).toBe(library.ballTest(slug)!.awards.length);
    expect(
      article.awards.every(({ votes }) => typeof votes === "number"),
      slug,
    ).toBe(true);
  }
});

describe("without samples", () => {
  test("everything can still be reviewed", () => {
    for (const { slug } of [...library.written, ...library.ballTests])
      expect(withoutSamples.isSubject(slug), slug).toBe(true);
    expect(withoutSamples.isSubject("nothing")).toBe(false);
  });

  test("samples can't be sent in as a player's review", () => {
    expect(withoutSamples.sampleTexts.length).toBeGreaterThan(100);
    expect(withoutSamples.sampleTexts).toEqual(library.sampleTexts);
  });
});
