// What there is to tell readers who asked for emails, by alert, and the rounds that queue it.

import { freshOffers, type Offer } from "../../site/offers/offers.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import type { LeasedMail } from "../../platform/email/outbox.store.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { Database } from "../../platform/store/tables.ts";
import { dayAt, dayLength } from "../../platform/today.ts";
import { unansweredQuestions } from "../../site/questions/questions.store.ts";
import { askedAbout, isAskedNow, markAsked } from "./aged-mails.store.ts";
import { alerts, approvals, newReviews, prices, questions } from "./alerts.ts";
import { hasQuestions, type News, queueNews, wantedSubjects } from "./alerts.store.ts";
import { changesIn } from "./approval-changes.ts";
import { toReview } from "./issues.service.ts";
import { type Alert, type Published, wordsOf } from "./define-alert.ts";
import { readPriceSubject, readQuestionSubject, settlingTime } from "./newsletter.ts";
import { contentOfReviewMail, newestReview } from "./quotable-reviews.store.ts";
import type { MailedSite } from "./sign-up.email.ts";

interface AlertContext {
  store: Pick<Store, "db" | "engine" | "changed">;
  clock: () => number;
}

/** Finds what there is to tell now. */
type NewsOf = (db: Database, site: MailedSite, now: number) => AsyncIterable<News>;

/** Reviews are written when they leave, so that no email quotes a hidden one. */
const ofReviews: NewsOf = async function* (db, { library }, now) {
  for (const subject of await wantedSubjects(db, newReviews)) {
    // Don't send anyone to a page that is gone.
    const knows = library.paddle(subject) && (await newestReview(db, subject, now));
    if (knows !== undefined) yield { subjects: [subject], knows, writer: async () => () => null };
  }
};

/** The newest fresh price that is low enough, if any: it reaches everyone that an older one does. */
const newestAt = (all: readonly Offer[] | undefined, cents: number, today: string) =>
  freshOffers(all, today)
    .filter(({ last }) => last.priceCents <= cents)
    .toSorted((a, b) => b.last.on.localeCompare(a.last.on))[0];

/** Who asked after the day a price was seen knows it from the page. */
const ofPrices: NewsOf = async function* (db, site, now) {
  for (const subject of await wantedSubjects(db, prices)) {
    const wanted = readPriceSubject(subject);
    const paddle = wanted && site.library.paddle(wanted.slug);
    const offer = paddle && newestAt(paddle.offers, wanted.cents, dayAt(now));
    if (!paddle || !offer) continue;
    yield {
      subjects: [subject],
      knows: Date.parse(offer.last.on) + dayLength,
      async writer() {
        const { priceMail } = await import("./price.email.ts");
        return ({ unsubscribe_key: unsubscribeKey }) =>
          priceMail(site, paddle, { wanted, offer, unsubscribeKey });
      },
    };
  }
};

/** How many questions an email has. */
const maxQuestions = 5;

/** A reader who knows several paddles hears first of the one that they heard of least lately. */
const ofQuestions: NewsOf = async function* (db, site, now) {
  const paddleOf = (subject: string) => site.library.paddle(readQuestionSubject(subject) ?? "");
  const subjects = (await wantedSubjects(db, questions)).filter(paddleOf);
  const through = now - settlingTime;
  if (subjects.length === 0) return;
  yield {
    subjects,
    knows: through,
    isDue: hasQuestions(now),
    async writer() {
      const { questionsMail } = await import("./questions.email.ts");
      return async ({ subject, told_through: after, unsubscribe_key: unsubscribeKey }, on) => {
        const paddle = paddleOf(subject)!;
        const since = { after, through, limit: maxQuestions };
        const found = await unansweredQuestions(on, paddle.slug, since);
        if (found.length === 0) return undefined;
        return questionsMail(site, paddle, { questions: found, unsubscribeKey });
      };
    },
  };
};

/** @param asked is called with the slug of each paddle that someone is asked about */
const ofAged = (asked: (slug: string) => void): NewsOf =>
  async function* (_, site, now) {
    yield {
      isDue: isAskedNow(now),
      async writer() {
        const { agedMail } = await import("./aged.email.ts");
        return async ({ subject, unsubscribe_key: key }, on) => {
          const about = await askedAbout(on, subject, now);
          const paddle = site.library.paddle(about.slug);
          if (!paddle) return undefined;
          await markAsked(on, about);
          asked(about.slug);
          return agedMail(site, paddle, { months: about.months, key });
        };
      },
    };
  };

