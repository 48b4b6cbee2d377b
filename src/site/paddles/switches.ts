// Which paddles a paddle's reviewers came from. They type a name, which counts only if it's exactly one of ours.

import { oncePer } from "../../platform/once-per.ts";
import { foldWords } from "../../platform/text/normalize-text.ts";
import type { AnyPaddle } from "./paddle.content.ts";

/** How many reviews named something as what was played before, as typed. */
export interface PlayedBefore {
  text: string;
  reviews: number;
}

/** A paddle that reviewers of another one came from. */
export interface Switch<Other = AnyPaddle> {
  other: Other;
  reviews: number;
}

/** The least number of reviews that is worth saying: fewer tell nothing. */
export const fewestSwitches = 3;

type Named = Pick<AnyPaddle, "slug" | "name" | "brand" | "fullName" | "shortName" | "aliases">;

/** A name without case, accents and punctuation, and without 'the' or 'my' in front. */
function keyOf(name: string): string {
  const words = foldWords(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words[0] === "the" || words[0] === "my") words.shift();
  return words.join(" ");
}

/** Paddles by every name that means one alone. */
const named = oncePer((paddles: readonly Named[]) => {
  const byName = new Map<string, Named | undefined>();
  for (const paddle of paddles) {
    const { name, brand, fullName, shortName, aliases } = paddle;
    const names = [name, fullName, shortName, ...aliases].flatMap((each) => [
      keyOf(each),
      keyOf(`${brand} ${each}`),
    ]);
    for (const each of new Set(names)) byName.set(each, byName.has(each) ? undefined : paddle);
  }
  return byName;
});

/** How many of these answers name each paddle. */
function countNamed<Other extends Named>(
  before: readonly PlayedBefore[],
  paddles: readonly Other[],
): ReadonlyMap<Other, number> {
  const names = named(paddles) as ReadonlyMap<string, Other | undefined>;
  const counts = new Map<Other, number>();
  for (const { text, reviews } of before) {
    const other = names.get(keyOf(text));
    if (other) counts.set(other, (counts.get(other) ?? 0) + reviews);
  }
  return counts;
}

const mostFirst = <Other extends Named>(switches: readonly Switch<Other>[]) =>
  switches
    .filter(({ reviews }) => reviews >= fewestSwitches)
    .toSorted((a, b) => b.reviews - a.reviews || (a.other.slug < b.other.slug ? -1 : 1));

/** The paddles that reviewers of one came from, most first: those that enough of them named. */
export const cameFrom = <Other extends Named>(
  { slug }: { slug: string },
  before: readonly PlayedBefore[],
  paddles: readonly Other[],
): Switch<Other>[] =>
  mostFirst(
    [...countNamed(before, paddles)].flatMap(([other, reviews]) =>
      other.slug === slug ? [] : [{ other, reviews }],
    ),
  );
