import { normalizeForSearch } from "./normalize-text.ts";
import { oncePer } from "./once-per.ts";

/** What a search looks through, in the order results are grouped. */
export const searchGroups = ["Paddles", "Balls", "Guides", "Articles", "Pages"] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Something with an address that can be found. */
export interface SearchDocument {
  group: SearchGroup;
  path: string;
  title: string;
  /** A line on what it is. */
  note: string;
  /** Names, kinds and keywords it also goes by. */
  keywords: readonly string[];
  /** All other words on it. */
  text: string;
}

/** The longest term that is searched for, in characters; what comes after is passed over. */
export const maxTermLength = 100;

/** How good a place is to find a word in: the title's beginning, a word's beginning in it, and so on. */
const weights = { titleStart: 16, titleWord: 8, title: 4, keywords: 2, text: 1 } as const;

/** The words of something as they are searched; folding them takes longer than searching. */
interface FoldedWords {
  title: string;
  keywords: string;
  text: string;
}

const foldedWords = oncePer(({ title, keywords, text }: SearchDocument): FoldedWords => ({
  title: normalizeForSearch(title),
  keywords: normalizeForSearch(keywords.join("\n")),
  text: normalizeForSearch(text),
}));

function weightOf(word: string, { title, keywords, text }: FoldedWords): number {
  if (title.startsWith(word)) return weights.titleStart;
  if (title.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word)))
    return weights.titleWord;
  if (title.includes(word)) return weights.title;
  if (keywords.includes(word)) return weights.keywords;
  return text.includes(word) ? weights.text : 0;
}

/** The words of a term, each once. */
export function wordsOf(term: string): string[] {
  const words = normalizeForSearch(term.slice(0, maxTermLength)).match(
    /[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu,
  );
  return [...new Set(words)];
}

/**
 * What a term finds: everything that holds all of its words, anywhere and in any order. In each group the best places
 * come first; equals stay in the order given.
 */
export function searchSite(
  searchDocuments: readonly SearchDocument[],
  term: string,
): SearchDocument[] {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  return searchDocuments
    .flatMap((each) => {
      const searched = foldedWords(each);
      const found = words.map((word) => weightOf(word, searched));
      return found.includes(0) ? [] : [{ each, weight: found.reduce((sum, one) => sum + one, 0) }];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ each }) => each);
}

/** The address of a search over the whole site. */
export function searchAddress(term: string): string {
  return `/search?${new URLSearchParams({ search: term })}`;
}

/** '1 result', '12 results', 'No results'. */
export function resultsText(count: number): string {
  return count === 0 ? "No results" : `${count} ${count === 1 ? "result" : "results"}`;
}
