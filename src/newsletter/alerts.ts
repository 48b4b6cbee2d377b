// The registry of what readers ask to hear of by email. Their forms, rounds, counts, lists and exports follow from it.

import { knownApprovals } from "../approvals/find-approvals.ts";
import { alertedKinds } from "../kinds/kinds.ts";
import type { Library } from "../library/library.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import type { MailKind } from "../platform/store/tables.ts";
import { dollars } from "../platform/text/money.ts";
import { toldText } from "./approval-changes.ts";
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
  type WantedPrice,
} from "./newsletter.ts";

/** How an owner's list names what subscriptions are about. */
export interface Naming {
  paddle(slug: string): string;
  review(id: string): string;
  price(wanted: WantedPrice): string;
}

const minute = 60_000;

/** What readers ask to hear of, and how it's told. */
export interface Alert {
  /** Its key in counts, and in the address of its form. */
  name: string;
  /** In rounds and an owner's counts: 'new reviews'. */
  called: string;
  /** What its subjects begin with. They're stored, so it never changes. Those of new reviews begin with nothing. */
  prefixes: readonly string[];
  /** Whether a slug follows, which a paddle's new name changes. */
  isOfPaddle: boolean;
  /** The kind of its emails. */
  mail: MailKind;
  /** Whether they're written when they leave, so that they say what's there then. */
  isWrittenLate?: true;
  /** Whether one email ends it. */
  isOnce?: true;
  /** Whether nobody can ask again with the address alone, so that it's deleted when its reader leaves. */
  isForgotten?: true;
  /** The minimum time between two of its emails to a reader, about the same subject or about any, in milliseconds. */
  pause?: { time: number; of: "subject" | "reader" };
  /** What queues it; undefined if that's no work of its own. */
  round: { name: string; every: number } | undefined;
  /** In the console's counts. */
  counted: string;
  /** In exports: the column, and what it has of a subject. */
  column: string;
  listed(subject: string): string;
  /** What a subscription is to: 'new reviews of the Diadem Hero'. */
  about(subject: string, naming: Naming): string;
  /** If it's about what is published of a paddle. */
  published?: Published;
}

export interface Published {
  /** What a reader of the paddle's page knows, as a text: another one is news. */
  told(library: Library, paddle: AnyPaddle): string | undefined;
  /** How long it must have been published, in milliseconds, so that a slip can be corrected. */
  settling?: number;
}

type Given = Pick<Alert, "counted"> & Partial<Omit<Alert, "name">> & { of?: string };

/** An alert about a paddle, except for what's given. @param of what it tells of one: 'new reviews of' */
const define = <const Name extends string>(
  name: Name,
  { of = "", ...given }: Given,
): Alert & { name: Name } => {
  const { called = name.replaceAll("-", " "), prefixes = [`${name}:`] } = given;
  const slugIn = (subject: string) => subject.slice(prefixes[0]?.length);
  return {
    name,
    called,
    prefixes,
    isOfPaddle: true,
    mail: `${name}-alert`,
    round: { name: `looking for ${called} to email`, every: minute },
    column: `${name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Of`,
    listed: slugIn,
    about: (subject, { paddle }) => `${of} ${paddle(slugIn(subject))}`,
    ...given,
  };
};

/** New reviews of a paddle: its slug is their subject. */
export const newReviews = define("reviews", {
  called: "new reviews",
  prefixes: [],
  mail: "reviews",
  isWrittenLate: true,
  pause: { time: reviewsPause, of: "subject" },
  counted: "New reviews by email",
  column: "newReviewsOf",
  of: "new reviews of",
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
  round: { name: "looking for changed approvals to email", every: minute },
  counted: "Approvals by email",
  of: "approvals of",
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
  round: { name: "asking how paddles aged", every: 60 * minute },
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
});

/** 'question ID': what someone sent, and wants one email about. */
function sentOf(subject: string): string {
  const kind = alertedKinds.find((each) => subject.startsWith(each.alerts));
  return kind ? `${kind.noun} ${subject.slice(kind.alerts.length)}` : "";
}

/** One email about what someone sent, which src/contributions/alerts.store.ts queues. */
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

/** All of them, in the order of an owner's lists. */
export const alerts = [newReviews, prices, approvals, aged, questions, aboutSent] as const;

/** What a subject is about; undefined for the newsletter's. */
export const alertOf = (subject: string): Alert | undefined =>
  subject.includes(":")
    ? alerts.find(({ prefixes }) => prefixes.some((prefix) => subject.startsWith(prefix)))
    : subject === newsletterSubject
      ? undefined
      : newReviews;

/** What the subjects of subscriptions begin with that one email ends. */
export const oncePrefixes: readonly string[] = alerts.flatMap((each: Alert) =>
  each.isOnce ? each.prefixes : [],
);

/** What a subject begins with that one email ends; undefined for others. */
export const oncePrefix = (subject: string): string | undefined =>
  oncePrefixes.find((prefix) => subject.startsWith(prefix));

/** What a subscription is to, in the columns of an export: one of them says so. */
export const subjectColumns = (subject: string): Record<string, string> =>
  Object.fromEntries(
    alerts.map((each: Alert) => [
      each.column,
      alertOf(subject) === each ? each.listed(subject) : "",
    ]),
  );

/** The same in words: 'new reviews of the Diadem Hero', 'the newsletter'. */
export const subjectText = (subject: string, naming: Naming): string =>
  subject === newsletterSubject
    ? "the newsletter"
    : (alertOf(subject) ?? newReviews).about(subject, naming);
