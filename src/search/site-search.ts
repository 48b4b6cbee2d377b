import { addresses } from "../addresses.ts";
import { normalizeForSearch } from "../platform/text/normalize-text.ts";
import type { SearchDocument } from "../platform/render/search-document.ts";
import { oncePer } from "../platform/once-per.ts";

/** The maximum length of a search term, in characters. The rest is ignored. */
export const maxTermLength = 100;

/** How good each place for a word is: the title's beginning, a word's beginning in it, and so on. */
const weights = { titleStart: 16, titleWord: 8, title: 4, keywords: 2, text: 1 } as const;

/** The normalized words of a document. Normalizing takes longer than searching. */
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
 * Finds everything that contains all words of a term, anywhere and in any order. In each group the best places come
 * first; ties keep their order.
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

/**
 * The results of a group in two: those in front, and those that come last because we know too little about them. What a
 * term names, and names alone, is in front all the same.
 */
export function inFrontAndLast(
  results: readonly SearchDocument[],
  term: string,
): { front: SearchDocument[]; last: SearchDocument[] } {
  const words = wordsOf(term);
  const named = results.filter((each) =>
    words.every((word) => foldedWords(each).title.includes(word)),
  );
  const front = named.some(({ comesLast }) => !comesLast) ? [] : named;
  const others = results.filter((each) => !front.includes(each));
  return {
    front: [...front, ...others.filter(({ comesLast }) => !comesLast)],
    last: others.filter(({ comesLast }) => comesLast),
  };
}

/** The URL of a search over the whole site. */
export function searchAddress(term: string): string {
  return `${addresses.search.path}?${new URLSearchParams({ search: term })}`;
}

/** '1 result', '12 results', 'No results'. */
export function resultsText(count: number): string {
  return count === 0 ? "No results" : `${count} ${count === 1 ? "result" : "results"}`;
}
