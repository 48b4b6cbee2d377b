import type { BallTest } from "../../model/content/ball-test";

/** schema.org Article of a ball testing article (https://schema.org/Article). */
export function articleData(
  { title, description, publishDate, category, keywords }: BallTest,
  { name, siteUrl, path }: { name: string; siteUrl: string; path: string },
): object {
  const publisher = { "@type": "Organization", name, url: `${siteUrl}/` };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    articleSection: category,
    keywords: keywords.join(", "),
    datePublished: publishDate,
    dateModified: publishDate,
    mainEntityOfPage: siteUrl + path,
    author: publisher,
    publisher,
  };
}
