import type { Crumb } from "../ui/breadcrumb";
import { socialImagePath } from "./social-image-address";

/** What structured data says about a page that is an article, besides what its head says. */
interface ArticleFacts {
  type?: "Article" | "BlogPosting";
  category?: string;
  keywords?: readonly string[];
  /** Year-month-day; undefined if only the day of its last change is known. */
  published?: string;
  /** Year-month-day; as published if it wasn't changed since. */
  updated?: string | undefined;
  /** Undefined if the site itself is the author. */
  author?: { name: string; slug: string } | undefined;
  /** Properties of its type alone. */
  more?: object;
}

/** What a page's structured data is made from. */
export interface StructuredFacts {
  article?: ArticleFacts;
  product?: object;
  /** What the page lists, in its order. An item without a path has no page of its own. */
  list?: readonly { name: string; path?: string }[];
  listName?: string;
  /** The way to the page, itself last. */
  breadcrumbs?: readonly Crumb[];
}

interface PageFacts extends StructuredFacts {
  title: string;
  description: string;
  path?: string | undefined;
}

/** A page's structured data, as schema.org has it (https://schema.org). */
export function structuredData(
  { title, description, path = "", article, product, list = [], listName, ...head }: PageFacts,
  { name, siteUrl }: { name: string; siteUrl: string },
): object[] {
  const context = "https://schema.org";
  const url = siteUrl + path;
  const publisher = { "@type": "Organization", name, url: `${siteUrl}/` };
  const { breadcrumbs = [] } = head;
  const articleData = article && {
    "@context": context,
    "@type": article.type ?? "Article",
    headline: title,
    description,
    articleSection: article.category,
    keywords: article.keywords?.join(", "),
    datePublished: article.published,
    dateModified: article.updated ?? article.published,
    author: article.author
      ? {
          "@type": "Person",
          name: article.author.name,
          url: `${siteUrl}/about#${article.author.slug}`,
        }
      : publisher,
    publisher,
    image: siteUrl + socialImagePath(path),
    url,
    mainEntityOfPage: url,
    ...article.more,
  };
  const listData = list.length > 0 && {
    "@context": context,
    "@type": "ItemList",
    name: listName,
    numberOfItems: list.length,
    itemListElement: list.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: item.path === undefined ? undefined : siteUrl + item.path,
    })),
  };
  const breadcrumbData = breadcrumbs.length > 1 && {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: siteUrl + crumb.path,
    })),
  };
  return [articleData, product, listData, breadcrumbData].flatMap((data) => data || []);
}
