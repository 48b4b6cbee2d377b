import type { Crumb } from "../ui/breadcrumb.tsx";
import { useSiteFacts } from "./site-facts.ts";

/** The size of every link preview picture, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** The home page's path has no name. No other page has this one. */
const startName = "/home";

/** The path of a page's link preview picture. */
export function socialImagePath(pagePath: string): string {
  return `/og${pagePath === "/" ? startName : pagePath}.png`;
}

/** The page of a preview picture's path; undefined if no page can have its picture there. */
export function pageOfSocialImage(path: string): string | undefined {
  const [, page] = /^\/og((?:\/[a-z0-9@-]+)+)\.png$/.exec(path) ?? [];
  return page === startName ? "/" : page;
}

/** Structured data for articles, beyond what the head has. */
interface ArticleFacts {
  type?: "Article" | "BlogPosting";
  category?: string;
  keywords?: readonly string[];
  /** Year-month-day; undefined if only the day of the last change is known. */
  published?: string;
  /** Year-month-day; the same as `published` if unchanged. */
  updated?: string | undefined;
  /** Undefined if the site itself is the author. */
  author?: { name: string; slug: string } | undefined;
  /** Properties specific to its type. */
  more?: object;
}

export interface StructuredFacts {
  /** Whether this is the page from which search engines take the site's name. */
  namesSite?: boolean;
  article?: ArticleFacts;
  product?: object | undefined;
  /** Questions about what the page is about, each with its answers. */
  questions?: readonly object[];
  /** The items the page lists, in order. Without a path, an item has no page of its own. */
  list?: readonly { name: string; path?: string }[];
  listName?: string;
  breadcrumbs?: readonly Crumb[];
}

/** The photo that a page begins with. */
interface LeadImage {
  /** As in the attributes of an image. */
  srcSet: string;
  sizes: string;
  type: string;
  /** Where it is as a JPEG. */
  path: string;
}

interface PageFacts extends StructuredFacts {
  title: string;
  description: string;
  path?: string | undefined;
  leadImage?: LeadImage | undefined;
}

/** A page's structured data (https://schema.org). */
export function structuredData(
  {
    title,
    description,
    path = "",
    namesSite = false,
    article,
    product,
    questions = [],
    leadImage,
    ...head
  }: PageFacts,
  { name, siteUrl }: { name: string; siteUrl: string },
): object[] {
  const context = "https://schema.org";
  const url = siteUrl + path;
  const publisher = { "@type": "Organization", name, url: `${siteUrl}/` };
  const { breadcrumbs = [], list = [], listName } = head;
  const siteData = namesSite && { "@context": context, "@type": "WebSite", name, url };
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
    image: siteUrl + (leadImage?.path ?? socialImagePath(path)),
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
  return [siteData, articleData, product, ...questions, listData, breadcrumbData].flatMap(
    (data) => data || [],
  );
}

/** What a page tells search engines and link previews. */
export interface HeadProps extends StructuredFacts {
  /** Without the site's name, which is added after a bar. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The canonical path. Pages that shouldn't be indexed have none. */
  path?: string | undefined;
  /** The page whose preview picture it uses, if it has none of its own. */
  picturedAs?: string;
  leadImage?: LeadImage | undefined;
  /** A feed of the page's own, besides the site's. */
  feed?: { title: string; path: string };
}

/** The page-specific part of the head; React moves it there. Indexed pages have a picture, and those that name one. */
export function Head(head: HeadProps) {
  const { title, description, keywords, path, picturedAs, leadImage, feed } = head;
  const { name, siteUrl } = useSiteFacts();
  const data = structuredData(head, { name, siteUrl });
  const picture = picturedAs ?? path;
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {leadImage ? (
        <link
          rel="preload"
          as="image"
          type={leadImage.type}
          imageSrcSet={leadImage.srcSet}
          imageSizes={leadImage.sizes}
          fetchPriority="high"
        />
      ) : null}
      {keywords ? <meta name="keywords" content={keywords.join(", ")} /> : null}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={siteUrl + path} />
          <meta property="og:url" content={siteUrl + path} />
        </>
      )}
      {picture === undefined ? null : (
        <>
          <meta property="og:image" content={siteUrl + socialImagePath(picture)} />
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
      {feed ? (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${name}: ${feed.title}`}
          href={siteUrl + feed.path}
        />
      ) : null}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {data.length > 0 ? <StructuredData value={data} /> : null}
    </>
  );
}

/**
 * JSON-LD. In a script element only '<' could end it or open a comment, so it's escaped. So is '&', not because of
 * entities, which there are none of here, but because `shortMarkup` expects React to have escaped it.
 */
function StructuredData({ value }: { value: object }) {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
