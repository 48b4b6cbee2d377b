import { expect, test } from "vitest";
import { plainPaddle } from "../../../tests/support/invented.ts";
import type { Paddle } from "./paddle.content.ts";
import {
  aboutOne,
  difference,
  type Evidence,
  type Fact,
  lexicon,
  type PageList,
  type Reason,
  type Scaled,
} from "./reasons.ts";
import { notCompared, placeInWords, say, sayEach, sayPair, stepsInWords } from "./say.ts";
import type { Trait } from "./paddle-values.ts";
import type { Units } from "../../platform/text/units.ts";

const base = {
  shortName: "Long One",
  listPriceCents: 27_995,
  surface: "Carbon Fiber",
  shape: "elongated",
  coreMm: 16,
  lengthIn: 16.5,
  widthIn: 7.5,
  gripLengthIn: 5.5,
  weightOz: 8.2,
  notConfirmed: [],
} as unknown as Paddle;

/** Two paddles that differ only in this. */
const said = (facts: Partial<Paddle>, units: Units = "us") =>
  sayPair({ ...base, ...facts }, { ...base, shortName: "B" }, units);

test.each<[Partial<Paddle>, string]>([
  [{ weightOz: 7.9 }, "The Long One is 0.3 oz lighter than the B."],
  [{ weightOz: 8.25 }, "You probably won't notice the difference in weight (8.25 oz vs. 8.2 oz)."],
  [{ listPriceCents: 29_499 }, "The Long One costs about $15 more than the B."],
  [
    { listPriceCents: 27_999 },
    "You probably won't notice the difference in list price ($279.99 vs. $279.95).",
  ],
  [{ coreMm: 14.3 }, "The Long One has a 1.7 mm thinner core than the B."],
  [{ lengthIn: 16.3 }, "The Long One is 0.2 in shorter than the B."],
  [{ gripLengthIn: 5 }, "The Long One has a 0.5 in shorter grip than the B."],
  [
    { lengthIn: 16.4, coreMm: 15.7 },
    "You probably won't notice the difference in core thickness (15.7 mm vs. 16 mm) or length (16.4 in vs. 16.5 in).",
  ],
  [
    { weightOz: 7.9, listPriceCents: 22_995, gripLengthIn: 5.75 },
    "The Long One costs $50 less than the B. It's 0.3 oz lighter, with a 0.25 in longer grip.",
  ],
  [
    { weightOz: 7.9, widthIn: 7.7, coreMm: 14, gripLengthIn: 5 },
    "The Long One is 0.3 oz lighter and 0.2 in wider than the B and has a 2 mm thinner core and a 0.5 in shorter grip.",
  ],
  [{ shape: "hybrid" }, "The Long One is a hybrid; the B is elongated."],
  [{ surface: "Graphite" }, "The Long One has a graphite face; the B has a carbon fiber one."],
  [
    { surface: "Other", faceMaterial: "titanium mesh" },
    "The Long One has a titanium mesh face; the B has a carbon fiber one.",
  ],
  [{ shape: "other" }, "The Long One is a shape of its own; the B is elongated."],
  [
    { shape: "widebody", surface: "Graphite" },
    "The Long One is a widebody with a graphite face; the B is elongated with a carbon fiber one.",
  ],
])("%j: '%s'", (facts, sentence) => {
  expect(said(facts)[0]).toBe(sentence);
});

test("a metric difference is that of the displayed figures", () => {
  // 232 g and 227 g, 419 mm and 414 mm; the exact difference would be 5.7 g, displayed as 6 g.
  expect(said({ weightOz: 8, lengthIn: 16.3 }, "metric")[0]).toBe(
    "The Long One is 5 g lighter and 5 mm shorter than the B.",
  );
});

test("two equal paddles have no differences, and two shapes without a name aren't the same one", () => {
  expect(said({})).toEqual([
    "Both have the same list price ($279.95), weight (8.2 oz), core thickness (16 mm), length (16.5 in), width (7.5 in), grip length (5.5 in), face (carbon fiber) and shape (elongated).",
  ]);
  expect(notCompared([base, base])).toBeUndefined();
  const nameless = { ...base, shape: "other" } as const;
  expect(sayPair(nameless, nameless, "us").join(" ")).not.toContain("shape");
});

