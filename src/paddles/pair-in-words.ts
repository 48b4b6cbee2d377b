import type { Paddle } from "./paddle.content.ts";
import { roundPriceText, shortPriceText } from "../platform/text/money.ts";
import { isConfirmed, namedShape, surfaceInWords } from "./paddle-facts.ts";
import { type Figure, figureIn, type Units } from "../platform/text/units.ts";
import { type ComparedNumber, distance, isNoticed } from "./noticeable.ts";

/** What a number says about the first of two paddles if its own is larger or smaller by this much. */
const numbers = [
  {
    fact: "listPriceCents",
    noun: "list price",
    unit: "cents",
    verb: "costs",
    more: "{by} more",
    less: "{by} less",
  },
  {
    fact: "weightOz",
    noun: "weight",
    unit: "oz",
    verb: "is",
    more: "{by} heavier",
    less: "{by} lighter",
  },
  {
    fact: "coreMm",
    noun: "core thickness",
    unit: "mm",
    verb: "has",
    more: "a {by} thicker core",
    less: "a {by} thinner core",
  },
  {
    fact: "lengthIn",
    noun: "length",
    unit: "in",
    verb: "is",
    more: "{by} longer",
    less: "{by} shorter",
  },
  {
    fact: "widthIn",
    noun: "width",
    unit: "in",
    verb: "is",
    more: "{by} wider",
    less: "{by} narrower",
  },
  {
    fact: "gripLengthIn",
    noun: "grip length",
    unit: "in",
    verb: "has",
    more: "a {by} longer grip",
    less: "a {by} shorter grip",
  },
] as const satisfies { fact: ComparedNumber; [words: string]: string }[];
type Verb = (typeof numbers)[number]["verb"];

const words = [
  { fact: "surface", noun: "face" },
  { fact: "shape", noun: "shape" },
] as const;

/** Shapes after 'is'. */
const shapeNames: Record<Paddle["shape"], string> = {
  elongated: "elongated",
  hybrid: "a hybrid",
  standard: "a standard shape",
  widebody: "a widebody",
  other: "a shape of its own",
};

/**
 * The differences of two paddles that a player would notice, what is too close to notice and what they share, in plain
 * sentences from confirmed facts only.
 */
export function pairInWords(one: Paddle, other: Paddle, units: Units): string[] {
  const differences = new Map<Verb, string[]>();
  const close: string[] = [];
  const shared: string[] = [];
  const both = [one, other];
  for (const { fact, noun, unit, verb, more, less } of numbers) {
    if (!areKnown(both, fact)) continue;
    const shown = (paddle: Paddle) => figureIn(paddle[fact]!, unit, units);
    const [mine, theirs] = [shown(one), shown(other)];
    if (mine.value === theirs.value) shared.push(`${noun} (${figure(mine)})`);
    else if (!isNoticed(fact, [one[fact]!, other[fact]!]))
      close.push(`${noun} (${figure(mine)} vs. ${figure(theirs)})`);
    else {
      // The difference of the displayed figures, so that a reader who subtracts them gets the same.
      const by = distance(mine.value, theirs.value);
      const text = unit === "cents" ? roundPriceText(by) : figure({ value: by, unit: mine.unit });
      const say = mine.value > theirs.value ? more : less;
      differences.set(verb, [...(differences.get(verb) ?? []), say.replace("{by}", () => text)]);
    }
  }
  const differing = words.filter(({ fact }) => areKnown(both, fact) && !areAlike(fact, both));
  for (const { fact, noun } of words) {
    const text = fact === "surface" ? surfaceInWords(one) : namedShape(one);
    if (text !== undefined && areKnown(both, fact) && areAlike(fact, both))
      shared.push(`${noun} (${text})`);
  }
  return [
    inNumbers(one, other, differences),
    inShapeAndFace(
      one,
      other,
      differing.map(({ fact }) => fact),
    ),
    close.length > 0 ? `You probably won't notice the difference in ${listed(close, "or")}.` : "",
    shared.length > 0 ? `Both have the same ${listed(shared)}.` : "",
  ].filter((sentence) => sentence !== "");
}

/** 'The A costs $50 less than the B. It's 0.3 oz lighter, with a 2 mm thicker core.' */
function inNumbers(one: Paddle, other: Paddle, differences: Map<Verb, string[]>): string {
  const [first, ...rest] = (["costs", "is", "has"] as const).filter((verb) =>
    differences.has(verb),
  );
  if (first === undefined) return "";
  const said = (verb: Verb) => listed(differences.get(verb)!);
  const start = `The ${one.shortName} ${first} ${said(first)} than the ${other.shortName}`;
  const [next, last] = rest;
  if (next === undefined) return `${start}.`;
  return last === undefined
    ? `${start} and ${next} ${said(next)}.`
    : `${start}. It's ${said("is")}, with ${said("has")}.`;
}

/** 'The A is a hybrid with a graphite face; the B is elongated with a carbon fiber one.' */
function inShapeAndFace(
  one: Paddle,
  other: Paddle,
  facts: readonly ("surface" | "shape")[],
): string {
  if (facts.length === 0) return "";
  const said = (paddle: Paddle, face: string) => {
    const { shortName, shape } = paddle;
    const withFace = `${withArticle(surfaceInWords(paddle))} ${face}`;
    if (!facts.includes("shape")) return `the ${shortName} has ${withFace}`;
    const is = `the ${shortName} is ${shapeNames[shape]}`;
    return facts.includes("surface") ? `${is} with ${withFace}` : is;
  };
  const [mine, theirs] = [said(one, "face"), said(other, "one")];
  return `${mine.replace("the", "The")}; ${theirs}.`;
}

/** What can't be compared because it isn't confirmed for every paddle; undefined if everything can. */
export function notCompared(paddles: readonly Paddle[]): string | undefined {
  const unsure = [...numbers, ...words]
    .filter(({ fact }) => !areKnown(paddles, fact))
    .map(({ noun }) => noun);
  if (unsure.length === 0) return undefined;
  return paddles.length === 2
    ? `We left out ${listed(unsure)} because we couldn't confirm ${unsure.length === 1 ? "it" : "them"} for both.`
    : `We couldn't confirm ${listed(unsure)} for every paddle here. A reason based on one of these compares only the paddles it's confirmed for.`;
}

/** Whether two paddles' faces are of one material, or their shapes have one name or both none. */
function areAlike(fact: "surface" | "shape", [one, other]: readonly Paddle[]): boolean {
  if (fact === "shape") return one!.shape === other!.shape;
  return surfaceInWords(one!) === surfaceInWords(other!);
}

/** Whether a fact is known and confirmed for all. */
function areKnown(paddles: readonly Paddle[], fact: ComparedNumber | "surface" | "shape"): boolean {
  return paddles.every(
    (paddle) => paddle[fact] !== null && (fact === "listPriceCents" || isConfirmed(paddle, fact)),
  );
}

function figure({ value, unit }: Figure): string {
  return unit === "cents" ? shortPriceText(value) : `${value} ${unit}`;
}

/** 'a power paddle', 'an aramid face'. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(parts: readonly string[], word: "and" | "or" = "and"): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${word} ${last}`;
}

const endings = [
  "which one to buy, and how they differ in price, weight, core, shape and ratings.",
  "which one to buy, with price, weight and ratings.",
  "price, weight and ratings.",
];

/** The description of a pair in search results, at most 160 characters. */
export function pairDescription(one: string, other: string): string {
  const descriptions = endings.map((ending) => `${one} vs ${other}: ${ending}`);
  return descriptions.find(({ length }) => length <= 160) ?? descriptions.at(-1)!;
}
