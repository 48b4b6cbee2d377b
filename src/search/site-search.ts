// Searches the site's pages: all words must match, as typed, as a synonym or with a typo corrected. If nothing has all
// of them, pages with at least half are what the term may have meant.

import { addresses } from "../addresses.ts";
import { query, text } from "../platform/query.ts";
import { wholeNumber } from "../platform/text/money.ts";
import type { SearchDocument } from "../platform/render/route.ts";
import {
  corrections,
  indexOf,
  joinedWeight,
  type SearchScope,
  titleWeight,
  weightsOf,
} from "./search-index.ts";
import { searchWords } from "./search-words.ts";

/** The maximum length of a search term in characters, and its maximum number of words. The rest is ignored. */
export const maxTermLength = 100;
const maxWords = 8;
/** The maximum number of results with only some of the words. */
const maxPartial = 12;
/** The maximum number of corrections for one word. */
const maxCorrections = 6;
/** A synonym counts a little less than the word itself, a correction half as much. */
const factors = { typed: 1, singular: 0.95, synonym: 0.8, corrected: 0.5 } as const;

/** Words that say nothing about what is sought, if there are others. */
const fillers = new Set(
  "a an and are do for how i in is it my of on or should the to versus vs what which with".split(
    " ",
  ),
);

/** Lists of words that players use for the same thing. */
export type Synonyms = readonly (readonly string[])[];

/** What is searched, and how. */
export interface Searched {
  documents: readonly SearchDocument[];
  synonyms: Synonyms;
  scope?: SearchScope;
}

export interface FoundDocument {
  document: SearchDocument;
  /** Whether its title has all words. */
  isNamed: boolean;
}

export interface SearchResults {
  /** Best first. Ties keep their order. */
  found: FoundDocument[];
  /** Whether they have all words, as typed or as a synonym. Otherwise they're what the term may have meant. */
  isExact: boolean;
  /** The words searched for, with typos corrected. */
  meant: string[];
}

/** A possible meaning of a typed word, and its weight. */
interface Reading {
  word: string;
  factor: number;
}

