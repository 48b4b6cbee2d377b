import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../../platform/render/site.ts";
import { PlainPhrases } from "../../platform/ui/marked-text.tsx";
import { defineFile } from "../../platform/render/define-route.tsx";
import { addresses, articlePath, ballTestPath, guidePath } from "../../addresses.ts";
import { newestFirst } from "../blog/blog-reading.ts";
import { isFull } from "../guides/guide.ts";
import { signature } from "../about/author.tsx";
import { articleView } from "../ball-tests/article-view.ts";
import { PlainBallTest } from "../ball-tests/plain-ball-test.tsx";
import { rankedPaddles } from "../guides/listed-guides.ts";
import { PlainGuide } from "../guides/plain-guide.tsx";

type Published = Pick<Site, "library">;

export interface FeedItem {
  path: string;
  title: string;
  /** The publication day, year first. */
  date: string;
  /** The kind of reading, then its topic. */
  categories: readonly string[];
  /** A team member, or the site itself. */
  creator: string;
  summary: string;
  /** The full text, as HTML that needs no styles. */
  html: string;
}

/** Everything published to read, newest first; on the same day, by title. */
export function feedItems({ library }: Published): FeedItem[] {
  const { blog, ballTests, guides, site } = library;
  const creatorOf = (article: { author: string }) => {
    const author = library.teamMember(article.author);
    return author ? signature(author) : site.name;
  };
  const items: FeedItem[] = [
    ...blog.map((article) => ({
      ...article,
      path: articlePath(article.slug),
      categories: ["Blog", article.category],
      creator: creatorOf(article),
      summary: article.excerpt,
      html: plain(<PlainPhrases title="In short" phrases={article.inShort} />) + article.html,
    })),
    ...ballTests.map((article) => ({
      ...article,
      path: ballTestPath(article.slug),
      date: article.publishDate,
      categories: ["Ball Testing", article.category],
      creator: creatorOf(article),
      summary: article.description,
      html: plain(<PlainBallTest article={articleView(library, article)} />),
    })),
    ...guides.filter(isFull).map((guide) => ({
      ...guide,
      path: guidePath(guide.slug),
      date: guide.updated,
      categories: ["Best Of", guide.category],
      creator: site.name,
      summary: guide.cardDescription,
      html: plain(
        <PlainGuide
          guide={guide}
          entries={rankedPaddles(guide, library)}
          sampleNote={guide.sample ? site.bestOf.sampleNote : undefined}
        />,
      ),
    })),
  ];
  return items.toSorted(newestFirst);
}

/** The HTML of parts without the classes of those that pages render too. Quotes in text are entities. */
function plain(parts: ReactElement): string {
  return renderToStaticMarkup(parts).replaceAll(/ class="[^"]*"/g, "");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for XML and drops control characters, which XML 1.0 can't represent. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll(/[&<>"]/g, (character) => entities[character]!);
}

/** An article's HTML with absolute links: a feed is read elsewhere. */
export function absoluteLinks(html: string, siteUrl: string): string {
  // Our renderer writes quotes in text as entities, so this only matches inside a tag.
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}

/**
 * Blog, ball tests and guides for feed readers: RSS 2.0 with full texts (https://www.rssboard.org/rss-specification).
 */
export default defineFile(addresses.feed, {
  isOpen: true,
  get({ site }) {
    const { name, tagline } = site.library.site;
    const { siteUrl } = site.settings;
    const items = feedItems(site);
    const [newest] = items;
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element("title", name)}
${element("link", siteUrl + addresses.home.path)}
<atom:link href="${xmlText(siteUrl + addresses.feed.path)}" rel="self" type="application/rss+xml"/>
${element("description", tagline)}
<language>en-us</language>
${newest ? element("lastBuildDate", rssDate(newest.date)) : ""}
${items.map((item) => itemXml(item, siteUrl)).join("\n")}
</channel>
</rss>
`;
    return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
  },
});

function itemXml(item: FeedItem, siteUrl: string): string {
  const url = siteUrl + item.path;
  return `<item>
${element("title", item.title)}
${element("link", url)}
<guid isPermaLink="true">${xmlText(url)}</guid>
${element("pubDate", rssDate(item.date))}
${element("dc:creator", item.creator)}
${item.categories.map((category) => element("category", category)).join("\n")}
${element("description", item.summary)}
${element("content:encoded", absoluteLinks(item.html, siteUrl))}
</item>`;
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** A day in RSS format (RFC 822). */
const rssDate = (date: string) => new Date(date).toUTCString();