/** Makes the email about what was published of a paddle before and is now; undefined if that's no news. */
type PublishedMail = (
  site: MailedSite,
  paddle: { slug: string; name: string },
  told: { before: string; after: string; unsubscribeKey: string },
) => MailContent | undefined;

/** What is published of paddles, once it has been for a while. */
function ofPublished(
  alert: Alert,
  { told, settling = 0 }: Published,
  mail: () => Promise<PublishedMail>,
): NewsOf {
  /** What was published of each paddle when a round last saw a difference, and when. */
  const seen = new Map<string, { text: string; since: number }>();
  return async function* (db, site, now) {
    for (const subject of await wantedSubjects(db, alert)) {
      const paddle = site.library.paddle(alert.listed(subject));
      const text = paddle && told(site.library, paddle);
      if (!paddle || text === undefined) continue;
      if (seen.get(subject)?.text !== text) seen.set(subject, { text, since: now });
      if (now < seen.get(subject)!.since + settling) continue;
      yield {
        subjects: [subject],
        knows: text,
        async writer() {
          const write = await mail();
          return ({ told: before, unsubscribe_key: unsubscribeKey }) =>
            write(site, paddle, { before, after: text, unsubscribeKey });
        },
      };
    }
  };
}

const approvalsMail = async (): Promise<PublishedMail> => {
  const { approvalsMail: write } = await import("./approvals.email.ts");
  return (site, paddle, { before, after, unsubscribeKey }) => {
    const changes = changesIn(before, after);
    return changes.length === 0 ? undefined : write(site, paddle, { changes, unsubscribeKey });
  };
};

const plainMail =
  (alert: Alert, { values: valuesOf }: Published) =>
  async (): Promise<PublishedMail> => {
    const { alertMail } = await import("./alert.email.ts");
    return (site, paddle, { before, after, unsubscribeKey }) => {
      const values = valuesOf?.(before, after);
      const words = wordsOf(site.library, alert.name).news;
      return values && alertMail(site, words, paddle, { values, unsubscribeKey });
    };
  };

/** A round that queues the emails of an alert. */
export interface AlertRound {
  name: string;
  every: number;
  /** @returns how many were queued */
  queue(): Promise<number>;
}

/** A round for each alert, so that one that fails keeps no other from being sent. Any number of processes may run them. */
export function openAlerts(
  { store, clock }: AlertContext,
  site: MailedSite,
): readonly AlertRound[] {
  const asked = new Set<string>();
  const ways: Readonly<Record<string, NewsOf>> = {
    reviews: ofReviews,
    prices: ofPrices,
    approvals: ofPublished(approvals, approvals.published!, approvalsMail),
    aged: ofAged((slug) => asked.add(slug)),
    questions: ofQuestions,
  };
  return alerts.flatMap((alert): AlertRound[] => {
    const { round: name, every, published } = alert;
    const newsOf =
      ways[alert.name] ?? (published && ofPublished(alert, published, plainMail(alert, published)));
    if (name === undefined || !newsOf) return [];
    return [
      {
        name,
        every,
        async queue() {
          const now = clock();
          let queued = 0;
          try {
            for await (const news of newsOf(store.db, site, now))
              queued += await queueNews(store, alert, news, now);
          } finally {
            for (const slug of asked) store.changed(slug);
            asked.clear();
          }
          return queued;
        },
      },
    ];
  });
}

/** Writes emails about new reviews, each for its reader; undefined if there's nothing to send anymore. */
export function reviewMailWriter({ db }: Pick<Store, "db">, site: MailedSite, clock: () => number) {
  return async (mail: LeasedMail): Promise<MailContent | undefined> => {
    const paddle = site.library.paddle(mail.subject);
    const found = await contentOfReviewMail(db, mail, clock());
    if (!paddle || !found) return undefined;
    // Loads React, once there is such an email.
    const { reviewsMail } = await import("./reviews.email.ts");
    return reviewsMail(site, paddle, {
      ...found,
      reviews: found.reviews.map(({ approved_at, ...review }) => ({
        ...toReview(review),
        isApproved: approved_at !== null,
      })),
    });
  };
}
