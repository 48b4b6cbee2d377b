import { expect, test } from "vitest";
import { plainPaddle } from "../../../tests/support/invented.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { isConfirmedPaddle } from "../paddles/paddle-facts.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { verdictOn } from "./verdict.ts";

/** The A and the B: two hybrids of $180 in the middle of the trade, and what each has besides. */
const pairOf = (one: Partial<Paddle>, other: Partial<Paddle>): [Paddle, Paddle] => {
  const plain: Paddle = { ...plainPaddle, shape: "hybrid", weightOz: 8, surface: "Graphite" };
  return [
    { ...plain, shortName: "A", ...one },
    { ...plain, shortName: "B", ...other },
  ];
};
const soft = { strengths: { control: "Soft" } } as const;
const long = { shape: "elongated" } as const;
const vague: Partial<Paddle> = { coreMm: null, notConfirmed: ["weightOz", "surface"] };
const cheap = { listPriceCents: 12_995 } as const;

const tossUp = "Same feel, same shape, a toss-up: pick by looks, or by what's in stock.";

test.each<[string, Partial<Paddle>, Partial<Paddle>, string | undefined]>([
  ["one is unconfirmed", soft, { notConfirmed: ["identity"] }, undefined],
  ["nothing tells them apart", {}, {}, tossUp],
  ["only a price does", {}, cheap, "Same feel, same shape: buy the B and keep about $50."],
  ["a price too close to matter", {}, { listPriceCents: 17_000 }, tossUp],
  ["an unknown price", {}, { listPriceCents: null }, tossUp],
  [
    "we aren't sure of one's feel",
    vague,
    {},
    "We know too little of the A to say which plays better.",
  ],
  [
    "we aren't sure of either's",
    vague,
    vague,
    "We know too little of either to say which plays better.",
  ],
  [
    "we aren't sure of one's feel, and it costs less",
    { ...vague, ...cheap },
    {},
    "We know too little of the A to say which plays better; the A costs about $50 less.",
  ],
  ["each has more of something", soft, long, "Buy the A for control, or the B for reach."],
  [
    "each has more of something, and the first costs less",
    { ...soft, ...cheap },
    long,
    "Buy the B for reach, or the A for control, and keep about $50.",
  ],
  [
    "each has more of something, and the second costs less",
    soft,
    { ...long, ...cheap },
    "Buy the A for control, or the B for reach, and keep about $50.",
  ],
  [
    "one has more and costs more",
    soft,
    cheap,
    "Buy the B and keep about $50, unless you want more control.",
  ],
  [
    "one has more reach and costs more",
    long,
    cheap,
    "Same feel: buy the B and keep about $50, unless you want more reach.",
  ],
  [
    "one has more of two-handed room and costs more",
    { gripLengthIn: 6.2 },
    cheap,
    "Same feel, same shape: buy the B and keep about $50, unless you want room for two hands.",
  ],
  [
    "one has more and costs less",
    { ...soft, ...cheap },
    {},
    "Buy the A for control, and keep about $50.",
  ],
  [
    "one has more reach and costs less",
    { ...long, ...cheap },
    {},
    "Same feel: buy the A and keep about $50.",
  ],
  // Their heads are as long, whatever the pages say.
  ["only one is praised for reach", { strengths: { reach: "Long" } }, {}, tossUp],
  ["one has more", {}, soft, "Buy the B for control."],
  [
    "one has more, but is criticized for what the other isn't",
    { ...soft, criticisedFor: ["Loud"], weaknesses: { sound: "Loud" } },
    {},
    "Buy the A for control, or the B if “Loud” puts you off.",
  ],
  [
    "both are criticized for it",
    { ...soft, criticisedFor: ["Loud"], weaknesses: { sound: "Loud" } },
    { weaknesses: { sound: "Very loud" } },
    "Buy the A for control.",
  ],
  [
    "its price is criticized",
    { ...soft, criticisedFor: ["Dear"], weaknesses: { value: "Dear" } },
    {},
    "Buy the A for control.",
  ],
  [
    "one costs more and has more of two",
    { ...soft, surface: "Carbon Fiber" },
    cheap,
    "Buy the B and keep about $50, unless you want more control or more spin.",
  ],
  [
    "one has more of three: at most two, and last what few buy for",
    { gripLengthIn: 6.2, surface: "Carbon Fiber", strengths: { forgiveness: "Steady" } },
    { gripLengthIn: 4.5 },
    "Same feel, same shape: buy the A for spin and forgiveness.",
  ],
])("the verdict if %s", (_, one, other, expected) => {
  expect(verdictOn(pairOf(one, other))).toBe(expected);
});

const { written: paddles } = projectLibrary();
const named = (slug: string) => paddles.find((each) => each.slug === slug)!;
const confirmed = paddles.filter(isConfirmedPaddle);
const pairs = confirmed.flatMap((one, index) =>
  confirmed.slice(index + 1).map((other): [Paddle, Paddle] => [one, other]),
);

test("the Prism is the Neonic Flow for less", () => {
  const pair = [named("neonic-flow"), named("vatic-pro-prism-flash-v7")] as const;
  expect(verdictOn(pair)).toBe("Same feel, same shape: buy the Prism and keep $30.");
});

test("every pair of our catalog has a short verdict, the same in either order, with round prices", () => {
  expect(pairs).toHaveLength(190);
  /** What's bought and what for, whichever comes first. */
  const meaning = (verdict: string) =>
    verdict.replace("Buy ", "").replace(".", "").split(", or ").toSorted();
  for (const [one, other] of pairs) {
    const verdict = verdictOn([one, other])!;
    expect(verdict, `${one.name}, ${other.name}`).toMatch(/^[A-Z].*(?:[a-z]|\$\d+)\.$/);
    expect(verdict.length, verdict).toBeLessThanOrEqual(200);
    expect(verdict).not.toMatch(/\$\d+\.\d|\$0|undefined|more (?:a|an|room|quicker)\b/);
    expect(meaning(verdictOn([other, one])!), verdict).toEqual(meaning(verdict));
  }
});
