import type { Paddle } from "./content/paddle.ts";
import { priceText } from "./money.ts";
import { isConfirmed, measuredFacts } from "./paddle-facts.ts";

/** Something to read that an issue may bring. */
export interface IssueArticle {
  path: string;
  title: string;
  text: string;
  /** The day it came out or was last checked: '2025-11-11'. */
  day: string;
}

/** A player's review that an issue brings: only which one, so that one hidden later is gone from the archive too. */
export interface IssueReview {
  id: string;
  /** What it is of: the slug of a paddle or a ball article. */
  subject: string;
}

/** A paddle out of the catalog, with what is known of it for sure. */
export interface IssuePick {
  slug: string;
  name: string;
  text: string;
  facts: { name: string; value: string }[];
}

/** What an issue is about, as it is stored with it. */
export interface IssueContent {
  articles: IssueArticle[];
  reviews: IssueReview[];
  pick: IssuePick | undefined;
}

/** What stands in an issue at most: of articles, and of reviews. */
export const maxOfAKind = 5;

const day = 24 * 3_600_000;

/** The Monday (UTC) of the week a time is in: '2026-11-16'. An issue is known by it. */
export function issueDate(time: number): string {
  const weekday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - weekday * day).toISOString().slice(0, 10);
}

/** Whether a text could be an issue's date: that of a Monday. */
export function isIssueDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && issueDate(time) === text;
}

/** What an issue is put together from. */
interface IssueSources {
  /** The Monday of its week. */
  date: string;
  /** Everything there is to read. */
  articles: readonly IssueArticle[];
  /** The newest reviews of players, newest first. */
  reviews: readonly (IssueReview & { createdAt: number })[];
  paddles: readonly Paddle[];
  /** The issues before it. */
  earlier: readonly { content: IssueContent; createdAt: number }[];
}

/**
 * Puts an issue together: what readers have not been sent yet, the newest of it; what players wrote since the last
 * issue; and the week's paddle. An article that was checked anew counts as new.
 * @returns undefined where there is neither an article nor a review
 */
export function composeIssue(sources: IssueSources): IssueContent | undefined {
  const { date, earlier } = sources;
  const versionOf = ({ path, day: written }: IssueArticle) => `${path} ${written}`;
  const sent = new Set(earlier.flatMap(({ content }) => content.articles.map(versionOf)));
  const sentReviews = new Set(
    earlier.flatMap(({ content }) => content.reviews.map(({ id }) => id)),
  );
  const since = Math.max(0, ...earlier.map(({ createdAt }) => createdAt));
  const articles = sources.articles
    .filter((article) => !sent.has(versionOf(article)))
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.title.localeCompare(b.title, "en"))
    .slice(0, maxOfAKind);
  const reviews = sources.reviews
    .filter(({ id, createdAt }) => createdAt >= since && !sentReviews.has(id))
    .slice(0, maxOfAKind)
    .map(({ id, subject }) => ({ id, subject }));
  if (articles.length + reviews.length === 0) return undefined;
  return { articles, reviews, pick: pickOf(date, sources.paddles) };
}

/** The week's paddle: every paddle of the catalog in turn, by their addresses. */
function pickOf(date: string, paddles: readonly Paddle[]): IssuePick | undefined {
  const week = Math.floor(Date.parse(date) / (7 * day));
  const paddle = paddles.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))[week % paddles.length];
  if (!paddle) return undefined;
  const { slug, name, excerpt } = paddle;
  return { slug, name, text: excerpt, facts: surelyKnown(paddle) };
}

/** Facts that somebody could confirm, and none else. */
function surelyKnown(paddle: Paddle): { name: string; value: string }[] {
  const { category, surface, shape, listPriceCents } = paddle;
  const numbers = measuredFacts.flatMap(({ name, label, unit }) =>
    paddle[name] !== null && isConfirmed(paddle, name)
      ? [{ name: label, value: `${paddle[name]} ${unit}` }]
      : [],
  );
  return [
    { name: "Category", value: category },
    ...(listPriceCents === null ? [] : [{ name: "List price", value: priceText(listPriceCents) }]),
    ...(isConfirmed(paddle, "surface") ? [{ name: "Surface", value: surface }] : []),
    ...(isConfirmed(paddle, "shape") ? [{ name: "Shape", value: shape }] : []),
    ...numbers,
  ];
}

/** A review's beginning on one line, cut between two words. */
export function shortExcerpt(text: string, max = 180): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= max) return line;
  const cut = characters.slice(0, max).join("");
  const lastSpace = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastSpace > max / 2 ? lastSpace : undefined).replace(/(?<![\s,;:.])[\s,;:.]+$/, "")}…`;
}
