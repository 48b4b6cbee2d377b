import type { Paddle } from "../paddles/paddle.content.ts";
import { newestDayFirst } from "../platform/text/dates.ts";
import { priceText } from "../platform/text/money.ts";
import { isConfirmedPaddle } from "../paddles/confirmed.ts";
import { isConfirmed, measuredFacts, namedShape, surfaceText } from "../paddles/paddle-facts.ts";
import { mondayOf } from "../platform/weeks.ts";

/** An article or guide that an issue may include. */
export interface IssueArticle {
  path: string;
  title: string;
  text: string;
  /** The day it was published or last checked: '2025-11-11'. */
  day: string;
}

/** A review in an issue. Only its id is stored, so that a review hidden later disappears from the archive too. */
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

/** An issue's content, as it is stored. */
export interface IssueContent {
  /** The owner's own words, as `readIntro` read them; issues stored earlier have none. */
  intro?: string | undefined;
  articles: IssueArticle[];
  reviews: IssueReview[];
  pick: IssuePick | undefined;
}

/** The maximum number of articles, and of reviews, in an issue. */
export const maxOfAKind = 5;

/** The maximum number of reviews of one paddle or ball article in an issue. */
const maxOfASubject = 2;

const day = 24 * 3_600_000;

/** The Monday (UTC) of a time's week: '2026-11-16'. It identifies an issue. */
export const issueDate = mondayOf;

/** Whether a text could be an issue's date: that of a Monday. */
export function isIssueDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && issueDate(time) === text;
}

/** The sources of an issue. */
interface IssueSources {
  /** The Monday of its week. */
  date: string;
  /** Everything readable on the site. */
  articles: readonly IssueArticle[];
  /** Players' newest reviews, newest first, and since when an issue may quote each (epoch milliseconds). */
  reviews: readonly (IssueReview & { quotableSince: number })[];
  /** Those the owner chose instead; none if the issue brings the newest. */
  chosen?: readonly IssueReview[] | undefined;
  /** The owner's own words; may be empty. */
  intro?: string;
  paddles: readonly Paddle[];
  /** The previous issues. */
  earlier: readonly { content: IssueContent; createdAt: number }[];
}

/**
 * Puts an issue together: the newest articles that readers haven't been sent yet, players' reviews that may be quoted
 * since the last issue, and the paddle of the week. An article that was checked again counts as new; one that was
 * already old when the last issue went out doesn't. The first issue brings the newest there are.
 * @returns undefined with neither an article, nor a review, nor the owner's own words
 */
export function composeIssue(sources: IssueSources): IssueContent | undefined {
  const { date, earlier, intro = "", chosen } = sources;
  const versionOf = ({ path, day: written }: IssueArticle) => `${path} ${written}`;
  const sent = new Set(earlier.flatMap(({ content }) => content.articles.map(versionOf)));
  const sentReviews = new Set(
    earlier.flatMap(({ content }) => content.reviews.map(({ id }) => id)),
  );
  const since = Math.max(0, ...earlier.map(({ createdAt }) => createdAt));
  // An article may be dated some days before it is online.
  const newFrom = earlier.length > 0 ? new Date(since - 7 * day).toISOString().slice(0, 10) : "";
  const articles = sources.articles
    .filter((article) => !sent.has(versionOf(article)) && article.day >= newFrom)
    .toSorted((a, b) => newestDayFirst(a.day, b.day) || a.title.localeCompare(b.title, "en"))
    .slice(0, maxOfAKind);
  const newest = () =>
    sources.reviews
      .filter(({ id, quotableSince }) => quotableSince >= since && !sentReviews.has(id))
      .filter(fewOfEachSubject())
      .slice(0, maxOfAKind);
  const reviews = (chosen ?? newest()).map(({ id, subject }) => ({ id, subject }));
  if (intro === "" && articles.length + reviews.length === 0) return undefined;
  return { intro, articles, reviews, pick: pickOf(date, sources.paddles) };
}

/** Keeps the first reviews of each subject, so that none fills an issue. */
function fewOfEachSubject() {
  const kept = new Map<string, number>();
  return ({ subject }: IssueReview) => {
    const nth = (kept.get(subject) ?? 0) + 1;
    kept.set(subject, nth);
    return nth <= maxOfASubject;
  };
}

/** The paddle of the week: every paddle of the catalog that we could confirm in turn, by slug. */
function pickOf(date: string, paddles: readonly Paddle[]): IssuePick | undefined {
  const week = Math.floor(Date.parse(date) / (7 * day));
  const inTurn = paddles.filter(isConfirmedPaddle).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const paddle = inTurn[week % inTurn.length];
  if (!paddle) return undefined;
  const { slug, name, excerpt } = paddle;
  return { slug, name, text: excerpt, facts: surelyKnown(paddle) };
}

/** Confirmed facts only. */
function surelyKnown(paddle: Paddle): { name: string; value: string }[] {
  const { category, listPriceCents } = paddle;
  const shape = namedShape(paddle);
  const numbers = measuredFacts.flatMap(({ name, label, unit }) =>
    paddle[name] !== null && isConfirmed(paddle, name)
      ? [{ name: label, value: `${paddle[name]} ${unit}` }]
      : [],
  );
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
  const values = { stars: String(rating), name: firstName, dupr: duprRating };
  return words.replace(/\{(stars|name|dupr)\}/g, (_, name: keyof typeof values) => values[name]);
}

/** The beginning of a review on one line, cut between two words. */
export function shortExcerpt(text: string, max = 180): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= max) return line;
  const cut = characters.slice(0, max).join("");
  const lastSpace = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastSpace > max / 2 ? lastSpace : undefined).replace(/(?<![\s,;:.])[\s,;:.]+$/, "")}…`;
}
