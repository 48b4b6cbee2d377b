// The site search. All words of a term must match, as typed, as a synonym or with a typo corrected; if nothing has all
// of them, pages with at least half are what the term may have meant. The index, built once per catalog and kept in
// memory, knows where each word occurs and what that's worth.

import { oncePer } from "../../platform/once-per.ts";
import type { SearchDocument } from "../../platform/render/route.ts";
import { query, text as textField } from "../../platform/query.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { isIdle, singular } from "../../platform/text/search-phrases.ts";
import { searchWords, typosIn, typosInBeginning } from "../../platform/text/search-words.ts";
import { addresses } from "../../addresses.ts";

/** Where to look for words. 'names' are titles, keywords and paths. */
export type SearchScope = "names" | "everything";

/**
 * A document's words. Every word in a text is surrounded by spaces, so that whole words and beginnings are substrings.
 */
interface Entry {
  document: SearchDocument;
  title: string;
  /** The keywords, and the words of the path. */
  names: string;
  text: string;
}

/** Every word in some documents, by first letter: typos rarely change it. */
type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

/** The documents that contain each word, by index. */
interface WordRows {
  rows: ReadonlyMap<string, readonly number[]>;
  /** In alphabetical order, so that words with the same beginning are adjacent. */
  sorted: readonly string[];
}

interface SearchIndex {
  entries: readonly Entry[];
  /** How many of the documents aren't listed paddles: only these make a word common. */
  written: number;
  /** All titles without spaces, one a line, and where each begins: 'x40' is in 'Franklin X-40'. */
  joined: { lines: string; starts: readonly number[] };
  /** The documents with the telling words of a title or keyword, as `phraseOf` has them. */
  phrases: ReadonlyMap<string, readonly number[]>;
  /** The documents with these telling words in their title, with or without the brand that it begins with. */
  titles: ReadonlyMap<string, readonly number[]>;
  /** The documents with a keyword without spaces and idle words. */
  joinedNames: ReadonlyMap<string, readonly number[]>;
  rows: Record<"title" | "names" | "text", WordRows>;
  words: Record<SearchScope, Vocabulary>;
}

/** The weight of each place a word can be. Whole words outweigh beginnings, and the whole title is best. */
const fieldWeights = {
  wholeTitle: 20,
  titleStart: 16,
  titleWord: 12,
  titleBeginning: 8,
  title: 4,
  name: 3,
  nameBeginning: 2,
  text: 1,
} as const;

/** From this weight on, a word is in the title. */
export const titleWeight = fieldWeights.title;
/** The weight of all words of a term together, written as one or split: 'boom stick'. */
export const joinedWeight = fieldWeights.titleWord;

/** The index of a site's documents, built by the first search. */
export const indexOf = oncePer((documents: readonly SearchDocument[]): SearchIndex => {
  const entries = documents.map((document): Entry => {
    const { title, keywords, path, text } = document;
    return {
      document,
      title: spaced(searchWords(title)),
      names: spaced([...keywords, path].flatMap(searchWords)),
      text: spaced(searchWords(text)),
    };
  });
  const names = entries.flatMap((entry) => [entry.title, entry.names]);
  const texts = entries.map(({ text }) => text);
  return {
    entries,
    written: documents.filter(({ isListed }) => !isListed).length,
    joined: joinedLines(entries),
    phrases: rowsBy(documents, ({ title, keywords }) =>
      [title, ...keywords].map((each) => phraseOf(wordsOf(each))),
    ),
    titles: rowsBy(documents, ({ title, keywords }) =>
      ["", ...keywords]
        .filter((each) => title.startsWith(each))
        .map((each) => phraseOf(wordsOf(title.slice(each.length)))),
    ),
    joinedNames: rowsBy(documents, ({ keywords, path }) =>
      [...keywords, path].map((each) =>
        searchWords(each)
          .filter((word) => !isIdle(word))
          .join(""),
      ),
    ),
    rows: {
      title: wordRows(entries.map(({ title }) => title)),
      names: wordRows(entries.map((entry) => entry.names)),
      text: wordRows(texts),
    },
    words: { names: vocabularyOf(names), everything: vocabularyOf(texts) },
  };
});

function joinedLines(entries: readonly Entry[]): SearchIndex["joined"] {
  let lines = "\n";
  const starts = entries.map(({ title }) => {
    const start = lines.length;
    lines += `${title.replaceAll(" ", "")}\n`;
    return start;
  });
  return { lines, starts };
}

