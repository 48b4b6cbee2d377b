import type { Crumb } from "../ui/breadcrumb.tsx";
import { useSiteFacts } from "./site-facts.ts";

/** The size of every link preview picture, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** The home page has no name of its own in its path. No page has this name. */
const startName = "/home";

/** The path of a page's link preview picture. */
export function socialImagePath(pagePath: string): string {
  return `/og${pagePath === "/" ? startName : pagePath}.png`;
}

/** The page of a preview picture's path. Returns undefined if no page can have its picture there. */
export function pageOfSocialImage(path: string): string | undefined {
  const [, page] = /^\/og((?:\/[a-z0-9-]+)+)\.png$/.exec(path) ?? [];
  return page === startName ? "/" : page;
}

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

/** What a page says of itself to search engines and to those it is shared with. */
export interface HeadProps extends StructuredFacts {
  /** Without the product's name, which is added after a bar. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The canonical path, beginning with a slash. Pages that are not to be found have none. */
  path?: string | undefined;
  /** The page whose picture it is shared with, where it has none of its own. */
  picturedAs?: string;
}

/** The part of the head that differs between pages. React moves it there. A page that is to be found has a picture. */
export function Head(head: HeadProps) {
  const { title, description, keywords, path, picturedAs } = head;
  const { name, siteUrl } = useSiteFacts();
  const data = structuredData(head, { name, siteUrl });
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords.join(", ")} /> : null}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={siteUrl + path} />
          <meta property="og:url" content={siteUrl + path} />
          <meta property="og:image" content={siteUrl + socialImagePath(picturedAs ?? path)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(socialImageSize.width)} />
          <meta property="og:image:height" content={String(socialImageSize.height)} />
          <meta property="og:image:alt" content={`${title}, on ${name}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${name}: blog, ball testing and guides`}
        href={`${siteUrl}/feed.xml`}
      />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {data.length > 0 ? <StructuredData value={data} /> : null}
    </>
  );
}

/**
 * JSON-LD. Inside a script element only '<' could end it or open a comment, so none is printed. Nor is '&': there are no
 * entities here, but `shortMarkup` would take a text for one.
 */
function StructuredData({ value }: { value: object }) {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
