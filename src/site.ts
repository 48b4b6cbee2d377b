import { openStore } from "./platform/store/connect.ts";
import { addMessage } from "./contact/messages.store.ts";
import { countMail, queueMail } from "./platform/email/outbox.store.ts";
import { recordReads } from "./platform/store/reads.ts";
import { countReviews } from "./reviews/ratings/review-totals.store.ts";
import {
  listReviews,
  type NewReview,
  type PublicReview,
  type ReviewSelection,
} from "./reviews/reviews.store.ts";
import type { ContactMessage } from "./contact/contact-message.ts";
import type { MailContent } from "./platform/email/mail.ts";
import type { ReviewName } from "./reviews/reports/report.ts";
import { allReviews } from "./reviews/list/review-query.ts";
import type { StoredThemes } from "./reviews/themes/themes.ts";
import type { Environment } from "./platform/environment.ts";
import { openUnlimited, openRateLimiter } from "./platform/rate-limit/rate-limiter.service.ts";
import { startHousekeeping } from "./housekeeping.ts";
import type { Library } from "./library/read-library.ts";
import { isReadable } from "./reviews/samples/seed-samples.store.ts";
import { issueMailWriter } from "./newsletter/issue-mail.service.ts";
import { type Delivery, startDelivery } from "./platform/email/delivery.service.ts";
import { openTransport } from "./platform/email/open-transport.ts";
import { type Issues, openIssues } from "./newsletter/issues.service.ts";
import { type Newsletter, openNewsletter } from "./newsletter/newsletter.service.ts";
import { prepareStore } from "./prepare-store.ts";
import type {
  ReviewsAsked,
  ReviewSource,
  ReviewView,
} from "./reviews/list/find-reviews.service.ts";
import { type HelpfulVotes, openHelpfulVotes } from "./reviews/votes/helpful-votes.service.ts";
import {
  type NewestReviews,
  openRatings,
  readNewest,
  readOneReview,
  readReviews,
  type SubjectReviews,
  type RatingsBySubject,
} from "./reviews/read-reviews.service.ts";
import { readThemes } from "./reviews/themes/themes.service.ts";
import { openRatingCache } from "./reviews/ratings/rating-cache.service.ts";
import { openReports, type Reports } from "./reviews/reports/reports.service.ts";
import { isSampleText } from "./reviews/samples/sample-texts.service.ts";
import { openSubmissions } from "./reviews/submissions.service.ts";

/** Players' reviews, as loaders and actions use them. */
export interface Reviews {
  /** What a page shows of a subject's reviews; never throws for a store that is down. */
  of(subject: string, asked?: ReviewsAsked): Promise<SubjectReviews>;
  /** One review that is shown; undefined where there is none. Throws when the store cannot be read. */
  one(name: ReviewName): Promise<ReviewView | undefined>;
  /** What every subject's reviews add up to, for lists; never throws for a store that is down. */
  ratings(): Promise<RatingsBySubject>;
  /** What a subject's reviews praise and complain of; never throws for a store that is down. */
  themes(subject: string): Promise<StoredThemes>;
  /** When players last wrote of each subject; never throws for a store that is down. */
  newest(): Promise<NewestReviews>;
  /**
   * Stores reviews, all or none, each once.
   * @param reviews read one by one, and no further than the visitor's limit lets them in
   * @param visitor the address they came from
   * @returns the stored reviews in the order given, without those that are hidden
   * @throws LimitReached, DuplicateText, when they cannot be stored, or what reading them throws
   */
  submit(reviews: Iterable<NewReview>, visitor: string): Promise<PublicReview[]>;
  /** The rows of the table, as the REST calls list them; throws when the store cannot be read. */
  list(
    subject: string | undefined,
    window: { order: "asc" | "desc"; limit: number; offset: number },
  ): Promise<PublicReview[]>;
  /** How many rows such a list has in all; throws when the store cannot be read. */
  count(subject: string | undefined): Promise<number>;
  /** Whether something of this address can be reviewed. */
  isSubject(slug: string): boolean;
}

/** What visitors write to the site. */
export interface Messages {
  /**
   * Stores a message, once, and the mail that brings it to the site's own address.
   * @param mail the mail about the message with this number
   * @param visitor the address it came from
   * @returns its number, for the visitor
   * @throws LimitReached, or when it cannot be stored
   */
  add(
    message: ContactMessage,
    mail: (number: number) => MailContent,
    visitor: string,
  ): Promise<number>;
}

/** The settings that pages may use. None of them is a secret. */
export type SiteSettings = Pick<Environment, "siteUrl" | "isPublic">;

