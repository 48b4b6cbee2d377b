import { addresses } from "../../addresses.ts";
import { oncePer } from "../../platform/once-per.ts";
import { oneOf, query, text } from "../../platform/query.ts";
import { fold, wordsMatcher } from "../../platform/text/normalize-text.ts";
import { wordsIn } from "../../platform/text/sections.ts";

/** The topics of articles, in the order of the blog's buttons. */
export const blogCategories = [
  "Strategy",
  "Technique",
  "Equipment",
  "Training",
  "Reviews",
] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** The blog's query: an unknown category means all, a blank search none. */
export const blogQuery = query({ search: text(), category: oneOf(blogCategories) });
export type BlogAsked = typeof blogQuery.all;

/** The blog's URL for a selection of articles. */
export const blogAddress = (asked: Partial<BlogAsked>) =>
  blogQuery.address(addresses.blog.path, asked);

export const isFiltered = (asked: BlogAsked) => blogQuery.on(asked).length > 0;

interface Searched {
  title: string;
  excerpt: string;
  category: BlogCategory;
  keywords: readonly string[];
  html: string;
}

/** Everything in an article that a search covers. Normalizing takes longer than searching. */
const searchedText = oncePer(({ title, excerpt, category, keywords, html }: Searched) =>
  fold([title, excerpt, category, ...keywords, wordsIn(html)].join("\n")),
);

/**
 * The articles that match: in the category, and with every word of the search in their title, excerpt, category,
 * keywords or text.
 */
export function matchingArticles<Article extends Searched>(
  articles: readonly Article[],
  { search, category }: BlogAsked,
): Article[] {
  const hasWords = wordsMatcher(search);
  return articles.filter(
    (article) =>
      (category === undefined || article.category === category) && hasWords(searchedText(article)),
  );
}
