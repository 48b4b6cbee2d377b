import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../../platform/render/site.ts";
import { PlainPhrases } from "../../platform/ui/marked-text.tsx";
import { defineFile } from "../../platform/render/define-route.tsx";
import { addresses, articlePath, ballTestPath, guidePath } from "../../addresses.ts";
import { shortened } from "../../platform/text/plain-text.ts";
import { quotesOf } from "../paddles/review-quotes.tsx";
import { reviewPermalink } from "../reviews/list/review-address.ts";
import { newestFirst } from "../blog/blog-reading.ts";
import { isFull } from "../guides/guide.ts";
import { withPlainPictures } from "../media/photos-in-text.ts";
import { signature } from "../about/author.tsx";
import { articleView } from "../ball-tests/article-view.ts";
import { PlainBallTest } from "../ball-tests/plain-ball-test.tsx";
import { rankedPaddles } from "../guides/listed-guides.ts";
import { PlainGuide } from "../guides/plain-guide.tsx";
import { element, rssAnswer, rssDate, xmlText } from "./rss.ts";

type Published = Pick<Site, "library">;

export interface FeedItem {
  path: string;
  title: string;
  /** The publication day, year first, or a review's time in epoch milliseconds. */
  date: string | number;
  /** The kind of reading, then its topic. */
  categories: readonly string[];
  /** A team member, or the site itself. */
  creator: string;
  summary: string;
  /** The full text, as HTML that needs no styles. */
  html: string;
}

/** Everything published to read, newest first; on the same day, by title. */
export function feedItems({ library }: Published): (FeedItem & { date: string })[] {
  const { blog, ballTests, guides, site } = library;
  const creatorOf = (article: { author: string }) => {
    const author = library.teamMember(article.author);
    return author ? signature(author) : site.name;
  };
  const items = [
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

/** An article's HTML with absolute links: a feed is read elsewhere. */
export function absoluteLinks(html: string, siteUrl: string): string {
  // Our renderer writes quotes in text as entities, so this only matches inside a tag.
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}

/** How many of players' newest reviews the feed has. */
const reviewsShown = 20;

/** Players' newest reviews, each an item of its own; none if the store is down. */
async function reviewItems({ library, reviews }: Site): Promise<FeedItem[]> {
  const latest = await reviews.latest({ limit: reviewsShown });
  return quotesOf(library, latest.reviews).map(({ review, page }) => {
    const { id, firstName, duprRating, rating, reviewText, writtenAt } = review;
    const by = `${firstName}, DUPR ${duprRating}`;
    return {
      path: reviewPermalink(page.path, id),
      title: `${page.name}: ${rating} of 5 stars from ${by}`,
      date: writtenAt!,
      categories: ["Player review", page.name],
      creator: firstName,
      summary: shortened(reviewText, 200),
      html: plain(<p>{reviewText}</p>),
    };
  });
}

const timeOf = ({ date }: FeedItem) => new Date(date).getTime();

/** Blog, ball tests, guides and players' reviews for feed readers, with full texts. */
export default defineFile(addresses.feed, {
  isOpen: true,
  async get({ site }) {
    const { name, tagline } = site.library.site;
    const { siteUrl } = site.settings;
    const items = [...feedItems(site), ...(await reviewItems(site))].toSorted(
      (a, b) => timeOf(b) - timeOf(a),
    );
    const [newest] = items;
    return rssAnswer({
      title: name,
      description: tagline,
      link: siteUrl + addresses.home.path,
      self: siteUrl + addresses.feed.path,
      newest: newest?.date,
      items: items.map((item) => itemXml(item, siteUrl)),
    });
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
${element("content:encoded", absoluteLinks(withPlainPictures(item.html), siteUrl))}
</item>`;
}