/** The one object loaders and actions receive: everything they may use of the world outside. */
export interface Site {
  settings: SiteSettings;
  library: Library;
  reviews: Reviews;
  newsletter: Newsletter;
  issues: Issues;
  messages: Messages;
  reports: Reports;
  votes: HelpfulVotes;
  /** Runs work and records what it reads from the store. */
  recordReads: typeof recordReads;
  /** Whether the store answers and is up to date. */
  isReady(): Promise<boolean>;
  /** Calls back when a subject's reviews have changed; with undefined when it is not known whose. */
  onReviewsChanged(changed: (subject: string | undefined) => void): void;
  /** How many mails the outbox holds of each state; throws when the store cannot be read. */
  countMail(): ReturnType<typeof countMail>;
  /** Delivers mail and clears away what is old, from now on until the site is closed. */
  startWork(): void;
  /** Begins no more of that, and waits for the mail on its way. */
  endWork(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the store, prepares it (migrations, seeding) and puts the site together. A PostgreSQL that does not answer is
 * tried again in the background; pages do without stored reviews until then.
 * @param library read anew at each call, so that in development an edit of content shows
 * @throws when the store answers and cannot be prepared, or a SQLite file cannot be opened
 */
export async function openSite(
  environment: Environment,
  library: () => Library,
  clock: () => number = Date.now,
): Promise<Site> {
  const store = openStore(environment);
  const { siteUrl, isPublic } = environment;
  const listeners: ((subject: string | undefined) => void)[] = [];
  const ratingCache = openRatingCache(store);
  const changed = (subject: string | undefined) => {
    ratingCache.drop(subject);
    for (const listener of listeners) listener(subject);
  };
  store.onChange(changed);
  const preparation = await prepareStore(store, library(), environment, clock);
  const rateLimiter = environment.rateLimit
    ? openRateLimiter(store.db, clock)
    : openUnlimited(store.db, clock);
  let delivery: Delivery | undefined;
  let stopHousekeeping = () => {};
  const endWork = async () => {
    stopHousekeeping();
    await delivery?.stop();
  };
  const queued = () => delivery?.wake();

  const selection = (subject: string | undefined): ReviewSelection => ({
    subject,
    samples: library().showsSamples,
  });
  const sourceOf = (subject: string): ReviewSource => ({
    subject,
    samples: library().samplesOf(subject),
    samplesInStore: library().paddle(subject)?.seedSamples ?? false,
    showsSamples: library().showsSamples,
  });
  return {
    settings: { siteUrl, isPublic },
    get library() {
      return library();
    },
    reviews: {
      of: (subject, asked = allReviews) => readReviews(store, sourceOf(subject), asked),
      one: ({ subject, id }) => readOneReview(store, sourceOf(subject), id),
      ratings: openRatings(ratingCache, sourceOf),
      themes: (subject) => readThemes(store, sourceOf(subject)),
      newest: () => readNewest(store),
      submit: openSubmissions({
        store,
        rateLimiter,
        clock,
        isSample: (key) => isSampleText(library(), key),
        changed,
      }),
      list: (subject, window) => listReviews(store.db, selection(subject), window),
      count: (subject) => countReviews(store.db, selection(subject)),
      isSubject: (slug) => library().isSubject(slug),
    },
    newsletter: openNewsletter(store, rateLimiter, clock, queued),
    issues: openIssues(store, clock),
    messages: {
      async add(message, mail, from) {
        const visitor = await rateLimiter.identify(from);
        const stored = await store.db.transaction().execute(async (transaction) => {
          const added = await addMessage(transaction, message, clock());
          if (!added.isNew) return added;
          await rateLimiter.consume(transaction, "message", visitor);
          const content = { ...mail(added.number), replyTo: message.email };
          const recipient = library().site.contactEmail;
          await queueMail(transaction, { kind: "message", recipient, content }, clock());
          return added;
        });
        queued();
        return stored.number;
      },
    },
    reports: openReports(store, rateLimiter, clock, () => library().site.contactEmail, queued),
    votes: openHelpfulVotes(store, rateLimiter, clock, library().showsSamples, changed),
    recordReads,
    async isReady() {
      if (!preparation.done()) return false;
      return await isReadable(store.db);
    },
    countMail: () => countMail(store.db),
    onReviewsChanged: (listener) => void listeners.push(listener),
    startWork() {
      const transport = openTransport(environment, library().site);
      delivery = startDelivery({
        store,
        transport,
        write: issueMailWriter(store, siteUrl),
        clock,
      });
      stopHousekeeping = startHousekeeping(store, clock);
    },
    endWork,
    async close() {
      preparation.stop();
      await endWork();
      await store.close();
    },
  };
}
