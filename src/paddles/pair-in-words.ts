import type { Paddle } from "./paddle.content.ts";
import { shortPriceText } from "../platform/text/money.ts";
import { isConfirmed } from "./paddle-facts.ts";
import { type Figure, figureIn, type Units } from "../platform/text/units.ts";
import { type ComparedNumber, distance, isNoticed } from "./noticeable.ts";

/** What a number says about the first of two paddles if its own is larger or smaller by this much. */
const numbers: readonly [
  fact: ComparedNumber,
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

/**
 * The differences of two paddles that a player would notice, what is too close to notice and what they share, in plain
 * sentences from confirmed facts only.
 */
export function pairInWords(one: Paddle, other: Paddle, units: Units): string[] {
  const differences: string[] = [];
  const contrasts: string[] = [];
  const close: string[] = [];
  const shared: string[] = [];
  const both = [one, other];
  for (const [fact, noun, unit, more, less] of numbers) {
    if (!areKnown(both, fact)) continue;
    const shown = (paddle: Paddle) => figureIn(paddle[fact]!, unit, units);
    const [mine, theirs] = [shown(one), shown(other)];
    if (mine.value === theirs.value) shared.push(`${noun} (${figure(mine)})`);
    else if (!isNoticed(fact, [one[fact]!, other[fact]!]))
      close.push(`${noun} (${figure(mine)} and ${figure(theirs)})`);
    else {
      // The difference of the displayed figures, so that a reader who subtracts them gets the same.
      const by = distance(mine.value, theirs.value);
      const say = mine.value > theirs.value ? more : less;
      differences.push(say.replace("{by}", () => figure({ value: by, unit: mine.unit })));
    }
  }
  for (const { fact, noun } of words) {
    if (!areKnown(both, fact)) continue;
    const [mine, theirs] = [one[fact].toLowerCase(), other[fact].toLowerCase()];
    if (mine === theirs) shared.push(`${noun} (${mine})`);
    else
      contrasts.push(
        `The ${noun} of the ${one.name} is ${mine}, that of the ${other.name} ${theirs}.`,
      );
  }
  return [
    differences.length > 0 ? `The ${one.name} ${listed(differences)} than the ${other.name}.` : "",
    ...contrasts,
    close.length > 0 ? `Too close to notice: ${listed(close)}.` : "",
    shared.length > 0 ? `Both have the same ${listed(shared)}.` : "",
  ].filter((sentence) => sentence !== "");
}

/** What can't be compared because it isn't confirmed for every paddle; undefined if everything can. */
export function notCompared(paddles: readonly Paddle[]): string | undefined {
  const facts = [...numbers.map(([fact, noun]) => ({ fact, noun })), ...words];
  const unsure = facts.filter(({ fact }) => !areKnown(paddles, fact)).map(({ noun }) => noun);
  if (unsure.length === 0) return undefined;
  return paddles.length === 2
    ? `Not confirmed for one of them or both, so not compared: ${listed(unsure)}.`
    : `Not confirmed for all of them: ${listed(unsure)}. A reason from one of these compares only the paddles it's confirmed for.`;
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
