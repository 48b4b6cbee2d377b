import type { Paddle } from "../paddles/paddle.content.ts";
import { shortPriceText } from "../platform/text/money.ts";
import { isConfirmed } from "../paddles/paddle-facts.ts";
import { type Figure, figureIn, type Units } from "../platform/text/units.ts";

type NumberFact =
  "listPriceCents" | "weightOz" | "coreMm" | "lengthIn" | "widthIn" | "gripLengthIn";

/** What a number says about the first of two paddles if its own is larger or smaller by this much. */
const numbers: readonly [
  fact: NumberFact,
  noun: string,
  unit: string,
  more: string,
  less: string,
][] = [
  ["listPriceCents", "list price", "cents", "costs {by} more", "costs {by} less"],
  ["weightOz", "weight", "oz", "is {by} heavier", "is {by} lighter"],
  ["coreMm", "core thickness", "mm", "has a {by} thicker core", "has a {by} thinner core"],
  ["lengthIn", "length", "in", "is {by} longer", "is {by} shorter"],
  ["widthIn", "width", "in", "is {by} wider", "is {by} narrower"],
  ["gripLengthIn", "grip length", "in", "has a {by} longer grip", "has a {by} shorter grip"],
];

const words = [
  { fact: "surface", noun: "face" },
  { fact: "shape", noun: "shape" },
] as const;

/** Two paddles in plain sentences. */
export interface PairInWords {
  sentences: string[];
  /** What couldn't be compared; undefined if everything could. */
  notCompared: string | undefined;
}

/**
 * The differences of two paddles and what they share, in plain sentences from confirmed facts only. Facts that are
 * unconfirmed for one of them are named and not compared.
 */
export function pairInWords(one: Paddle, other: Paddle, units: Units): PairInWords {
  const differences: string[] = [];
  const contrasts: string[] = [];
  const shared: string[] = [];
  const unsure: string[] = [];
  for (const [fact, noun, unit, more, less] of numbers) {
    const shown = (paddle: Paddle) => figureIn(paddle[fact]!, unit, units);
    const [mine, theirs] = [shown(one), shown(other)];
    if (!areKnown(one, other, fact)) unsure.push(noun);
    else if (mine.value === theirs.value) shared.push(`${noun} (${figure(mine)})`);
    else {
      // The difference of the displayed figures, so that a reader who subtracts them gets the same. Binary fractions:
      // 8.2 less 7.9 is not quite 0.3.
      const by = Math.round(Math.abs(mine.value - theirs.value) * 100) / 100;
      const say = mine.value > theirs.value ? more : less;
      differences.push(say.replace("{by}", () => figure({ value: by, unit: mine.unit })));
    }
  }
  for (const { fact, noun } of words) {
    const [mine, theirs] = [one[fact].toLowerCase(), other[fact].toLowerCase()];
    if (!isConfirmed(one, fact) || !isConfirmed(other, fact)) unsure.push(noun);
    else if (mine === theirs) shared.push(`${noun} (${mine})`);
    else
      contrasts.push(
        `The ${noun} of the ${one.name} is ${mine}, that of the ${other.name} ${theirs}.`,
      );
  }
  const sentences = [
    differences.length > 0 ? `The ${one.name} ${listed(differences)} than the ${other.name}.` : "",
    ...contrasts,
    shared.length > 0 ? `Both have the same ${listed(shared)}.` : "",
  ].filter((sentence) => sentence !== "");
  const notCompared =
    unsure.length === 0
      ? undefined
      : `Not confirmed for one of them or both, so not compared: ${listed(unsure)}.`;
  return { sentences, notCompared };
}

/** Whether both numbers are known and confirmed. */
function areKnown(one: Paddle, other: Paddle, fact: NumberFact): boolean {
  if (one[fact] === null || other[fact] === null) return false;
  return fact === "listPriceCents" || (isConfirmed(one, fact) && isConfirmed(other, fact));
}

function figure({ value, unit }: Figure): string {
  return unit === "cents" ? shortPriceText(value) : `${value} ${unit}`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

const endings = [
  "price, weight, core, shape and ratings side by side, with the differences in plain words.",
  "price, weight, core, shape and ratings side by side.",
  "price, weight and ratings.",
];

/** The description of a pair in search results, at most 160 characters. */
export function pairDescription(one: string, other: string): string {
  const descriptions = endings.map((ending) => `${one} vs ${other}: ${ending}`);
  return descriptions.find(({ length }) => length <= 160) ?? descriptions.at(-1)!;
}