/** The documents whose title without spaces has a word somewhere in it. */
function* rowsJoinedWith(word: string, { joined: { lines, starts } }: SearchIndex) {
  for (let at = lines.indexOf(word); at !== -1;) {
    const row = firstFrom(starts, at + 1) - 1;
    yield row;
    // One place in each title will do.
    at = lines.indexOf(word, starts[row + 1] ?? lines.length);
  }
}

/** The documents with each of some texts, by the text. */
function rowsBy(
  documents: readonly SearchDocument[],
  textsOf: (document: SearchDocument) => readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>();
  for (const [row, document] of documents.entries())
    for (const text of new Set(textsOf(document))) {
      const known = rows.get(text);
      if (known) known.push(row);
      else rows.set(text, [row]);
    }
  return rows;
}

function wordRows(texts: readonly string[]): WordRows {
  const rows = new Map<string, number[]>();
  for (const [row, text] of texts.entries())
    for (const word of new Set(text.trim().split(" "))) {
      const known = rows.get(word);
      if (known) known.push(row);
      else rows.set(word, [row]);
    }
  return { rows, sorted: [...rows.keys()].toSorted() };
}

/** The documents with a word, or with one that begins like it. */
function* rowsWith(word: string, isWhole: boolean, { rows, sorted }: WordRows): Iterable<number> {
  if (isWhole) return yield* rows.get(word) ?? [];
  for (let at = firstFrom(sorted, word); at < sorted.length; at++) {
    const begun = sorted[at]!;
    if (!begun.startsWith(word)) return;
    yield* rows.get(begun)!;
  }
}

/** The position of the first word or number that doesn't sort before another one. */
function firstFrom<Value extends string | number>(sorted: readonly Value[], word: Value): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

const spaced = (words: readonly string[]) => ` ${words.join(" ")} `;

function vocabularyOf(texts: readonly string[]): Vocabulary {
  const words = new Map<string, Set<string>>();
  for (const text of texts)
    for (const word of text.split(" ")) {
      if (word.length < 3) continue;
      const alike = words.get(word[0]!);
      if (alike) alike.add(word);
      else words.set(word[0]!, new Set([word]));
    }
  return words;
}

/**
 * The best weight of a word in each document that contains it, by the document's index. Short words and numbers must
 * match whole.
 */
export function weightsOf(
  word: string,
  index: SearchIndex,
  scope: SearchScope,
): Map<number, number> {
  const { entries, rows } = index;
  const whole = ` ${word} `;
  const isShort = word.length <= 2;
  const isWhole = word.length === 1 || /^\d+$/.test(word);
  const beginning = isWhole ? whole : ` ${word}`;
  const found = new Map<number, number>();
  if (scope === "everything")
    for (const row of rowsWith(word, isWhole || isShort, rows.text))
      found.set(row, fieldWeights.text);
  for (const row of rowsWith(word, isWhole || isShort, rows.names))
    found.set(
      row,
      entries[row]!.names.includes(whole) ? fieldWeights.name : fieldWeights.nameBeginning,
    );
  if (isTelling(word))
    for (const row of rowsJoinedWith(word, index)) found.set(row, fieldWeights.title);
  for (const row of rowsWith(word, isWhole, rows.title)) {
    const { title } = entries[row]!;
    if (title === whole) found.set(row, fieldWeights.wholeTitle);
    else if (title.startsWith(beginning)) found.set(row, fieldWeights.titleStart);
    else
      found.set(row, title.includes(whole) ? fieldWeights.titleWord : fieldWeights.titleBeginning);
  }
  return found;
}

/** Whether a word also matches in the middle of another: 'x40' does, 'arm' doesn't. */
function isTelling(word: string): boolean {
  return word.length > 3 || (word.length === 3 && /\d/.test(word));
}

/**
 * The likely corrections of a misspelled word: the closest words in titles, keywords and paths, of which the last word
 * of a term may be a beginning, or else in texts.
 */
export function corrections(
  typed: string,
  { words }: Pick<SearchIndex, "words">,
  scope: SearchScope,
  isLast: boolean,
): string[] {
  const scopes: readonly SearchScope[] = scope === "names" ? ["names"] : ["names", "everything"];
  for (const each of scopes) {
    const alike = [...(words[each].get(typed[0]!) ?? [])];
    const found = closest(alike, (word) => typosIn(typed, word));
    if (found.length > 0) return found;
    if (!isLast || each === "everything") continue;
    const begun = closest(alike, (word) => typosInBeginning(typed, word));
    if (begun.length > 0) return begun;
  }
  return [];
}

function closest(words: readonly string[], typosOf: (word: string) => number): string[] {
  let least = Infinity;
  let found: string[] = [];
  for (const word of words) {
    const typos = typosOf(word);
    if (typos === Infinity || typos > least) continue;
    if (typos < least) found = [];
    least = typos;
    found.push(word);
  }
  return found;
}

