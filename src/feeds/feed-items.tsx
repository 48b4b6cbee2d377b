import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { articlePath, ballTestPath, guidePath } from "../addresses";
import { isFull } from "../guides/guide.content";
import type { Site } from "../site";
import { signature } from "../about/author-of";
import { articleView } from "../ball-tests/article-view";
import { PlainBallTest } from "../ball-tests/plain-ball-test";
import { rankedPaddles } from "../guides/listed-guides";
import { PlainGuide } from "../guides/plain-guide";

type Published = Pick<Site, "library">;

/** Something to read, as feed readers get it. */
export interface FeedItem {
  path: string;
  title: string;
  /** The day it came out, year first. */
  date: string;
  /** What kind of reading it is, then what it is about. */
  categories: readonly string[];
  /** Who wrote it: one of the team, or the site itself. */
  creator: string;
  summary: string;
  /** All of it, as HTML that needs no styles. */
  html: string;
}

/** All that is published to be read, newest first; of one day by title. */
export function feedItems(site: Published): FeedItem[] {
  return [...blogItems(site), ...ballTestItems(site), ...guideItems(site)].toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, "en"),
  );
}

function creatorOf(site: Published, article: { author: string }): string {
  const author = site.library.teamMember(article.author);
  return author ? signature(author) : site.library.site.name;
}

function blogItems(site: Published): FeedItem[] {
  return site.library.blog.map((article) => ({
    path: articlePath(article.slug),
    title: article.title,
    date: article.date,
    categories: ["Blog", article.category],
    creator: creatorOf(site, article),
    summary: article.excerpt,
    html: article.html,
  }));
}

function ballTestItems(site: Published): FeedItem[] {
  return site.library.ballTests.map((article) => ({
    path: ballTestPath(article.slug),
    title: article.title,
    date: article.publishDate,
    categories: ["Ball Testing", article.category],
    creator: creatorOf(site, article),
    summary: article.description,
    html: plain(<PlainBallTest article={articleView(site.library, article)} />),
  }));
}

function guideItems(site: Published): FeedItem[] {
  const { library } = site;
  return library.guides.filter(isFull).map((guide) => ({
    path: guidePath(guide.slug),
    title: guide.title,
    date: guide.updated,
    categories: ["Best Of", guide.category],
    creator: library.site.name,
    summary: guide.cardDescription,
    html: plain(
      <PlainGuide
        guide={guide}
        entries={rankedPaddles(guide, library)}
        sampleNote={guide.sample ? library.site.bestOf.sampleNote : undefined}
      />,
    ),
  }));
}

/** The HTML of parts, without the classes of those that pages print too. Quotes in text are entities. */
function plain(parts: ReactElement): string {
  return renderToStaticMarkup(parts).replaceAll(/ class="[^"]*"/g, "");
}
