// What the cards of one list say about each paddle, so that a reader can compare them down the list: the two facts that
// tell these paddles apart best, and how each plays.

import { capitalized } from "../../platform/text/grammar.ts";
import { figureText, keepUnits } from "../../platform/text/units.ts";
import { priceText } from "../../platform/text/money.ts";
import {
  type AnySold,
  knownFact,
  measuredFacts,
  surfaceText,
  weightOf,
  weightText,
} from "./paddle-facts.ts";
import { placeAmong, type Use, type UseScore } from "./profile.ts";
import type { AnyPaddle } from "./paddle.content.ts";
import { oncePer } from "../../platform/once-per.ts";

/** The facts that a card may show. Of two that tell paddles apart equally well, the first is shown. */
export const cardFacts = ["weightOz", "gripLengthIn", "shape", "coreMm", "surface"] as const;
export type CardFact = (typeof cardFacts)[number];

export const cardFactLabels: Record<CardFact, string> = {
  weightOz: "Weight",
  gripLengthIn: "Grip",
  shape: "Shape",
  coreMm: "Core",
  surface: "Surface",
};

/** A fact as a card prints it: '8.1 oz'. Undefined if it's unknown or unconfirmed. */
export const cardFactText = (paddle: AnyPaddle, fact: CardFact): string | undefined =>
  cardTexts(paddle)[fact];

// Each list asks for those of all its paddles, to see which facts tell them apart.
const cardTexts = oncePer((paddle: AnyPaddle): Partial<Record<CardFact, string>> => {
  const textOf = (fact: CardFact) => {
    const value = knownFact(paddle, fact);
    if (value === undefined) return undefined;
    if (fact === "surface") return surfaceText(paddle) ?? undefined;
    const unit = measuredFacts.find(({ name }) => name === fact)?.unit;
    return unit ? keepUnits(figureText(value as number, unit, "us")) : capitalized(value as string);
  };
  return Object.fromEntries(cardFacts.map((fact) => [fact, textOf(fact)]));
});

const shownOnCard = 2;

/**
 * The two facts that differ for the most pairs of paddles, in the order of `cardFacts`. An unconfirmed value differs
 * from nothing.
 * @param fixed what is the same for all because the list is filtered by it
 */
export function differingFacts(
  paddles: readonly AnyPaddle[],
  fixed: readonly CardFact[] = [],
): CardFact[] {
  const ranked = cardFacts
    .filter((fact) => !fixed.includes(fact))
    .map((fact) => {
      const counts = new Map<string, number>();
      for (const paddle of paddles) {
        const text = cardFactText(paddle, fact);
        if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
      }
      const known = counts.values().reduce((sum, count) => sum + count, 0);
      const alike = counts.values().reduce((sum, count) => sum + count ** 2, 0);
      return { fact, differing: known ** 2 - alike, known };
    })
    .toSorted((a, b) => b.differing - a.differing || b.known - a.known);
  const chosen = new Set(ranked.slice(0, shownOnCard).map(({ fact }) => fact));
  return cardFacts.filter((fact) => chosen.has(fact));
}

/** The uses that a card has a bar for. */
const cardUses = ["power", "control", "hands"] as const satisfies readonly Use[];

/** How a paddle plays, for each use with a bar. */
export type CardScores = readonly ({ use: (typeof cardUses)[number] } & NonNullable<
  UseScore["among"]
>)[];

/** The scores of a paddle's page that its cards show. Undefined if one of them is unknown. */
export const cardScores = oncePer((catalog: readonly AnyPaddle[]) =>
  oncePer((paddle: AnyPaddle): CardScores | undefined => {
    const scores = cardUses.flatMap((use) => {
      const among = placeAmong(catalog, paddle, use);
      return among ? { use, ...among } : [];
    });
    return scores.length === cardUses.length ? scores : undefined;
  }),
);

const coreInWords = (thickness: string | undefined, build: string | undefined) =>
  build === undefined ? thickness : [thickness, build, "core"].filter(Boolean).join(" ");

/** What is known of a listed paddle, in a few words: 'elongated, 16 mm foam core, 8.1 oz, $149.99'. Empty if it's nothing. */
export function knownInWords(paddle: AnySold): string {
  const { version, listPriceCents } = paddle;
  const shape = knownFact(paddle, "shape");
  const coreMm = knownFact(paddle, "coreMm");
  const weight = weightOf(paddle) === undefined ? undefined : weightText(paddle);
  return [
    version ? `as the ${version.name}` : undefined,
    shape === "other" ? undefined : shape,
    coreInWords(
      coreMm === undefined ? undefined : keepUnits(figureText(coreMm, "mm", "us")),
      knownFact(paddle, "build"),
    ),
    weight === undefined ? undefined : keepUnits(weight),
    listPriceCents === null ? undefined : priceText(listPriceCents),
  ]
    .filter((fact) => fact !== undefined)
    .join(", ");
}
