// The registry of what readers ask to hear of by email. Their forms, rounds, counts, lists and exports follow from it.

import { knownApprovals } from "../../site/approvals/find-approvals.ts";
import { alertedKinds } from "../../site/kinds/kinds.ts";
import { dollars } from "../../platform/text/money.ts";
import { toldText } from "./approval-changes.ts";
import { type Alert, define, type Naming } from "./define-alert.ts";
import {
  agedSubjects,
  approvalSettling,
  approvalSubjects,
  newsletterSubject,
  priceSubjects,
  questionsPause,
  questionSubjects,
  readPriceSubject,
  reviewsPause,
  weeklyPause,
} from "./newsletter.ts";
import { plainAlerts } from "./plain-alerts.ts";

/** New reviews of a paddle: its slug is their subject. */
export const newReviews = define("reviews", {
  called: "new reviews",
  prefixes: [],
  mail: "reviews",
  isWrittenLate: true,
  pause: { time: reviewsPause, of: "subject", weekly: weeklyPause },
  counted: "New reviews by email",
  column: "newReviewsOf",
  of: "new reviews of",
  asked: {
    id: "review-emails",
    words: ({ newsletter, mail }) => ({ form: newsletter.reviews, ...mail.reviews }),
  },
});

export const prices = define("prices", {
  prefixes: [priceSubjects],
  mail: "price",
  isOnce: true,
  counted: "Prices by email",
  column: "priceOf",
  listed(subject) {
    const wanted = readPriceSubject(subject);
    return wanted ? `${wanted.slug} for ${dollars(wanted.cents)}` : "";
  },
  about(subject, { price }) {
    const wanted = readPriceSubject(subject);
    return wanted ? price(wanted) : subject;
  },
});

/** Changes of what the lists of approved paddles say of one. */
export const approvals = define("approvals", {
  prefixes: [approvalSubjects],
  mail: "approvals",
  round: "looking for changed approvals to email",
  counted: "Approvals by email",
  of: "approvals of",
  asked: {
    id: "approval-emails",
    words: ({ newsletter, mail }) => ({ form: newsletter.approvals, ...mail.approvals }),
  },
  published: {
    told(library, { slug }) {
      const known = knownApprovals(library).get(slug);
      return known && toldText(known);
    },
    settling: approvalSettling,
  },
});

/** What reviewers are asked about their paddle. */
export const aged = define("aged", {
  prefixes: [agedSubjects],
  isOfPaddle: false,
  mail: "aged",
  isForgotten: true,
  round: "asking how paddles aged",
  every: 60 * 60_000,
  counted: "Asked how a paddle ages",
  column: "agedReview",
  about: (subject, { review }) =>
    `how a paddle ages, asked about ${review(subject.slice(agedSubjects.length))}`,
});

/** Players' questions about a paddle, which a reader may answer. */
export const questions = define("questions", {
  prefixes: [questionSubjects],
  mail: "questions",
  pause: { time: questionsPause, of: "reader" },
  counted: "Questions by email",
  of: "questions about",
  asked: {
    id: "question-emails",
    words: ({ newsletter, mail }) => ({ form: newsletter.questions, ...mail.questions }),
  },
});

/** 'question ID': what someone sent, and wants one email about. */
function sentOf(subject: string): string {
  const kind = alertedKinds.find((each) => subject.startsWith(each.alerts));
  return kind ? `${kind.noun} ${subject.slice(kind.alerts.length)}` : "";
}

/** One email about what someone sent, which src/site/contributions/once-alerts.store.ts queues. */
export const aboutSent = define("alerts", {
  prefixes: alertedKinds.map((kind) => kind.alerts),
  isOfPaddle: false,
  mail: "answer",
  isOnce: true,
  isForgotten: true,
  round: undefined,
  counted: "One email about what they sent",
  column: "alertAbout",
  listed: sentOf,
  about: (subject) => `one email about ${sentOf(subject)}`,
});

const own = [newReviews, prices, approvals, aged, questions, aboutSent] as const;

export type OwnAlert = (typeof own)[number]["name"];

/** All of them, in the order of an owner's lists. */
export const alerts: readonly Alert[] = [...own, ...plainAlerts];

/** What a subject is about; undefined for the newsletter's. */
export const alertOf = (subject: string): Alert | undefined =>
  subject.includes(":")
    ? alerts.find(({ prefixes }) => prefixes.some((prefix) => subject.startsWith(prefix)))
    : subject === newsletterSubject
      ? undefined
      : newReviews;

/** What the subjects of subscriptions begin with that one email ends. */
export const oncePrefixes: readonly string[] = alerts.flatMap((each) =>
  each.isOnce ? each.prefixes : [],
);

/** What a subject begins with that one email ends; undefined for others. */
export const oncePrefix = (subject: string): string | undefined =>
  oncePrefixes.find((prefix) => subject.startsWith(prefix));

/** What a subscription is to, in the columns of an export: one of them says so. */
export const subjectColumns = (subject: string): Record<string, string> =>
  Object.fromEntries(
    alerts.map((each) => [each.column, alertOf(subject) === each ? each.listed(subject) : ""]),
  );

/** What a subscription is to, in words: 'new reviews of the Diadem Hero', 'the newsletter'. */
export const subjectText = (subject: string, naming: Naming): string =>
  subject === newsletterSubject
    ? "the newsletter"
    : (alertOf(subject) ?? newReviews).about(subject, naming);
