import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { articlePath, ballTestPath, guidePath } from "../addresses";
import { newestFirst } from "../blog/blog-reading";
import { isFull } from "../guides/finished-guide";
import type { Site } from "../platform/render/site";
import { signature } from "../about/author-of";
import { articleView } from "../ball-tests/article-view";
import { PlainBallTest } from "../ball-tests/plain-ball-test";
import { rankedPaddles } from "../guides/listed-guides";
import { PlainPhrases } from "../platform/ui/plain-phrases";
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

/** The HTML of parts, without the classes of those that pages print too. Quotes in text are entities. */
function plain(parts: ReactElement): string {
  return renderToStaticMarkup(parts).replaceAll(/ class="[^"]*"/g, "");
}
