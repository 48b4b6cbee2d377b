import { pairPath, readPair } from "../../model/comparison-address";
import type { BallTest } from "../../model/content/ball-test";
import type { BlogArticle } from "../../model/content/blog";
import { type Guide, isFull } from "../../model/content/guide";
import type { Paddle } from "../../model/content/paddle";
import { type TextPageName, textPages } from "../../model/content/text-page";
import { monthAndYear } from "../../model/dates";
import { matchPath } from "../../model/match-address";
import type { Site } from "../../server/site";
import { signature } from "../about/author-of";
import { articleView, comparedBalls } from "../balls/article-view";
import { ballDatabaseBreadcrumbs, ballTestsBreadcrumbs } from "../balls/ball-breadcrumbs";
import { rankedPaddles } from "../best-of/guides";
import { blogHeading } from "../blog/blog-heading";
import { breadcrumbsTo } from "../pages/breadcrumbs-to";
import type { BallLook } from "../ui/ball-picture";

/** What machines are told of a page besides the page itself: its shared picture says it, the sitemap dates it. */
export interface PageFacts {
  /** Over the title. */
  kicker?: string;
  title: string;
  /** Under the title. */
  note?: string;
  /** What the page is about first of all, three things at most; none where it is about no one thing. */
  drawn: { paddles: readonly Paddle[] } | { balls: readonly BallLook[] } | undefined;
  /** The day its content last changed, year first; undefined where content has no date for it. */
  updated: string | undefined;
  /** What players review on it: paddles, a ball article. */
  subjects: readonly string[];
}

type Published = Pick<Site, "library">;

/** A page that is about no one thing: its words, and a date where its content has one. */
function plainPage(
  words: Pick<PageFacts, "kicker" | "title" | "note">,
  updated?: string,
): PageFacts {
  return { ...words, drawn: undefined, updated, subjects: [] };
}

/** The facts of the page at a canonical path; undefined where there is none. */
export function pageFacts(site: Published, path: string): PageFacts | undefined {
  const { library } = site;
  const paddle = library.paddle(path.slice(1));
  if (paddle) return paddleFacts(paddle);
  const [, section, slug = ""] =
    /^\/(comparisons|reviews\/balls|reviews\/best-of|blog)\/([^/]+)$/.exec(path) ?? [];
  switch (section) {
    case "comparisons":
      return pairFacts(site, slug);
    case "reviews/balls": {
      const article = library.ballTest(slug);
      return article && ballTestFacts(site, article);
    }
    case "reviews/best-of": {
      const guide = library.guide(slug);
      return guide && guideFacts(site, guide);
    }
    case "blog": {
      const article = library.blogArticle(slug);
      return article && blogFacts(site, article);
    }
    default:
      return textPageFacts(site, path) ?? listFacts(site, path);
  }
}

function paddleFacts(paddle: Paddle): PageFacts {
  const { slug, name, category, updated } = paddle;
  return { kicker: category, title: name, drawn: { paddles: [paddle] }, updated, subjects: [slug] };
}

function pairFacts({ library }: Published, part: string): PageFacts | undefined {
  const slugs = readPair(part, (slug) => library.paddle(slug) !== undefined);
  if (!slugs || pairPath(...slugs) !== `/comparisons/${part}`) return undefined;
  const paddles = slugs.flatMap((slug) => library.paddle(slug) ?? []);
  const days = paddles.flatMap(({ updated }) => updated ?? []);
  return {
    kicker: "Side by side",
    title: paddles.map(({ name }) => name).join(" vs "),
    drawn: { paddles },
    updated: days.toSorted().at(-1),
    subjects: slugs,
  };
}

function ballTestFacts(site: Published, article: BallTest): PageFacts {
  const view = articleView(site.library, article);
  const balls = [view.coverBall ?? [], comparedBalls(view)].flat();
  return {
    kicker: `Ball Testing · ${article.category}`,
    title: article.title,
    ...(view.author ? { note: `By ${signature(view.author)}` } : {}),
    drawn: { balls: [...new Map(balls.map((ball) => [ball.slug, ball])).values()].slice(0, 3) },
    updated: article.updated ?? article.publishDate,
    subjects: [article.slug],
  };
}

function guideFacts({ library }: Published, guide: Guide): PageFacts {
  const { title, category, updated } = guide;
  const kicker = `Best Of · ${category}`;
  if (!isFull(guide)) return plainPage({ kicker, title, note: "Coming Soon" }, updated);
  const paddles = rankedPaddles(guide, library).map(({ paddle }) => paddle);
  return {
    kicker,
    title,
    note: `Updated ${monthAndYear(guide.updated)}`,
    drawn: { paddles: paddles.slice(0, 3) },
    updated,
    subjects: [],
  };
}

function blogFacts(site: Published, article: BlogArticle): PageFacts {
  const { title, category, date } = article;
  const author = site.library.teamMember(article.author);
  const note = author ? { note: `By ${signature(author)}` } : {};
  return plainPage({ kicker: `Blog · ${category}`, title, ...note }, date);
}

function textPageFacts({ library }: Published, path: string): PageFacts | undefined {
  const names = Object.keys(textPages) as TextPageName[];
  const name = names.find((each) => textPages[each].path === path);
  if (name === undefined) return undefined;
  const above = breadcrumbsTo(name, library).at(-2);
  const { title, comingSoon, updated } = library.textPage(name);
  return plainPage(
    {
      title,
      ...(above ? { kicker: above.name } : {}),
      ...(comingSoon ? { note: "Coming Soon" } : {}),
    },
    updated,
  );
}

/** The pages that list others, and those with a form. */
function listFacts({ library }: Published, path: string): PageFacts | undefined {
  const { site, home, about, search, newsletter, contact, paddleLists, match } = library;
  const [ballTests, ballDatabase] = [ballTestsBreadcrumbs, ballDatabaseBreadcrumbs].map(
    (crumbs) => crumbs[1].name,
  );
  const pages: Record<string, Pick<PageFacts, "kicker" | "title" | "note">> = {
    "/": { title: home.heading, note: site.tagline },
    "/paddle-finder": { kicker: "Paddles", title: paddleLists.finder.heading },
    [matchPath]: { kicker: "Paddle Finder", title: match.heading },
    "/paddle-reviews": { kicker: "Paddles", title: paddleLists.reviews.heading },
    "/reviews/paddles": { kicker: "Paddles", title: paddleLists.types.heading },
    "/paddles": { kicker: "Paddles", title: paddleLists.database.heading },
    "/reviews/balls": { kicker: "Balls", title: ballTests! },
    "/balls": { kicker: "Balls", title: ballDatabase! },
    "/reviews/best-of": { kicker: "Guides", title: site.bestOf.heading },
    "/blog": { kicker: "Blog", title: blogHeading },
    "/search": { title: search.title },
    "/about": { title: about.heading },
    "/newsletter": { title: newsletter.page.title },
    "/contact": { title: contact.title },
  };
  const words = Object.hasOwn(pages, path) ? pages[path] : undefined;
  return words && plainPage(words);
}
