import { oncePer } from "../platform/once-per.ts";
import type { SearchDocument } from "../platform/render/search-document.ts";
import { searchWords, typosIn, typosInBeginning } from "./search-words.ts";

/** Where words are looked for. 'names' are titles, keywords and paths. */
export type SearchScope = "names" | "everything";

/** A document's words. Each text has a space around each of its words, so that a word or its beginning is a substring. */
interface Entry {
  document: SearchDocument;
  title: string;
  /** The keywords, and the words of the path. */
  names: string;
  text: string;
  /** The title without spaces: 'x40' is in 'Franklin X-40'. */
  joined: string;
  /** Title and keywords without spaces, each. */
  joinedNames: string;
}

/** Every word of some documents, by first letters: a typo leaves the first letter as it is. */
type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

interface SearchIndex {
  entries: readonly Entry[];
  words: Record<SearchScope, Vocabulary>;
}

/** How good each place for a word is. A word is better than a beginning, and the whole title is best. */
const weights = {
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
export const titleWeight = weights.title;
/** Of all words of a term together, run together or apart: 'boom stick'. */
export const joinedWeight = weights.titleWord;

/** The index of a site's documents, made when the first search needs it. */
export const indexOf = oncePer((documents: readonly SearchDocument[]): SearchIndex => {
  const entries = documents.map((document): Entry => {
    const { title, keywords, path, text } = document;
    const ofTitle = searchWords(title);
    const ofNames = [...keywords, path].map(searchWords);
    return {
      document,
      title: spaced(ofTitle),
      names: spaced(ofNames.flat()),
      text: spaced(searchWords(text)),
      joined: ofTitle.join(""),
      joinedNames: [ofTitle, ...ofNames].map((words) => words.join("")).join(" "),
    };
  });
  const names = entries.flatMap((entry) => [entry.title, entry.names]);
  const texts = entries.map(({ text }) => text);
  return { entries, words: { names: vocabularyOf(names), everything: vocabularyOf(texts) } };
});

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

/** How good the best place of a word in a document is, 0 if it isn't there. Short words and numbers must be whole. */
export function weightOf(word: string, entry: Entry, scope: SearchScope): number {
  const { title, names, text, joined } = entry;
  const whole = ` ${word} `;
  const beginning = word.length === 1 || /^\d+$/.test(word) ? whole : ` ${word}`;
  if (title === whole) return weights.wholeTitle;
  if (title.startsWith(beginning)) return weights.titleStart;
  if (title.includes(whole)) return weights.titleWord;
  if (title.includes(beginning)) return weights.titleBeginning;
  if (isTelling(word) && joined.includes(word)) return weights.title;
  if (names.includes(whole)) return weights.name;
  if (word.length > 2 && names.includes(beginning)) return weights.nameBeginning;
  return scope === "everything" && text.includes(word.length > 2 ? beginning : whole)
    ? weights.text
    : 0;
}

/** Whether a word is one in the middle of another, too: 'x40' is, 'arm' is not. */
function isTelling(word: string): boolean {
  return word.length > 3 || (word.length === 3 && /\d/.test(word));
}

/**
 * The words that a misspelled one may have been meant to be: the closest in titles, keywords and paths, where the last
 * word of a term may be the beginning of one, or else in texts.
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
