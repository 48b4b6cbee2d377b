import type { Paddle } from "../paddles/paddle.content.ts";
import { oncePer } from "../platform/once-per.ts";
import { normalizeForSearch, wordsMatcher } from "../platform/text/normalize-text.ts";
import { searchWords, typosIn } from "../search/search-words.ts";

/** The texts a search looks at. */
export type Searched = Pick<
  Paddle,
  "slug" | "name" | "brand" | "fullName" | "shortName" | "aliases"
>;

const titleAndBrand = oncePer(({ name, brand }: Searched) =>
  normalizeForSearch(`${name}\n${brand}`),
);

/** Returns what tells whether a paddle's title and brand have all words of a term: a plain search. */
export function termMatcher(term: string): (paddle: Searched) => boolean {
  const hasWords = wordsMatcher(term);
  return (paddle) => hasWords(titleAndBrand(paddle));
}

/** More close matches than this help nobody. */
const maxCloseMatches = 24;
/** Terms shorter or longer than this don't tell which paddle was meant. */
const minTermLength = 3;
const maxTermLength = 80;

/**
 * The paddles that a term may have meant although their title and brand don't have all of its words: it is another name
 * of theirs, is written together or apart, or has a wrong letter. Closest first, ties in the given order. Paddles that
 * have all of its words aren't included.
 */
export function closeMatches<Listed extends { paddle: Searched }>(
  listed: readonly Listed[],
  term: string,
): Listed[] {
  if (term.length < minTermLength || term.length > maxTermLength) return [];
  const typed = searchWords(term);
  if (typed.length === 0) return [];
  const holdsTerm = termMatcher(term);
  return listed
    .flatMap((each) => {
      const away = holdsTerm(each.paddle) ? undefined : awayFrom(namesOf(each.paddle), typed);
      return away === undefined ? [] : [{ each, away }];
    })
    .toSorted((a, b) => a.away - b.away)
    .slice(0, maxCloseMatches)
    .map(({ each }) => each);
}

interface Names {
  /** Words of the title, the brand and the other names. */
  near: readonly string[];
  /** Words that only the manufacturer's full name and the slug have. */
  far: readonly string[];
  /** Every name without spaces. */
  joined: readonly string[];
}

/** A paddle's names, split into words. */
const namesOf = oncePer(takeApart);

function takeApart({ slug, name, brand, fullName, shortName, aliases }: Searched): Names {
  const near = new Set([name, brand, shortName, ...aliases].flatMap(searchWords));
  const far = new Set([fullName, slug].flatMap(searchWords));
  return {
    near: [...near],
    far: [...far.difference(near)],
    joined: [name, fullName, ...aliases].map((each) => searchWords(each).join("")),
  };
}

/** The distance of the names from all typed words together. Undefined if one word matches none of them. */
function awayFrom(names: Names, typed: readonly string[]): number | undefined {
  const together = typed.join("");
  if (together.length >= minTermLength && names.joined.some((name) => name.includes(together)))
    return 0;
  let sum = 0;
  for (const word of typed) {
    const away = Math.min(
      ...names.near.map((each) => wordAway(word, each)),
      ...names.far.map((each) => wordAway(word, each) + 1),
    );
    if (away === Infinity) return undefined;
    sum += away;
  }
  return sum;
}

/** 0 for the word itself, 1 for its beginning, 2 and more for wrong letters, Infinity for another word. */
function wordAway(typed: string, word: string): number {
  if (typed === word) return 0;
  if (typed.length >= minTermLength && word.startsWith(typed)) return 1;
  return 1 + typosIn(typed, word);
}