/** The distinct words to search for. */
export function wordsOf(term: string): string[] {
  const words = [...new Set(searchWords(term.slice(0, maxTermLength)))].slice(0, maxWords);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Finds documents with all words of a term, anywhere and in any order; unknown words are corrected. If nothing has all
 * of them, finds those with at least half, ranked by how rare the words are.
 */
export function searchSite(searched: Searched, term: string): SearchResults {
  const words = wordsOf(term);
  if (words.length === 0) return { found: [], isExact: true, meant: [] };
  const columns = words.map((word, place) => columnOf(word, place === words.length - 1, searched));
  const meant = columns.map((column) => column.meant);
  const rows = rowsOf(searched.documents, words, columns);
  const whole = rows.filter(({ isWhole }) => isWhole).toSorted((a, b) => b.weight - a.weight);
  if (whole.length > 0)
    return { found: whole, isExact: columns.every(({ isTyped }) => isTyped), meant };
  const partial = rows
    .filter(({ isPart }) => isPart)
    .toSorted((a, b) => b.share - a.share || b.weight - a.weight)
    .slice(0, maxPartial);
  return { found: partial, isExact: false, meant };
}

/** A word of a term, and its weight in each document. */
interface Column {
  meant: string;
  weights: readonly number[];
  /** False if it was corrected. */
  isTyped: boolean;
}

function columnOf(
  word: string,
  isLast: boolean,
  { documents, synonyms, scope = "everything" }: Searched,
): Column {
  const index = indexOf(documents);
  const weigh = (readings: readonly Reading[]) => {
    const best = index.entries.map(() => 0);
    for (const { word: each, factor } of readings)
      for (const [row, weight] of weightsOf(each, index, scope))
        best[row] = Math.max(best[row]!, weight * factor);
    return best;
  };
  const typed = { meant: word, weights: weigh(readingsOf(word, synonyms)), isTyped: true };
  if (typed.weights.some((weight) => weight > 0)) return typed;
  const [meant, ...others] = corrections(word, index, scope, isLast).slice(0, maxCorrections);
  if (meant === undefined) return typed;
  const factor = factors.corrected;
  const weights = weigh([meant, ...others].map((each) => ({ word: each, factor })));
  return { meant, weights, isTyped: false };
}

/** Each document's words; documents without any are left out. */
function rowsOf(
  documents: readonly SearchDocument[],
  words: readonly string[],
  columns: readonly Column[],
) {
  const together = words.length > 1 ? words.join("") : "";
  const rarities = raritiesOf(columns);
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return indexOf(documents).entries.flatMap(({ document, joinedNames }, row) => {
    const isJoined = together.length > 3 && joinedNames.includes(together);
    if (!isJoined && columns.every((column) => column.weights[row] === 0)) return [];
    const weights = columns.map((column) => column.weights[row]!);
    const sum = (of: (place: number) => number) =>
      rarities.reduce((before, rarity, place) => before + rarity * of(place), 0);
    const weight = sum((place) => weights[place]!);
    const share = sum((place) => Math.sign(weights[place]!));
    const hasLongWord = words.some((word, place) => word.length > 2 && weights[place]! > 0);
    return {
      document,
      isNamed: isJoined || weights.every((each) => each >= titleWeight),
      isWhole: isJoined || weights.every((each) => each > 0),
      isPart: hasLongWord && share * 2 >= total,
      share,
      weight: isJoined ? Math.max(weight, joinedWeight * total) : weight,
    };
  });
}

/** A word, its singular, and its synonyms. */
function readingsOf(word: string, synonyms: Synonyms): Reading[] {
  const singular = /^\p{L}{3,}s$/u.test(word) ? word.slice(0, -1) : word;
  const others = synonyms
    .filter((alike) => alike.includes(word) || alike.includes(singular))
    .flat()
    .filter((each) => each !== word);
  return [
    { word, factor: factors.typed },
    ...(singular === word ? [] : [{ word: singular, factor: factors.singular }]),
    ...others.map((each) => ({ word: each, factor: factors.synonym })),
  ];
}

/** The weight of each word by rarity. One that occurs nowhere counts as the rarest of the others. */
function raritiesOf(columns: readonly Column[]): number[] {
  const rarities = columns.map(({ weights }) => {
    const documents = weights.filter((weight) => weight > 0).length;
    return documents === 0 ? undefined : Math.log(1 + weights.length / documents);
  });
  const rarest = Math.max(0, ...rarities.map((rarity) => rarity ?? 0));
  return rarities.map((rarity) => rarity ?? rarest);
}

/**
 * Splits a group's best results into those in front and those that come last because we know too little about them.
 * If a term names only documents of the latter kind, these lead anyway.
 * @param most the maximum number of both together
 */
export function inFrontAndLast(
  results: readonly FoundDocument[],
  most = Infinity,
): { front: SearchDocument[]; last: SearchDocument[] } {
  const named = results.filter(({ isNamed }) => isNamed);
  const lead = named.some(({ document }) => !document.comesLast) ? [] : named;
  const others = results.filter((each) => !lead.includes(each)).map(({ document }) => document);
  const front = [
    ...lead.map(({ document }) => document),
    ...others.filter(({ comesLast }) => !comesLast),
  ].slice(0, most);
  return {
    front,
    last: others.filter(({ comesLast }) => comesLast).slice(0, most - front.length),
  };
}

/** All results in one list, those that come last at its end. */
export function bestFirst(results: readonly FoundDocument[]): SearchDocument[] {
  const { front, last } = inFrontAndLast(results);
  return [...front, ...last];
}

/** The query of the search page, which shows the whole term. */
export const searchQuery = query({ search: text() });
/** The query for suggestions, with only as much of a term as is searched for. */
export const suggestionsQuery = query({
  search: text((typed) => typed.trim().slice(0, maxTermLength).trim()),
});

/** The URL of a search over the whole site. */
export const searchAddress = (search: string) =>
  searchQuery.address(addresses.search.path, { search });

/** '1 result', '12 results', 'No results'. */
export function resultsText(count: number): string {
  return count === 0 ? "No results" : `${wholeNumber(count)} ${count === 1 ? "result" : "results"}`;
}
