// Composes an issue from what is new: articles readers haven't been sent, reviews that may be quoted, and the paddle of
// the week. Pure: the same sources always give the same issue. Issues are stored once for all readers, with a
// placeholder for each reader's own key.

import { longDate, newestDayFirst } from "../../platform/text/dates.ts";
import { priceText, wholeNumber } from "../../platform/text/money.ts";
import { mondayOf } from "../../platform/weeks.ts";
import { sampleIf } from "../../platform/text/sample.ts";
import {
  firstCharacters,
  type TextProblem,
  textProblem,
  tidy,
} from "../../platform/text/plain-text.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import type { Paddle } from "../../site/paddles/paddle.content.ts";
import {
  isConfirmed,
  isConfirmedPaddle,
  knownFact,
  measuredFacts,
  namedShape,
  surfaceText,
} from "../../site/paddles/paddle-facts.ts";
import {
  articlePath,
  ballTestPath,
  choicesAddress,
  guidePath,
  readerLinks,
  unsubscribeAddress,
} from "../../addresses.ts";
import { type TextPageName, textPages } from "../../site/pages/page-paths.ts";
import type { CountedWeek } from "../../site/reviews/list/latest-reviews.service.ts";
import type { Library } from "../../library/library.ts";
import type { IssueMail } from "./issues.store.ts";
import { dayAt, dayLength } from "../../platform/today.ts";
import { fill } from "../../platform/text/fill.ts";

/** An article or guide that an issue may include. */
export interface IssueArticle {
  path: string;
  title: string;
  text: string;
  /** The day it was published or last checked: '2025-11-11'. */
  day: string;
}

/** A review in an issue. Only its id is stored, so a review hidden later disappears from the archive too. */
export interface IssueReview {
  id: string;
  /** The slug of the paddle or ball article it reviews. */
  subject: string;
}

/** A paddle from the catalog, with its confirmed facts. */
export interface IssuePick {
  slug: string;
  name: string;
  text: string;
  facts: { name: string; value: string }[];
}

/** An issue's content, as stored. */
export interface IssueContent {
  /** The email's subject, if the owner wrote one. */
  subject?: string | undefined;
  /** The owner's own words, from `readIntro`; issues stored earlier have none. */
  intro?: string | undefined;
  articles: IssueArticle[];
  reviews: IssueReview[];
  pick: IssuePick | undefined;
}

/** The maximum number of articles, and of reviews, in an issue. */
export const maxOfAKind = 5;

/** The maximum number of reviews of one paddle or ball article in an issue. */
const maxOfASubject = 2;

/** '1 reader', '1,200 readers'. */
export const readersText = (count: number) =>
  count === 1 ? "1 reader" : `${wholeNumber(count)} readers`;

/** The Monday (UTC) of a time's week: '2026-11-16'. It identifies an issue. */
export const issueDate = mondayOf;

/** Whether a text can be an issue's date: a Monday. */
export function isIssueDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && issueDate(time) === text;
}

/** The Monday of the week that an issue looks back at: the last one that was over when its own began. */
export const weekBefore = (date: string): string => dayAt(Date.parse(date) - 7 * dayLength);

/** The sentence about that week: 'Players wrote 12 reviews in the week of November 16, 2026.' */
export const weekLine = (words: string, { monday, count }: CountedWeek): string =>
  fill(words, { count, date: longDate(Date.parse(monday)) });

interface IssueSources {
  /** The Monday of its week. */
  date: string;
  /** Everything readable on the site. */
  articles: readonly IssueArticle[];
  /** Players' latest reviews, newest first, and since when an issue may quote each (epoch milliseconds). */
  reviews: readonly (IssueReview & { quotableSince: number })[];
  /** Reviews chosen by the owner; undefined for the newest. */
  chosen?: readonly IssueReview[] | undefined;
  /** The paths of the articles chosen by the owner; undefined for the newest. */
  chosenArticles?: readonly string[] | undefined;
  /** The owner's own words; may be empty. */
  intro?: string;
  /** The email's subject; empty for the usual one. */
  subject?: string;
  /** The slug of the paddle of the week; undefined for the next in turn. */
  pick?: string | undefined;
  paddles: readonly Paddle[];
  earlier: readonly { content: IssueContent; createdAt: number }[];
}

