import { articlePath, ballTestPath, guidePath } from "../addresses.ts";
import { sampleIf } from "../platform/text/sample.ts";
import type { IssueArticle } from "./newsletter-issue.ts";
import { type TextPageName, textPages } from "../pages/text-page-names.ts";
import type { Library } from "../library/library.ts";

/** The text pages that may be coming soon. */
const announcedPages = [
  "reviews",
  "resources",
  "gear-comparisons",
  "equipment-comparisons",
] as const satisfies TextPageName[];

/** What an issue brought to read, as far as it's on the site, in today's words. What has sample figures is a sample. */
export function issueArticles(library: Library, articles: readonly IssueArticle[]) {
  const { ballTests, guides } = library;
  const samples = new Set([
    ...ballTests.filter(({ sample }) => sample).map(({ slug }) => ballTestPath(slug)),
    ...guides.filter(({ sample }) => sample).map(({ slug }) => guidePath(slug)),
  ]);
  const published = new Map(issueReading(library).map((article) => [article.path, article]));
  return articles.flatMap(({ path }) => {
    const article = published.get(path);
    return article ? [{ ...article, title: sampleIf(samples.has(path), article.title) }] : [];
  });
}

/** All there is to read on the site that an issue may bring: the blog, ball tests and guides that are published. */
export function issueReading(library: Library): IssueArticle[] {
  return [
    ...library.blog.map(({ slug, title, excerpt, date }) => ({
      path: articlePath(slug),
      title,
      text: excerpt,
      day: date,
    })),
    ...library.ballTests.map(({ slug, title, description, publishDate }) => ({
      path: ballTestPath(slug),
      title,
      text: description,
      day: publishDate,
    })),
    ...library.guides.flatMap(({ slug, title, cardDescription, updated }) =>
      updated === undefined
        ? []
        : [{ path: guidePath(slug), title, text: cardDescription, day: updated }],
    ),
    // Readers of what is announced were promised an email once it's there.
    ...announcedPages.flatMap((name) => {
      const { title, lead, updated, comingSoon } = library.textPage(name);
      if (comingSoon || updated === undefined) return [];
      return [{ path: textPages[name].path, title, text: lead, day: updated }];
    }),
  ];
}
