import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { isConfirmedPaddle } from "./paddle-facts.ts";
import type { Paddle } from "./paddle.content.ts";
import { fitFor, particularReasons, type Use, uses, useScores, useShare } from "./play.ts";

/** An average paddle, with all facts confirmed. */
const plain = {
  slug: "plain",
  category: "All-Around Paddle",
  surface: "Graphite",
  shape: "hybrid",
  coreMm: 15,
  weightOz: 8,
  gripLengthIn: 5.3,
  listPriceCents: 15_000,
  notConfirmed: [],
  knownFor: [],
  buyIf: [],
  criticisedFor: [],
  skipIf: [],
  strengths: {},
  weaknesses: {},
} as unknown as Paddle;
const like = (facts: Partial<Paddle>): Paddle => ({ ...plain, ...facts });

const praised = { knownFor: ["Easy pace"], strengths: { power: "Easy pace" } };
const criticized = { criticisedFor: ["No pace"], weaknesses: { power: "No pace" } };

test.each<[Use, Partial<Paddle>, "more" | "less" | "the same" | "not enough known"]>([
  ["power", { category: "Power Paddle" }, "more"],
  ["power", { category: "Control Paddle" }, "less"],
  ["power", { weightOz: 8.4 }, "more"],
  ["power", { coreMm: 13 }, "more"],
  ["power", { surface: "Carbon Fiber" }, "the same"],
  ["power", { listPriceCents: 33_300 }, "the same"],
  ["power", { listPriceCents: null }, "the same"],
  ["power", praised, "more"],
  ["power", criticized, "less"],
  ["control", { category: "Control Paddle" }, "more"],
  ["control", { coreMm: 20 }, "more"],
  ["control", { coreMm: 13 }, "less"],
  ["control", { weightOz: 8.4 }, "the same"],
  ["spin", { surface: "Carbon Fiber" }, "more"],
  ["spin", { shape: "elongated" }, "more"],
  ["spin", { gripLengthIn: 4.5 }, "less"],
  ["forgiveness", { shape: "widebody" }, "more"],
  ["forgiveness", { shape: "elongated" }, "less"],
  ["forgiveness", { coreMm: 20 }, "more"],
  // Also of a paddle that's criticized for its soft game.
  ["forgiveness", { coreMm: 20, weaknesses: { control: "x", learning: "x" } }, "more"],
  ["forgiveness", { category: "Power Paddle" }, "the same"],
  ["hands", { weightOz: 7.6 }, "more"],
  ["hands", { shape: "elongated" }, "less"],
  ["hands", { category: "Speed Paddle" }, "more"],
  // Without a fact that the rules use there is no score, however much the page praises it.
  ["power", { notConfirmed: ["gripLengthIn"], ...praised }, "not enough known"],
  ["power", { coreMm: null }, "not enough known"],
  ["spin", { notConfirmed: ["surface"] }, "not enough known"],
  ["control", { notConfirmed: ["gripLengthIn"] }, "the same"],
  ["hands", { notConfirmed: ["weightOz"] }, "not enough known"],
  // Nor for an unconfirmed paddle.
  ["forgiveness", { notConfirmed: ["identity"] }, "not enough known"],
  ["forgiveness", { notConfirmed: ["brand"] }, "not enough known"],
])("%s of a paddle with %j: %s", (use, facts, expected) => {
  const [share, ofPlain] = [useShare(like(facts), use), useShare(plain, use)!];
  if (expected === "not enough known") expect(share).toBeUndefined();
  else {
    const signs = { more: 1, less: -1, "the same": 0 };
    expect(Math.sign(share! - ofPlain)).toBe(signs[expected]);
  }
});

test("a score has its rank and its place in the catalog; equal paddles share a rank", () => {
  const heavy = like({ weightOz: 8.4 });
  const light = like({ weightOz: 7.6 });
  const unknown = like({ notConfirmed: ["weightOz"] });
  const catalog = [light, plain, like({ slug: "twin" }), heavy, unknown];
  const power = (paddle: Paddle) => useScores(paddle, catalog).find(({ use }) => use === "power")!;
  expect(catalog.map((paddle) => power(paddle).among?.rank)).toEqual([4, 2, 2, 1, undefined]);
  expect(power(heavy).among).toEqual({
    rank: 1,
    of: 4,
    place: 1,
    middle: power(plain).among!.place,
  });
  expect(power(light).among!.place).toBe(0);
  expect(power(unknown).unknown).toEqual(["weightOz"]);
});

test("the reasons are the phrases of a paddle's page and its facts, the weightiest first", () => {
  const facts = { category: "Power Paddle", weightOz: 8.4, coreMm: 20 } as const;
  const thick = {
    isFor: false,
    evidence: { fact: "coreMm", does: "takes a little off your drives" },
  };
  expect(fitFor(like({ ...facts, ...criticized }), "power")).toMatchObject({
    // Not what the page denies: the type, and the weight.
    reasons: [{ isFor: false, evidence: { list: "criticisedFor", phrase: "No pace" } }, thick],
    unknown: [],
  });
  expect(fitFor(like({ ...facts, shape: "other" }), "power").reasons).toMatchObject([
    { isFor: true, evidence: { fact: "category" } },
    { isFor: true, evidence: { fact: "weightOz" } },
    thick,
  ]);
});