/**
 * Composes an issue: the latest articles that readers haven't been sent, players' reviews that have become quotable
 * since the last issue, and the paddle of the week. An article that was checked again counts as new; one that was
 * already old when the last issue went out doesn't. The first issue includes the newest there are.
 * @returns undefined without any articles, reviews or words from the owner
 */
export function composeIssue(sources: IssueSources): IssueContent | undefined {
  const { date, earlier, intro = "", subject: typed = "", chosen, chosenArticles } = sources;
  const versionOf = ({ path, day: written }: IssueArticle) => `${path} ${written}`;
  const sent = new Set(earlier.flatMap(({ content }) => content.articles.map(versionOf)));
  const sentReviews = new Set(
    earlier.flatMap(({ content }) => content.reviews.map(({ id }) => id)),
  );
  const since = Math.max(0, ...earlier.map(({ createdAt }) => createdAt));
  // An article may be dated some days before it goes online.
  const newFrom = earlier.length > 0 ? dayAt(since - 7 * dayLength) : "";
  const newestArticles = () =>
    newestFirst(
      sources.articles.filter((article) => !sent.has(versionOf(article)) && article.day >= newFrom),
    ).slice(0, maxOfAKind);
  const articles =
    chosenArticles?.flatMap(
      (path) => sources.articles.find((article) => article.path === path) ?? [],
    ) ?? newestArticles();
  const newest = () =>
    sources.reviews
      .filter(({ id, quotableSince }) => quotableSince >= since && !sentReviews.has(id))
      .filter(fewOfEachSubject())
      .slice(0, maxOfAKind);
  const reviews = (chosen ?? newest()).map(({ id, subject }) => ({ id, subject }));
  if (intro === "" && articles.length + reviews.length === 0) return undefined;
  const pick = pickOf(date, sources.paddles, sources.pick);
  return { ...(typed === "" ? {} : { subject: typed }), intro, articles, reviews, pick };
}

const newestFirst = (articles: readonly IssueArticle[]) =>
  articles.toSorted((a, b) => newestDayFirst(a.day, b.day) || a.title.localeCompare(b.title, "en"));

/** Everything that an issue may include, newest first. */
export const newestReading = (library: Library) => newestFirst(issueReading(library));

/** Keeps the first reviews of each subject, so that none fills an issue. */
function fewOfEachSubject() {
  const counts = new Map<string, number>();
  return ({ subject }: IssueReview) => {
    const nth = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, nth);
    return nth <= maxOfASubject;
  };
}

/** The paddle of the week: the owner's choice, or each confirmed paddle in turn, by slug. */
function pickOf(
  date: string,
  paddles: readonly Paddle[],
  chosen: string | undefined,
): IssuePick | undefined {
  const week = Math.floor(Date.parse(date) / (7 * dayLength));
  const inTurn = paddles.filter(isConfirmedPaddle).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const paddle = paddles.find((each) => each.slug === chosen) ?? inTurn[week % inTurn.length];
  if (!paddle) return undefined;
  const { slug, name, excerpt } = paddle;
  return { slug, name, text: excerpt, facts: surelyKnown(paddle) };
}

function surelyKnown(paddle: Paddle): { name: string; value: string }[] {
  const { category, listPriceCents } = paddle;
  const shape = namedShape(paddle);
  const numbers = measuredFacts.flatMap(({ name, label, unit }) => {
    const value = knownFact(paddle, name);
    return value === undefined ? [] : [{ name: label, value: `${value} ${unit}` }];
  });
  return [
    { name: "Category", value: category },
    ...(listPriceCents === null ? [] : [{ name: "List price", value: priceText(listPriceCents) }]),
    ...(isConfirmed(paddle, "surface") ? [{ name: "Surface", value: surfaceText(paddle) }] : []),
    ...(shape === undefined ? [] : [{ name: "Shape", value: shape }]),
    ...numbers,
  ];
}

/** The line above a review: '4 of 5 stars from Ann, DUPR 3.5'. */
export function ratedLine(
  words: string,
  { rating, firstName, duprRating }: { rating: number; firstName: string; duprRating: string },
): string {
  return fill(words, { stars: rating, name: firstName, dupr: duprRating });
}

