import { addresses } from "../addresses.ts";

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
  return addresses.blog.path + (query.size === 0 ? "" : `?${query}`);
}

/** Whether a filter is on. */
export function isFiltered({ search, category }: BlogAddress): boolean {
  return search !== "" || category !== undefined;
}

interface Searched {
  title: string;
  excerpt: string;
  category: BlogCategory;
}

/** The articles that match: their category fits, and their title, excerpt or category contains the search. */
export function matchingArticles<Article extends Searched>(
  articles: readonly Article[],
  { search, category }: BlogAddress,
): Article[] {
  const sought = search.toLowerCase();
  return articles.filter(
    (article) =>
      (category === undefined || article.category === category) &&
      [article.title, article.excerpt, article.category].some((text) =>
        text.toLowerCase().includes(sought),
      ),
  );
}
