import { addresses } from "../addresses.ts";
import { oncePer } from "../platform/once-per.ts";
import { addressWith } from "../platform/text/address-with.ts";
import { normalizeForSearch, wordsMatcher } from "../platform/text/normalize-text.ts";
import { wordsIn } from "../platform/text/words-in.ts";

/** The topics of articles, in the order of the blog's buttons. */
export const blogCategories = [
  "Strategy",
  "Technique",
  "Equipment",
  "Training",
  "Reviews",
] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** The filters in the blog's URL. */
export interface BlogAddress {
  /** Trimmed; empty without a search. */
  search: string;
  /** Undefined for all. */
  category: BlogCategory | undefined;
}

/** Reads the blog's query. An unknown category means all; a blank search means none. */
export function readBlogAddress(query: URLSearchParams): BlogAddress {
  const category = query.get("category");
  return {
    search: (query.get("search") ?? "").trim(),
    category: blogCategories.find((known) => known === category),
  };
}

/** The blog's path and query for a choice of articles. */
export function blogAddress({ search, category }: BlogAddress): string {
  const query = new URLSearchParams();
  if (search !== "") query.set("search", search);
  if (category !== undefined) query.set("category", category);
  return addressWith(addresses.blog.path, query);
}

/** Whether a filter is on. */
export function isFiltered({ search, category }: BlogAddress): boolean {
  return search !== "" || category !== undefined;
}

interface Searched {
  title: string;
  excerpt: string;
  category: BlogCategory;
  keywords: readonly string[];
  /** The text, as HTML. */
  html: string;
}

/** Everything in an article that a reader may look for. Normalizing takes longer than searching. */
const searchedText = oncePer(({ title, excerpt, category, keywords, html }: Searched) =>
  normalizeForSearch([title, excerpt, category, ...keywords, wordsIn(html)].join("\n")),
);

/**
 * The articles that match: their category fits, and their title, excerpt, category, keywords or text contain every word
 * of the search.
 */
export function matchingArticles<Article extends Searched>(
  articles: readonly Article[],
  { search, category }: BlogAddress,
): Article[] {
  const hasWords = wordsMatcher(search);
  return articles.filter(
    (article) =>
      (category === undefined || article.category === category) && hasWords(searchedText(article)),
  );
}