/** The beginning of a review on one line, cut between words. */
export function shortExcerpt(text: string, max = 180): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const cut = firstCharacters(line, max);
  if (cut === line) return line;
  const lastSpace = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastSpace > max / 2 ? lastSpace : undefined).replace(/(?<![\s,;:.])[\s,;:.]+$/, "")}…`;
}

/** The text pages that may be coming soon. */
const announcedPages = [
  "reviews",
  "resources",
  "gear-comparisons",
  "equipment-comparisons",
] as const satisfies TextPageName[];

/**
 * An issue's articles that are still on the site, with their current titles and summaries. Any with sample figures are
 * samples.
 */
export function issueArticles(library: Library, articles: readonly IssueArticle[]) {
  const { ballTests, guides } = library;
  const samples = new Set([
    ...ballTests.filter(({ sample }) => sample).map(({ slug }) => ballTestPath(slug)),
    ...guides.filter(({ sample }) => sample).map(({ slug }) => guidePath(slug)),
  ]);
  const published = new Map(issueReading(library).map((article) => [article.path, article]));
  return articles.flatMap(({ path }) => {
    const article = published.get(path);
    return article ? [{ ...article, title: sampleIf(samples.has(path), article.title) }] : [];
  });
}

/** Everything on the site that an issue may include: published blog articles, ball tests and guides. */
export function issueReading(library: Library): IssueArticle[] {
  return [
    ...library.blog.map(({ slug, title, excerpt, date }) => ({
      path: articlePath(slug),
      title,
      text: excerpt,
      day: date,
    })),
    ...library.ballTests.map(({ slug, title, description, publishDate }) => ({
      path: ballTestPath(slug),
      title,
      text: description,
      day: publishDate,
    })),
    ...library.guides.flatMap(({ slug, title, cardDescription, updated }) =>
      updated === undefined
        ? []
        : [{ path: guidePath(slug), title, text: cardDescription, day: updated }],
    ),
    // Visitors were promised an email when an announced page is published.
    ...announcedPages.flatMap((name) => {
      const { title, lead, updated, comingSoon } = library.textPage(name);
      if (comingSoon || updated === undefined) return [];
      return [{ path: textPages[name].path, title, text: lead, day: updated }];
    }),
  ];
}

/** The maximum length of an issue's intro, in characters (code points). */
export const maxIntroLength = 2000;

/** Reads the owner's own words for an issue, which `readParagraphs` parses: no HTML. May be empty. */
export function readIntro(
  typed: string,
):
  | { intro: string; problems?: never }
  | { intro?: never; problems: { intro: Exclude<TextProblem, "empty"> } } {
  const intro = tidy(typed);
  const problem = textProblem(intro, maxIntroLength);
  if (problem === "empty") return { intro: "" };
  return problem ? { problems: { intro: problem } } : { intro };
}

/** The shared placeholder of issues from before each had its own. */
const earlierPlaceholder = "0-the-readers-own-key-0";

/**
 * Makes a placeholder for the readers' keys in an issue: 192 random bits, with no characters special to HTML, text or
 * URLs.
 * @param quoted what the issue quotes, as a JSON value; the placeholder doesn't occur in it
 */
export function newKeyPlaceholder(quoted: unknown): string {
  const text = JSON.stringify(quoted);
  for (;;) {
    const placeholder = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString(
      "base64url",
    );
    if (!text.includes(placeholder)) return placeholder;
  }
}

/** An issue for one reader, with the reader's own links. */
export function personalIssue(
  { subject, html, text, keyPlaceholder, unsubscribeKey }: IssueMail,
  siteUrl: string,
): MailContent {
  const own = readerLinks(unsubscribeKey);
  const links: readonly (readonly [string, string])[] =
    keyPlaceholder === null
      ? [[unsubscribeAddress(earlierPlaceholder), own.end]]
      : [
          [unsubscribeAddress(keyPlaceholder), own.end],
          [choicesAddress(keyPlaceholder), own.choices],
        ];
  // Replaces only the footer's links, which come last: a review quoted above them may contain the placeholder.
  const personal = (part: string) =>
    links.reduce((all, [link, ownLink]) => {
      const at = all.lastIndexOf(link);
      return at < 0 ? all : all.slice(0, at) + ownLink + all.slice(at + link.length);
    }, part);
  return {
    subject,
    html: personal(html),
    text: personal(text),
    unsubscribeUrl: siteUrl + own.end,
    list: "newsletter",
  };
}
