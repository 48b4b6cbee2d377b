import { addresses } from "../../addresses.ts";
import {
  type EmailAddress,
  readEmailAddress,
  type SignUpProblems,
} from "../../platform/email/email-address.ts";
import { readCents } from "../../platform/text/read-figure.ts";
import { dayLength } from "../../platform/today.ts";

/** The subject of a newsletter subscription; for new reviews of a paddle it's the paddle's slug. */
export const newsletterSubject = "";

/** The maximum length of the text that says how readers of an imported list agreed, in characters. */
export const maxHow = 200;

/** Begins the subjects of subscriptions to prices. No slug has a colon. */
export const priceSubjects = "price:";

/** What someone waits for: a paddle for a price (US cents) or less. */
export interface WantedPrice {
  slug: string;
  cents: number;
}

/** The subject of a subscription to a price. Another price is another one, confirmed by its own email. */
export const priceSubject = ({ slug, cents }: WantedPrice): string =>
  `${priceSubjects}${slug}:${cents}`;

/** Parses such a subject. Returns undefined for others. */
export function readPriceSubject(subject: string): WantedPrice | undefined {
  const [, slug, cents] = /^price:([a-z0-9-]{1,200}):(\d{1,9})$/.exec(subject) ?? [];
  return slug === undefined ? undefined : { slug, cents: Number(cents) };
}

/** The limits of a price that someone may wait for, in US cents. */
const wantedCents = { min: 1000, max: 100_000 };

export const priceFields = ["email", "below"] as const;

type PriceProblems = SignUpProblems & { below?: "empty" | "notAPrice" };

/** Parses the form for a price: '89', '$89.95'. */
export function readPriceSignUp(
  typed: Record<(typeof priceFields)[number], string>,
):
  | { email: EmailAddress; cents: number; problems?: never }
  | { email?: never; cents?: never; problems: PriceProblems } {
  const { email, problem } = readEmailAddress(typed.email);
  const cents = readCents(typed.below);
  const isPrice = cents !== undefined && cents >= wantedCents.min && cents <= wantedCents.max;
  const below = typed.below.trim() === "" ? "empty" : isPrice ? undefined : "notAPrice";
  if (email && cents !== undefined && below === undefined) return { email, cents };
  return { problems: { ...(problem && { email: problem }), ...(below && { below }) } };
}
/** Begins the subjects of subscriptions to approvals. No slug has a colon. */
export const approvalSubjects = "approvals:";

/** The subject of a subscription to what the lists say of a paddle. */
export const approvalSubject = (slug: string): string => approvalSubjects + slug;

/** Begins the subjects of subscriptions to questions about how a paddle aged. No slug has a colon. */
export const agedSubjects = "aged:";

/** The subject of a subscription to the questions about a review. Migration 0027 deletes it with the review. */
export const agedSubject = (review: string): string => agedSubjects + review;

/** The review's id in such a subject; undefined for others. */
export const readAgedSubject = (subject: string): string | undefined =>
  subject.startsWith(agedSubjects) ? subject.slice(agedSubjects.length) : undefined;

/**
 * How long the address for these questions is kept after the last answer, in milliseconds: a day, in which it can be
 * corrected.
 */
export const agedAnswerLife = dayLength;

/** How long after the review it's kept at most, in milliseconds: 15 months. */
export const agedLife = 456 * dayLength;

/** The page behind the link in an email that asks how a paddle aged. */
export const agedAddress = (key: string, months: number): string =>
  `${addresses.aged.path}?key=${key}&after=${months}`;

/** Begins the subjects of subscriptions to questions about a paddle. No slug has a colon. */
export const questionSubjects = "questions:";

/** The subject of a subscription to questions about a paddle, which a reader may answer. */
export const questionSubject = (slug: string): string => questionSubjects + slug;

/** The slug in such a subject; undefined for others. */
export const readQuestionSubject = (subject: string): string | undefined =>
  subject.startsWith(questionSubjects) ? subject.slice(questionSubjects.length) : undefined;

/** The minimum time between two emails with questions to one reader, in milliseconds: a week. */
export const questionsPause = 7 * dayLength;

/**
 * How long a change of an approval must have been published before it's emailed, in milliseconds: a quarter of an hour,
 * in which a slip can be corrected.
 */
export const approvalSettling = 15 * 60_000;

/**
 * The age at which a review is first emailed, in milliseconds: a day, in which its writer can edit it, visitors can
 * report it and the owner can hide it.
 */
export const settlingTime = dayLength;

/** The minimum time between emails about a paddle's new reviews, in milliseconds: a day. */
export const reviewsPause = dayLength;

/** The same for readers who chose so, in milliseconds: a week. */
export const weeklyPause = 7 * dayLength;

/** How many reviews an email quotes; a link leads to the others. */
export const maxQuoted = 10;

/** How long the link in a confirmation email works, in milliseconds: a week. */
export const confirmationLife = 7 * dayLength;

/** How long an unconfirmed address is stored, and one whose only email was sent, in milliseconds: thirty days. */
export const pendingLife = 30 * dayLength;

/** How many of a mailbox's subscriptions may be unconfirmed before another one pauses its emails. */
export const maxPending = 3;

/**
 * How long an address gets no further email when someone submits it again, in milliseconds: 15 minutes after the first
 * email, four times as long after each further one. So no one can flood another person's mailbox through us.
 * @param mails how many were already sent
 */
export function pauseAfter(mails: number): number {
  return mails === 0 ? 0 : 15 * 60_000 * 4 ** (mails - 1);
}

export function confirmAddress(token: string): string {
  return `${addresses.newsletterConfirm.path}?token=${token}`;
}

/** The archive page of a sent issue, by its date: '2026-11-16'. */
export const issueAddress = (date: string): string => addresses.newsletterIssue.href({ date });

/** Parses the token of such a URL. Returns undefined if it's missing or malformed. */
export function readToken(query: URLSearchParams, name: "token" | "key"): string | undefined {
  const token = query.get(name) ?? "";
  return /^[\w-]{20,100}$/.test(token) ? token : undefined;
}