/** The maximum length of a search term in characters, and its maximum number of words. The rest is ignored. */
export const maxTermLength = 100;
const maxWords = 8;
/** The maximum number of results with only some of the words. */
const maxPartial = 12;
const maxCorrections = 6;
/** The weight of all words of a term together, if a keyword has them and nothing else that tells something. */
const phraseWeight = 10;
/** A word that every search for a paddle may have counts little, and needn't be found. */
const idleFactor = 0.1;
/** Of what has all words in one, what has them in better places comes first, and it comes before an equal. */
const tieFactor = 0.1;
/** What others are as good as, or better, counts a little less. */
const behindFactor = 0.9;
/** A synonym counts a little less than the word itself, a correction half as much. */
const factors = { typed: 1, singular: 0.95, synonym: 0.8, corrected: 0.5 } as const;

/** Words that say nothing about what is sought, if there are others. */
const fillers = new Set(
  (
    "a an and are cant do does doesnt dont for how i in is isnt it my of on or should that the to versus vs what " +
    "which wont with"
  ).split(" "),
);

/** Whether two phrases have the same telling words. */
export const isSamePhrase = (one: string, other: string) =>
  phraseOf(wordsOf(one)) === phraseOf(wordsOf(other));

/** The telling words of a phrase, in a fixed order: 'best paddle for topspin' and 'Topspin paddles' are the same. */
function phraseOf(words: readonly string[]): string {
  const telling = words.filter((word) => !isIdle(word));
  return [...new Set((telling.length > 0 ? telling : words).map(singular))].toSorted().join(" ");
}

/** Lists of words that players use for the same thing. */
export type Synonyms = readonly (readonly string[])[];

export interface Searched {
  documents: readonly SearchDocument[];
  synonyms: Synonyms;
  scope?: SearchScope;
}

export interface FoundDocument {
  document: SearchDocument;
  /** Whether all telling words are in its title. */
  isNamed: boolean;
  /** Whether they are all of its title, or what it says besides the brand. */
  isTitled: boolean;
  /** Whether one of them is. */
  isPartlyNamed: boolean;
  /** Whether it has all telling words. */
  isWhole: boolean;
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
  // A brand, beside the words of a model that nobody knows here.
  const within = rows.filter(({ title }) =>
    title
      .trim()
      .split(" ")
      .every((word) => words.includes(word)),
  );
  const partial = rows
    .filter((row) => row.isPart && !within.includes(row))
    .toSorted((a, b) => b.share - a.share || b.weight - a.weight);
  return { found: [...within, ...partial].slice(0, maxPartial), isExact: false, meant };
}

/** A word of a term, and its weight in each document that has it. */
interface Column {
  meant: string;
  weights: ReadonlyMap<number, number>;
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
    const best = new Map<number, number>();
    for (const { word: each, factor } of readings)
      for (const [row, weight] of weightsOf(each, index, scope))
        best.set(row, Math.max(best.get(row) ?? 0, weight * factor));
    return best;
  };
  const typed = { meant: word, weights: weigh(readingsOf(word, synonyms)), isTyped: true };
  if (typed.weights.size > 0) return typed;
  const [meant, ...others] = corrections(word, index, scope, isLast).slice(0, maxCorrections);
  if (meant === undefined) return typed;
  const factor = factors.corrected;
  const weights = weigh(
    [meant, ...others].flatMap((each) =>
      readingsOf(each, synonyms).map((reading) => ({
        ...reading,
        factor: reading.factor * factor,
      })),
    ),
  );
  return { meant, weights, isTyped: false };
}