test.each<[Partial<Paddle>, string, string]>([
  [{ weightOz: 7, notConfirmed: ["weightOz"] }, "weight", "it"],
  [{ coreMm: null }, "core thickness", "it"],
  [
    { listPriceCents: null, shape: "hybrid", notConfirmed: ["shape"] },
    "list price and shape",
    "them",
  ],
])("%j is not compared", (facts, nouns, them) => {
  expect(said(facts)).toEqual([expect.stringMatching(/^Both have the same /)]);
  const unsure = { ...base, ...facts };
  for (const pair of [
    [base, unsure],
    [unsure, base],
    [unsure, unsure],
  ])
    expect(notCompared(pair)).toBe(
      `We left out ${nouns} because we couldn't confirm ${them} for both.`,
    );
  expect(notCompared([base, unsure, base])).toBe(
    `We couldn't confirm ${nouns} for every paddle here. A reason based on one of these compares only the paddles it's confirmed for.`,
  );
});

test("two paddles without confirmed facts are not compared at all", () => {
  const names = ["weightOz", "coreMm", "lengthIn", "widthIn", "gripLengthIn", "surface", "shape"];
  const unsure = { listPriceCents: null, notConfirmed: names as Paddle["notConfirmed"] };
  expect(said(unsure)).toEqual([]);
  expect(notCompared([base, { ...base, ...unsure }])).toMatch(
    /^We left out list price, weight, .* face and shape because /,
  );
});

const plain: Paddle = { ...plainPaddle, shortName: "B", surface: "Carbon Fiber" };
const like = (facts: Partial<Paddle>): Paddle => ({ ...plain, ...facts });
const about = (evidence: Evidence) => aboutOne(plain, true, evidence);
const does = (fact: Fact, each = "pops") => about({ from: "fact", fact, does: each });
const page = (list: PageList, phrase: string) => about({ from: "page", list, phrase });
const use = (trait: Trait, by?: Reason) => about({ from: "use", trait, by });
const next = (fact: Scaled, ...others: Partial<Paddle>[]) =>
  difference(plain, others.map(like), fact)!;

test.each<[Reason, Parameters<typeof say>[1], string]>([
  [does("coreMm"), "sentence", "The 16 mm core pops."],
  [does("coreMm"), "clause", "pops"],
  [does("weightOz"), "sentence", "At 8.2 oz, it pops."],
  [does("shape"), "sentence", "Its elongated head pops."],
  [does("surface"), "sentence", "The carbon fiber face pops."],
  [does("gripLengthIn"), "sentence", "The 5.5-inch grip pops."],
  [does("category"), "sentence", "As a power paddle, it pops."],
  [next("coreMm", { coreMm: 14 }), "clause", "a 2 mm thicker core"],
  [next("coreMm", { coreMm: 14 }), "term", "core thickness (16 mm vs. 14 mm)"],
  [
    next("coreMm", { coreMm: 14 }, { coreMm: 13 }),
    "if",
    "you want a thicker, softer core (16 mm vs. 14 mm and 13 mm)",
  ],
  [
    next("listPriceCents", { listPriceCents: 22_950 }, { listPriceCents: 20_400 }),
    "if",
    "you want to save at least $20",
  ],
  // With what tells it apart, and in its page's words alone if they name the trait.
  [use("hands"), "clause", "quicker"],
  [use("hands"), "if", "you want quicker hands"],
  [use("hands", does("weightOz")), "if", "you want quicker hands (8.2 oz)"],
  [use("twoHands", does("gripLengthIn")), "if", "you want room for two hands (5.5 in grip)"],
  [use("power", does("category")), "if", "you want a power paddle's pace"],
  // Beside the fact of one rival.
  [
    { ...use("hands", does("weightOz")), over: [like({ weightOz: 8.5 })] },
    "if",
    "you want quicker hands (8.2 oz vs. 8.5 oz)",
  ],
  [
    { ...use("learning", does("shape")), over: [like({ shape: "hybrid" })] },
    "if",
    "you want a wider face while you learn (elongated shape, not hybrid)",
  ],
  [
    { ...use("hands", does("weightOz")), over: [like({ weightOz: 8.5 }), like({ weightOz: 9 })] },
    "if",
    "you want quicker hands (8.2 oz)",
  ],
  [use("power", page("knownFor", "Pace")), "if", "you want more power (“Pace”)"],
  [use("power", page("knownFor", "Easy power")), "if", "you want easy power"],
  [use("power", page("buyIf", "you want power")), "if", "you want more power"],
  [about({ from: "balance" }), "sentence", "Its pace and its touch are about even."],
  [page("knownFor", "Pop"), "sentence", "Known for: Pop."],
  [page("knownFor", "Pop"), "clause", "known for “Pop”"],
  [page("criticisedFor", "Pop"), "term", "Pop"],
  [page("buyIf", "you dink"), "sentence", "Buy it if you dink."],
  [page("buyIf", "you dink"), "if", "you dink"],
  [page("skipIf", "you dink"), "clause", "not for you if you dink"],
])("%# is said as a %s: %s", (reason, form, expected) => {
  expect(say(reason, form)).toBe(expected);
});

