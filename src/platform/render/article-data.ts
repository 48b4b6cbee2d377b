import { socialImagePath } from "./social-image-address";

interface ArticleFacts {
  path: string;
  title: string;
  description: string;
  category?: string;
  keywords?: readonly string[];
  /** Year-month-day; undefined where only the day of its last change is known. */
  published?: string;
  /** Year-month-day; as published where it was not changed since. */
  updated?: string | undefined;
  /** Undefined where the site itself is the author. */
  author?: { name: string; slug: string } | undefined;
}

/** schema.org Article, or a narrower type of it (https://schema.org/Article). */
export function articleData(
  type: "Article" | "BlogPosting",
  article: ArticleFacts,
  { name, siteUrl }: { name: string; siteUrl: string },
) {
  const { path, title, description, category, keywords, published, updated, author } = article;
  const url = siteUrl + path;
  const publisher = { "@type": "Organization", name, url: `${siteUrl}/` };
  return {
    "@context": "https://schema.org",
    "@type": type,
    headline: title,
    description,
    articleSection: category,
    keywords: keywords?.join(", "),
    datePublished: published,
    dateModified: updated ?? published,
    author: author
      ? { "@type": "Person", name: author.name, url: `${siteUrl}/about#${author.slug}` }
      : publisher,
    publisher,
    image: siteUrl + socialImagePath(path),
    url,
    mainEntityOfPage: url,
  };
}