/** The words of each document with any, without a look at the others: there may be a thousand. */
function rowsOf(
  documents: readonly SearchDocument[],
  words: readonly string[],
  columns: readonly Column[],
) {
  const together = words.join("");
  const isTold = words.some((word) => !isIdle(word));
  const idle = words.map((word) => isTold && isIdle(word));
  const certainty = columns.every(({ isTyped }) => isTyped) ? factors.typed : factors.corrected;
  const phrase = phraseOf(columns.map(({ meant }) => meant));
  const index = indexOf(documents);
  const rarities = raritiesOf(columns, index).map((rarity, place) =>
    idle[place] ? rarity * idleFactor : rarity,
  );
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const isLong = together.length > 3;
  const inTitles = new Set(words.length > 1 && isLong ? rowsJoinedWith(together, index) : []);
  const titled = new Set(index.titles.get(phrase));
  const asPhrase = new Set([
    ...(index.phrases.get(phrase) ?? []),
    ...((isLong && index.joinedNames.get(together)) || []),
  ]);
  const withWords = columns.flatMap(({ weights }, place) =>
    idle[place] ? [] : [...weights.keys()],
  );
  const rows = [...new Set([...withWords, ...inTitles, ...asPhrase])].toSorted((a, b) => a - b);
  return rows.map((row) => {
    const { document, title } = index.entries[row]!;
    const isInTitle = inTitles.has(row);
    const isPhrase = asPhrase.has(row);
    const isJoined = isInTitle || isPhrase;
    const weights = columns.map((column) => column.weights.get(row) ?? 0);
    const sum = (of: (place: number) => number) =>
      rarities.reduce((before, rarity, place) => before + rarity * of(place), 0);
    const weight = sum((place) => weights[place]!);
    const share = sum((place) => Math.sign(weights[place]!));
    const hasLongWord = words.some(
      (word, place) => !idle[place] && word.length > 2 && weights[place]! > 0,
    );
    const inOne = isInTitle ? joinedWeight : isPhrase ? phraseWeight * certainty : 0;
    return {
      document,
      title,
      isNamed: isJoined || weights.every((each, place) => idle[place] || each >= titleWeight),
      isTitled: titled.has(row),
      isPartlyNamed: weights.some((each, place) => !idle[place] && each >= titleWeight),
      isWhole: isJoined || weights.every((each, place) => idle[place] || each > 0),
      isPart: hasLongWord && share * 2 >= total,
      share,
      weight:
        (Math.max(weight, inOne * total) + (weight + Math.sign(inOne)) * tieFactor) *
        (document.isBehind ? behindFactor : 1),
    };
  });
}

/** A word, its singular, and its synonyms. */
function readingsOf(word: string, synonyms: Synonyms): Reading[] {
  const single = singular(word);
  const others = synonyms
    .filter((alike) => alike.includes(word) || alike.includes(single))
    .flat()
    .filter((each) => each !== word);
  return [
    { word, factor: factors.typed },
    ...(single === word ? [] : [{ word: single, factor: factors.singular }]),
    ...others.map((each) => ({ word: each, factor: factors.synonym })),
  ];
}

/**
 * The weight of each word by rarity. One that occurs nowhere counts as the rarest of the others. Listed paddles, however
 * many, change nothing about what others are worth.
 */
function raritiesOf(
  columns: readonly Column[],
  { entries, written }: Pick<SearchIndex, "entries" | "written">,
): number[] {
  const rarities = columns.map(({ weights }) => {
    if (weights.size === 0) return undefined;
    let documents = 0;
    for (const row of weights.keys()) if (!entries[row]!.document.isListed) documents++;
    return Math.log(1 + written / Math.max(1, documents));
  });
  const rarest = Math.max(0, ...rarities.map((rarity) => rarity ?? 0));
  return rarities.map((rarity) => rarity ?? rarest);
}

/**
 * Splits a group's best results into those in front and those that come last because we know too little about them.
 * These lead anyway if a term names no others, and so does a listed paddle whose whole title it is.
 * @param most the maximum number of both together
 */
export function inFrontAndLast(
  results: readonly FoundDocument[],
  most = Infinity,
): { front: SearchDocument[]; last: SearchDocument[] } {
  const named = results.filter(({ isNamed }) => isNamed);
  // An unconfirmed paddle isn't sold under its title, as far as we know; a listed one is.
  const titled = named.filter(
    (each) => each.isTitled && (each.document.isListed || !each.document.comesLast),
  );
  const meant = titled.length > 0 ? titled : named;
  const lead = meant.some(({ document }) => !document.comesLast) ? [] : meant;
  const others = results.filter((each) => !lead.includes(each)).map(({ document }) => document);
  const front = [
    ...lead.map(({ document }) => document),
    ...others.filter(({ comesLast }) => !comesLast),
  ].slice(0, most);
  return { front, last: others.filter(({ comesLast }) => comesLast).slice(0, most - front.length) };
}

/** All results in one list, those that come last at its end. */
export function bestFirst(results: readonly FoundDocument[]): SearchDocument[] {
  const { front, last } = inFrontAndLast(results);
  return [...front, ...last];
}

/** The query of the search page, which shows the whole term. */
export const searchQuery = query({ search: textField() });
/** The query for suggestions, with only as much of a term as is searched for. */
export const suggestionsQuery = query({
  search: textField((typed) => typed.trim().slice(0, maxTermLength).trim()),
});

export const searchAddress = (search: string) =>
  searchQuery.address(addresses.search.path, { search });

/** '1 result', '12 results', 'No results'. */
export function resultsText(count: number): string {
  return count === 0 ? "No results" : `${wholeNumber(count)} ${count === 1 ? "result" : "results"}`;
}