test("every fact with a side has a clause for it, and every claim its words", () => {
  for (const entry of Object.values(lexicon))
    if ("more" in entry)
      for (const { is, wanted, claim } of [entry.more, entry.less]) {
        expect(is).toBeTruthy();
        if (claim !== undefined) expect(wanted).toBeTruthy();
      }
});

test("what several needs make of one fact is one sentence, each clause once", () => {
  const all = ["pops", "sings", "pops", "hums", "glows"];
  const [first, ...rest] = all.map((each) => does("coreMm", each));
  const pop = page("knownFor", "Pop");
  expect(sayEach([first!, pop, ...rest, pop])).toEqual([
    "The 16 mm core pops and sings. It also hums and glows.",
    "Known for: Pop.",
  ]);
});

test("the steps are in the reader's units", () => {
  expect(stepsInWords("us")).toBe(
    "$10, 0.2 oz, 1 mm of core, 0.2 in of length or width, or 0.25 in of grip",
  );
  expect(stepsInWords("metric")).toBe(
    "$10, 6 g, 1 mm of core, 5 mm of length or width, or 6 mm of grip",
  );
  // That sentence has one number for both.
  expect(lexicon.lengthIn.notice).toBe(lexicon.widthIn.notice);
});

/** The words for scores, slowest first, and those for too few. */
const speeds =
  "among the slowest, slower than most, in the middle, quicker than most, among the quickest, one of 4 with a score";

test.each<[scores: number[], places: number[]]>([
  [
    [0, 0.3, 0.5, 1],
    [5, 5, 5, 5],
  ],
  [
    [0, 0.1, 0.5, 0.9, 1],
    [0, 1, 2, 3, 4],
  ],
  [
    [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.97, 1],
    [0, 1, 1, 1, 2, 2, 3, 3, 4, 4],
  ],
  // Equal scores get equal words, and a tie is never said to beat most.
  [
    [0.5, 0.5, 0.5, 0.5, 0.5],
    [2, 2, 2, 2, 2],
  ],
  [
    [0, 1, 1, 1, 1],
    [0, 2, 2, 2, 2],
  ],
  [
    [0, 0, 0, 0, 1],
    [2, 2, 2, 2, 4],
  ],
  [
    [0, 0, 0.5, 1, 1],
    [1, 1, 2, 4, 4],
  ],
])("the scores %j fall at %j among five places", (scores, places) => {
  const words = scores.map((place) => {
    const rank = 1 + scores.filter((other) => other > place).length;
    const middle = scores[Math.floor(scores.length / 2)]!;
    return placeInWords("hands", { rank, of: scores.length, place, middle });
  });
  expect(words).toEqual(places.map((at) => speeds.split(", ")[at]));
});
