/** What articles are about, in the order of the blog's buttons. */
export const blogCategories = [
  "Strategy",
  "Technique",
  "Equipment",
  "Training",
  "Reviews",
] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** What the address of the blog can ask for. */
export interface BlogAddress {
  /** Trimmed; empty where nothing is searched for. */
  search: string;
  /** Undefined for all. */
  category: BlogCategory | undefined;
}

/** Reads the blog's query; a category that is not known means all, a blank search none. */
export function readBlogAddress(query: URLSearchParams): BlogAddress {
  const category = query.get("category");
  return {
    search: (query.get("search") ?? "").trim(),
    category: blogCategories.find((known) => known === category),
  };
}

/** The path and query of the blog for what is asked of it. */
export function blogAddress({ search, category }: BlogAddress): string {
  const query = new URLSearchParams();
  if (search !== "") query.set("search", search);
  if (category !== undefined) query.set("category", category);
  return query.size === 0 ? "/blog" : `/blog?${query}`;
}

/** Whether the blog shows a choice of its articles and not all. */
export function isFiltered({ search, category }: BlogAddress): boolean {
  return search !== "" || category !== undefined;
}

interface Searched {
  title: string;
  excerpt: string;
  category: BlogCategory;
}

/** The articles an address asks for: those of its category whose title, excerpt or category holds what is searched. */
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