test("what more than a third of the catalog shares is no reason", () => {
  const heavy = like({ weightOz: 8.4 });
  const also = like({ slug: "also", weightOz: 8.5 });
  const factsOf = (catalog: readonly Paddle[]) =>
    particularReasons(heavy, "power", catalog).map(
      ({ evidence }) => "fact" in evidence && evidence.fact,
    );
  const others = Array.from({ length: 4 }, (_, index) => like({ slug: `other-${index}` }));
  expect(factsOf([heavy, also, ...others])).toContain("weightOz");
  expect(factsOf([heavy, also, ...others.slice(1)])).not.toContain("weightOz");
});

test("what few have as much of is a reason, even if most have some", () => {
  const heavy = Array.from({ length: 5 }, (_, index) =>
    like({ slug: `heavy-${index}`, weightOz: 8.4 }),
  );
  const heavier = like({ slug: "heavier", weightOz: 8.6 });
  const speaksOfWeight = (paddle: Paddle) =>
    particularReasons(paddle, "power", [heavier, ...heavy]).some(
      ({ evidence }) => "fact" in evidence && evidence.fact === "weightOz",
    );
  expect([heavier, heavy[0]!].map(speaksOfWeight)).toEqual([true, false]);
});

test("a high score gives the weightiest reason for it, a low one that against it", () => {
  const others = Array.from({ length: 6 }, (_, index) => like({ slug: `other-${index}` }));
  const reasonOf = (paddle: Paddle) => useScores(paddle, [paddle, ...others])[0]!.reason;
  const strong = like({ category: "Power Paddle", shape: "other", gripLengthIn: 4.5 });
  expect(reasonOf(strong)).toMatchObject({ isFor: true, evidence: { fact: "category" } });
  // Its type is the reason only without another.
  expect(reasonOf({ ...strong, weightOz: 8.5 })).toMatchObject({
    isFor: true,
    evidence: { fact: "weightOz" },
  });
  expect(reasonOf(like({ category: "Control Paddle", weightOz: 8.5 }))).toMatchObject({
    isFor: false,
    evidence: { fact: "category" },
  });
  expect(reasonOf(like({ gripLengthIn: 5.7 }))).toMatchObject({
    evidence: { fact: "gripLengthIn" },
  });
  expect(reasonOf(like({}))).toBeUndefined();
  // If nothing speaks against it, what speaks for it, though it's low.
  const heavy = like({ weightOz: 8.5 });
  const stronger = [1, 2, 3].map((id) =>
    like({ slug: `${id}`, category: "Power Paddle", coreMm: 13 }),
  );
  expect(useScores(heavy, [heavy, ...stronger])[0]).toMatchObject({
    among: { rank: 4 },
    reason: { isFor: true, evidence: { fact: "weightOz" } },
  });
});

test("forgiveness and an easy start have reasons of their own for a thick core", () => {
  const thick = (need: "forgiveness" | "learner") =>
    fitFor(like({ coreMm: 20 }), need).reasons.map(
      ({ evidence }) => "does" in evidence && evidence.does,
    );
  expect(thick("forgiveness")).toContain("twists less on off-center hits");
  expect(thick("learner")).toContain("helps newer players keep the ball low");
});

const { paddles } = projectLibrary();

test("in our catalog, what a page praises is always ahead of what another page criticizes", () => {
  for (const use of uses) {
    const places = (which: "strengths" | "weaknesses") =>
      paddles
        .filter((paddle) => paddle[which][use] !== undefined)
        .flatMap(
          (paddle) => useScores(paddle, paddles).find((score) => score.use === use)!.among ?? [],
        )
        .map(({ place }) => place);
    const [strong, weak] = [places("strengths"), places("weaknesses")];
    expect(Math.min(strong.length, weak.length), use).toBeGreaterThan(0);
    expect(Math.min(...strong), use).toBeGreaterThan(Math.max(...weak));
  }
});

test("every confirmed paddle of our catalog has a score, and three scores of five have a reason", () => {
  const scored = paddles.map((paddle) => ({ paddle, scores: useScores(paddle, paddles) }));
  const all = scored.flatMap(({ scores }) => scores.filter(({ among }) => among));
  for (const { unknown } of all) expect(unknown).toEqual([]);
  expect(all.filter(({ reason }) => reason).length).toBeGreaterThan(0.6 * all.length);
  const withScores = scored.filter(({ scores }) => scores.some(({ among }) => among));
  expect(withScores.map(({ paddle }) => paddle)).toEqual(paddles.filter(isConfirmedPaddle));
});

test("for a new player praise of the value counts for half of another trait, and a high price for nothing", () => {
  const share = (facts: Partial<Paddle>) => fitFor(like(facts), "learner").share;
  const without = share({});
  const good = { knownFor: ["Good"] };
  const value = share({ ...good, strengths: { value: "Good" } }) - without;
  const control = share({ ...good, strengths: { control: "Good" } }) - without;
  expect(value).toBeGreaterThan(0);
  expect(control).toBeCloseTo(2 * value, 6);
  expect(share({ criticisedFor: ["Dear"], weaknesses: { value: "Dear" } })).toBe(without);
});
