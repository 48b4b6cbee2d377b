import { describe, expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { plainPaddle } from "../../../tests/support/invented.ts";
import { isConfirmedPaddle, type SoldPaddle, versionsOf } from "./paddle-facts.ts";
import type { Paddle } from "./paddle.content.ts";
import { themes, type Theme } from "../reviews/themes/themes.ts";
import { type Trait, traits } from "./paddle-values.ts";
import { hasMore, particularReason, profileOf, traitShare, uses, useScores } from "./profile.ts";
import { say } from "./say.ts";
import type { Votes } from "./votes.ts";

/** A paddle in the middle of the trade, with all facts confirmed. */
const plain: Paddle = {
  ...plainPaddle,
  slug: "plain",
  category: "All-Around Paddle",
  surface: "Graphite",
  shape: "hybrid",
  coreMm: 15,
  weightOz: 8,
  gripLengthIn: 5.3,
  listPriceCents: 15_000,
};
const like = (facts: Partial<SoldPaddle>): SoldPaddle => ({ ...plain, ...facts });
const meanOf = (facts: Partial<SoldPaddle>, trait: Trait) => profileOf(like(facts))[trait].mean;

const praised = { knownFor: ["Easy pace"], strengths: { power: "Easy pace" } };
const criticized = { criticisedFor: ["No pace"], weaknesses: { power: "No pace" } };

test.each<[Trait, Partial<Paddle>, "more" | "less" | "the same"]>([
  ["power", { category: "Power Paddle" }, "more"],
  ["power", { category: "Control Paddle" }, "less"],
  ["power", { weightOz: 8.4 }, "more"],
  ["power", { coreMm: 13 }, "more"],
  ["power", { shape: "elongated" }, "more"],
  ["power", { surface: "Carbon Fiber" }, "the same"],
  ["power", { listPriceCents: 33_300 }, "the same"],
  ["power", praised, "more"],
  ["power", criticized, "less"],
  ["control", { category: "Control Paddle" }, "more"],
  ["control", { coreMm: 20 }, "more"],
  ["control", { weightOz: 8.4 }, "the same"],
  ["spin", { surface: "Carbon Fiber" }, "more"],
  ["spin", { shape: "elongated" }, "more"],
  ["spin", { gripLengthIn: 4.5 }, "less"],
  ["forgiveness", { shape: "widebody" }, "more"],
  ["forgiveness", { coreMm: 20 }, "more"],
  ["forgiveness", { category: "Power Paddle" }, "the same"],
  ["hands", { weightOz: 7.6 }, "more"],
  ["hands", { shape: "elongated" }, "less"],
  ["hands", { category: "Speed Paddle" }, "more"],
  ["comfort", { coreMm: 20 }, "more"],
  ["comfort", { weightOz: 8.6 }, "less"],
  ["comfort", { weightOz: 7.4 }, "less"],
  ["pop", { surface: "Fiberglass" }, "more"],
  ["reach", { shape: "elongated" }, "more"],
  ["twoHands", { gripLengthIn: 5.8 }, "more"],
  ["value", { listPriceCents: 9_999 }, "more"],
  ["learning", { shape: "widebody" }, "more"],
])("%s of a paddle with %j: %s", (trait, facts, expected) => {
  const signs = { more: 1, less: -1, "the same": 0 };
  expect(Math.sign(meanOf(facts, trait) - meanOf({}, trait))).toBe(signs[expected]);
});

test("what isn't known has no mean, no sureness and no score", () => {
  const { mean, sureness, reasons } = profileOf(plain).sound;
  expect([mean, sureness, reasons]).toEqual([0, 0, []]);
  expect(traitShare(plain, "sound")).toBeUndefined();
  expect(traitShare(like({ notConfirmed: ["identity"] }), "power")).toBeUndefined();
  // With two of its facts unknown and nothing said, too little is known of a trait; its page's words are enough.
  const unknown: Partial<Paddle> = { notConfirmed: ["gripLengthIn"] };
  expect(traitShare(like(unknown), "twoHands")).toBeUndefined();
  const said = { strengths: { twoHands: "Long handle" }, knownFor: ["Long handle"] };
  expect(traitShare(like({ ...unknown, ...said }), "twoHands")).toBeGreaterThan(0.5);
});

test("an unknown fact lies between the worst and the best it could be, and makes us less sure", () => {
  for (const [fact, trait] of [
    ["coreMm", "control"],
    ["weightOz", "hands"],
    ["gripLengthIn", "twoHands"],
    ["shape", "reach"],
    ["surface", "spin"],
  ] as const)
    for (const words of [{}, { strengths: { [trait]: "x" } }, { weaknesses: { [trait]: "x" } }]) {
      const unknown = profileOf(like({ ...words, notConfirmed: [fact] }))[trait];
      const values = {
        coreMm: [8, 14, 16, 25],
        weightOz: [6, 7.9, 8.3, 10],
        gripLengthIn: [3.5, 5.3, 7],
        shape: ["elongated", "hybrid", "standard", "widebody"],
        surface: ["Carbon Fiber", "Fiberglass", "Graphite", "Aramid"],
      }[fact];
      for (const value of values) {
        const known = profileOf(like({ ...words, [fact]: value }))[trait];
        expect(known.least).toBe(known.mean);
        expect(unknown.least).toBeLessThanOrEqual(known.mean);
        expect(unknown.most).toBeGreaterThanOrEqual(known.mean);
        expect(unknown.sureness).toBeLessThan(known.sureness);
      }
    }
});

test("words of a page weigh more than the facts, and a fact that suggests the opposite isn't said", () => {
  const loud = like({ category: "Control Paddle", weightOz: 7.6, coreMm: 20, ...praised });
  const { mean, reasons } = profileOf(loud).power;
  expect(mean).toBeGreaterThan(0.2);
  expect(reasons).toMatchObject([{ isFor: true, evidence: { phrase: "Easy pace" } }]);
});

test("the reasons are the page's words, then facts, the most telling first, and the type last", () => {
  const facts = { category: "Power Paddle", weightOz: 8.6, coreMm: 13, ...praised } as const;
  const reasons = profileOf(like(facts)).power.reasons;
  expect(reasons.map(({ evidence }) => ("fact" in evidence ? evidence.fact : "page"))).toEqual([
    "page",
    "weightOz",
    "coreMm",
    "category",
  ]);
});

test("a version takes over its model's criticism, and its praise if what drives the trait is the same", () => {
  const model = like({
    strengths: { control: "Soft", spin: "Gritty" },
    weaknesses: { power: "Weak" },
    versions: [{ name: "14 mm", coreMm: 13, about: [], isEarlier: false }],
  });
  const [ofPage, thin] = versionsOf(model) as [SoldPaddle, SoldPaddle];
  const [profile, other] = [profileOf(ofPage), profileOf(thin)];
  expect(other.control.mean).toBeLessThan(0);
  expect(other.spin.mean).toBeGreaterThan(0);
  expect(other.power.mean).toBeLessThan(0);
  expect(other.spin.sureness).toBeLessThan(profile.spin.sureness);
  // What's said of the model is never printed as the version's.
  const printed = traits.flatMap((trait) =>
    other[trait].reasons.map(({ evidence }) => evidence.from),
  );
  expect(printed).not.toContain("page");
});

test("a score has its place in the catalog; equal paddles share a rank", () => {
  const heavy = like({ weightOz: 8.4 });
  const light = like({ weightOz: 7.6 });
  const catalog = [light, plain, like({ slug: "twin" }), heavy, like({ notConfirmed: ["brand"] })];
  const power = (paddle: Paddle) => useScores(paddle, catalog).find(({ use }) => use === "power")!;
  expect(catalog.map((paddle) => power(paddle).among?.rank)).toEqual([4, 2, 2, 1, undefined]);
  expect(power(heavy).among).toMatchObject({ of: 4, place: 1, middle: power(plain).among!.place });
});

test("what more than a third of the catalog shares is no reason, what few have as much of is", () => {
  const heavy = Array.from({ length: 5 }, (_, index) =>
    like({ slug: `heavy-${index}`, weightOz: 8.4 }),
  );
  const heavier = like({ slug: "heavier", weightOz: 8.6 });
  const speaksOfWeight = (paddle: Paddle) =>
    particularReason(paddle, "power", true, [heavier, ...heavy]) !== undefined;
  expect([heavier, heavy[0]!].map(speaksOfWeight)).toEqual([true, false]);
});

test("a high score gives the reason for it, a low one that against it", () => {
  const others = Array.from({ length: 6 }, (_, index) => like({ slug: `other-${index}` }));
  const reasonOf = (paddle: Paddle) => useScores(paddle, [paddle, ...others])[0]!.reason;
  expect(reasonOf(like({ weightOz: 8.6 }))).toMatchObject({
    isFor: true,
    evidence: { fact: "weightOz" },
  });
  expect(reasonOf(like({ category: "Control Paddle" }))).toMatchObject({
    isFor: false,
    evidence: { fact: "category" },
  });
  expect(reasonOf(like({}))).toBeUndefined();
});

/** What the first has more of than the second. */
const more = (one: Partial<SoldPaddle>, other: Partial<SoldPaddle>) =>
  hasMore(like({ slug: "one", ...one }), [like({ slug: "other", ...other })]).map(
    ({ evidence }) => evidence.trait,
  );

test.each<[string, Partial<Paddle>, Partial<Paddle>, Trait[]]>([
  ["its page praises it", praised, {}, ["power"]],
  ["its facts are ahead by a step", { weightOz: 7.6 }, { weightOz: 8.4 }, ["hands"]],
  ["its facts are ahead by less", { weightOz: 8 }, { weightOz: 8.05 }, []],
  // Silence is no merit.
  ["the other is criticized and nothing else differs", {}, criticized, []],
  ["the other is criticized and the facts agree", { weightOz: 8.6 }, criticized, ["power"]],
  ["nobody knows", { notConfirmed: ["weightOz", "shape"] }, { weightOz: 8.6 }, []],
  // Two heads of one length have one reach, whatever the pages say.
  ["its page praises what the other has as much of", { strengths: { reach: "x" } }, {}, []],
  [
    "its page praises what may be unknown of the other",
    { strengths: { twoHands: "x" } },
    { notConfirmed: ["gripLengthIn"], weaknesses: { twoHands: "x" } },
    ["twoHands"],
  ],
  // Long for its kind, but no reach by itself.
  ["both are below the middle", { shape: "standard" }, { shape: "widebody" }, []],
])("a paddle has more of a trait than another: %s", (_, one, other, expected) => {
  const found = more(one, other);
  expect(found).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(found).toEqual([]);
});

const { written: paddles } = projectLibrary();
const confirmed = paddles.filter(isConfirmedPaddle);

describe("what players' reviews say stood out", () => {
  const reviewed = (praise: number, complaint: number, theme: Theme = "power"): Votes => ({
    paddles: new Map(),
    pairs: new Map(),
    themes: new Map([["plain", [{ theme, praise, complaint }]]]),
  });

  test("moves that trait alone, more the more of them agree, and by itself never as far as our page does", () => {
    const few = meanOf({ votes: reviewed(5, 0) }, "power");
    const many = meanOf({ votes: reviewed(50, 0) }, "power");
    expect(few).toBeGreaterThan(meanOf({}, "power"));
    expect(many).toBeGreaterThan(few);
    expect(meanOf(praised, "power")).toBeGreaterThan(many);
    expect(meanOf({ votes: reviewed(0, 5) }, "power")).toBeLessThan(meanOf({}, "power"));
    for (const trait of traits.filter((each) => each !== "power"))
      expect(meanOf({ votes: reviewed(50, 0) }, trait), trait).toBe(meanOf({}, trait));
    expect(meanOf({ slug: "another", votes: reviewed(50, 0) }, "power")).toBe(meanOf({}, "power"));
  });

  test("one that praises instead of criticizing makes it more, and one more of all that agree moves it further", () => {
    const inCatalog = confirmed.map((paddle) => ({ ...paddle, slug: "plain" }));
    for (const paddle of inCatalog)
      for (const theme of themes)
        for (const count of [5, 20, 200]) {
          const means = Array.from(
            { length: count + 1 },
            (_, praise) =>
              profileOf({ ...paddle, votes: reviewed(praise, count - praise, theme) })[theme].mean,
          );
          expect(means, `${paddle.name} ${theme}`).toEqual(means.toSorted((a, b) => a - b));
          expect(new Set(means).size).toBe(count + 1);
          const meanOfAll = (praise: number, complaint: number) =>
            profileOf({ ...paddle, votes: reviewed(praise, complaint, theme) })[theme].mean;
          expect(meanOfAll(count + 1, 0)).toBeGreaterThan(means.at(-1)!);
          expect(meanOfAll(0, count + 1)).toBeLessThan(means[0]!);
        }
  });

  test.each<[number, number, string | undefined]>([
    [13, 2, "Of 15 reviews that mention its power, 13 praise it."],
    [8, 2, "Of 10 reviews that mention its power, 8 praise it."],
    // No more than of other paddles.
    [4, 2, undefined],
    [3, 2, undefined],
    [2, 3, undefined],
    [2, 4, "Of 6 reviews that mention its power, 4 criticize it."],
  ])("is a reason if twice as many agree: %s praise it and %s don't", (praise, complaint, said) => {
    const { reasons } = profileOf(like({ votes: reviewed(praise, complaint) })).power;
    const reason = reasons.find(({ evidence }) => evidence.from === "reviews");
    expect(reason && say(reason, "sentence")).toBe(said);
    expect(reason?.isFor).toBe(said && praise > complaint);
  });

  test("is compared with what players say of other paddles: praise that all get sets none apart", () => {
    const of = (praise: number, complaint: number) =>
      [{ theme: "power", praise, complaint }] as const;
    const meanBeside = (other: readonly [number, number]) => {
      const inAll = new Map([
        ["plain", of(9, 3)],
        ["other", of(...other)],
      ]);
      return meanOf({ votes: { ...reviewed(0, 0), themes: inAll } }, "power");
    };
    expect(meanBeside([75, 25])).toBeCloseTo(meanBeside([150, 50]), 9);
    expect(meanBeside([95, 5])).toBeLessThan(meanBeside([75, 25]));
    expect(meanBeside([40, 60])).toBeGreaterThan(meanBeside([75, 25]));
  });

  test("isn't said where our page says the opposite", () => {
    const { reasons } = profileOf(like({ ...criticized, votes: reviewed(9, 0) })).power;
    expect(reasons.map(({ evidence }) => evidence.from)).not.toContain("reviews");
  });

  test("is no reason to choose one of two that share it, or one of a catalog that mostly does", () => {
    const heavy = { weightOz: 8.6, votes: reviewed(9, 0) };
    const ifYouWant = (other: Partial<SoldPaddle>) =>
      hasMore(like(heavy), [like({ slug: "other", ...other })]).map((each) => say(each, "if"));
    expect(ifYouWant({})).toEqual([
      "you want more power (praised in 9 of 9 reviews that mention it)",
    ]);
    const votes: Votes = {
      ...reviewed(9, 0),
      themes: new Map(
        ["plain", "other"].map((slug) => [slug, [{ theme: "power", praise: 9, complaint: 0 }]]),
      ),
    };
    const alike = hasMore(like({ ...heavy, votes }), [
      like({ slug: "other", weightOz: 7.4, coreMm: 20, votes }),
    ]);
    expect(alike.map((each) => say(each, "if"))).toEqual([
      "you want more power (8.6 oz vs. 7.4 oz)",
    ]);
    const others = ["a", "b", "c"].map((slug) => like({ slug }));
    const first = (catalog: SoldPaddle[]) =>
      particularReason(catalog[0]!, "power", true, catalog)?.evidence.from;
    expect(first([like(heavy), ...others])).toBe("reviews");
    expect(first([like({ ...heavy, votes }), like({ slug: "other", votes }), ...others])).toBe(
      "fact",
    );
  });

  test("says nothing of a version that differs in what drives the trait", () => {
    const votes = reviewed(50, 0);
    const page = like({ votes });
    const thin = like({ votes, coreMm: 13, ofPage: page });
    const longer = like({ votes, gripLengthIn: 5.8, ofPage: page });
    expect(profileOf(thin).power.mean).toBe(meanOf({ coreMm: 13 }, "power"));
    expect(profileOf(longer).power.mean).toBe(profileOf(page).power.mean);
  });
});

test("in our catalog, no paddle has more of a trait than another that has more of it", () => {
  let found = 0;
  for (const one of confirmed)
    for (const other of confirmed.filter((each) => each !== one)) {
      const mine = hasMore(one, [other]);
      const theirs = hasMore(other, [one]).map(({ evidence }) => evidence.trait);
      found += mine.length;
      for (const { evidence } of mine) {
        expect(theirs).not.toContain(evidence.trait);
        expect(one.weaknesses[evidence.trait], `${one.slug} ${evidence.trait}`).toBeUndefined();
        const [a, b] = [one, other].map((each) => profileOf(each)[evidence.trait].mean);
        expect(a! - b!).toBeGreaterThanOrEqual(0.25);
      }
    }
  expect(found).toBeGreaterThan(500);
});

test("in our catalog, what a page praises is always ahead of what another page criticizes", () => {
  for (const use of uses) {
    const means = (which: "strengths" | "weaknesses") =>
      confirmed
        .filter((paddle) => paddle[which][use] !== undefined)
        .map((paddle) => profileOf(paddle)[use].mean);
    const [strong, weak] = [means("strengths"), means("weaknesses")];
    expect(Math.min(strong.length, weak.length), use).toBeGreaterThan(0);
    expect(Math.min(...strong), use).toBeGreaterThan(Math.max(...weak));
  }
});

test("every confirmed paddle of our catalog has scores, and three scores of five have a reason", () => {
  const scored = paddles.map((paddle) => ({ paddle, scores: useScores(paddle, paddles) }));
  const all = scored.flatMap(({ scores }) => scores.filter(({ among }) => among));
  expect(all.filter(({ reason }) => reason).length).toBeGreaterThan(0.6 * all.length);
  const withScores = scored.filter(({ scores }) => scores.some(({ among }) => among));
  expect(withScores.map(({ paddle }) => paddle)).toEqual(confirmed);
});
