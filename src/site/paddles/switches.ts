// Which paddles a paddle's reviewers came from. They type a name, which counts only if it's exactly one of ours.

import { oncePer } from "../../platform/once-per.ts";
import { foldWords } from "../../platform/text/normalize-text.ts";
import type { Paddle } from "./paddle.content.ts";

/** How many reviews named something as what was played before, as typed. */
export interface PlayedBefore {
  text: string;
  reviews: number;
}

/** A paddle that reviewers came from. */
export interface Switch<From = Paddle> {
  from: From;
  reviews: number;
}

/** The least number of reviews that is worth saying: fewer tell nothing, and may tell who. */
export const fewestSwitches = 5;

type Named = Pick<Paddle, "slug" | "name" | "brand" | "fullName" | "shortName" | "aliases">;

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

/** The paddles that reviewers of one came from, most first: those that enough of them named. */
export function switchesTo<From extends Named>(
  { slug }: { slug: string },
  before: readonly PlayedBefore[],
  paddles: readonly From[],
): Switch<From>[] {
  const names = named(paddles) as ReadonlyMap<string, From | undefined>;
  const counts = new Map<From, number>();
  for (const { text, reviews } of before) {
    const from = names.get(keyOf(text));
    if (from && from.slug !== slug) counts.set(from, (counts.get(from) ?? 0) + reviews);
  }
  return [...counts]
    .map(([from, reviews]) => ({ from, reviews }))
    .filter(({ reviews }) => reviews >= fewestSwitches)
    .toSorted((a, b) => b.reviews - a.reviews || (a.from.slug < b.from.slug ? -1 : 1));
}
