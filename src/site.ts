import { peopleOf } from "./console/people.ts";
import { openConsole } from "./console/console.service.ts";
import { openStore } from "./platform/store/connect.ts";
import { addMessage } from "./contact/messages.store.ts";
import { countMail, type LeasedMail, queueMail } from "./platform/email/outbox.store.ts";
import { watchWrites } from "./platform/store/write-probe.ts";
import { pacedChanges } from "./platform/store/paced-changes.ts";
import { everything, inLists, recordReads } from "./platform/store/reads.ts";
import { countReviews } from "./reviews/ratings/review-totals.store.ts";
import { listReviews, type ReviewWindow, type ReviewSelection } from "./reviews/reviews.store.ts";
import type { ContactMessage } from "./contact/contact-message.ts";
import type { MailContent } from "./platform/email/mail.ts";
import type { ReviewName } from "./reviews/reports/report.ts";
import { allReviews } from "./reviews/list/review-query.ts";
import type { Environment } from "./platform/environment.ts";
import { openUnlimited, openRateLimiter } from "./platform/rate-limit/rate-limiter.service.ts";
import { openFigures } from "./figures/figures.service.ts";
import { lastBackup } from "./platform/store/last-backup.ts";
import { queueWeekMail } from "./figures/week-mail.service.ts";
import { oncePer } from "./platform/once-per.ts";
import { rest } from "./platform/rest.ts";
import { startRounds } from "./platform/start-rounds.ts";
import { startHousekeeping } from "./housekeeping.ts";
import type { Library } from "./library/library.ts";
import { isReadable } from "./reviews/samples/seed-samples.store.ts";
import { issueMailWriter } from "./newsletter/issue-mail.service.ts";
import { reviewMailWriter, startReviewMails } from "./newsletter/review-mails.service.ts";
import { type Delivery, startDelivery } from "./platform/email/delivery.service.ts";
import { openTransport } from "./platform/email/open-transport.ts";
import { openIssues } from "./newsletter/issues.service.ts";
import { openSubscriberList } from "./newsletter/subscriber-list.service.ts";
import { openNextIssue } from "./newsletter/next-issue.service.ts";
import { openNewsletter } from "./newsletter/newsletter.service.ts";
import { countByPlayers } from "./reviews/moved-reviews.store.ts";
import { orphanedReviews } from "./reviews/orphaned-reviews.ts";
import { prepareStore } from "./prepare-store.ts";
import type { ReviewsAsked, ReviewSource } from "./reviews/list/find-reviews.service.ts";
import { openHelpfulVotes } from "./reviews/votes/helpful-votes.service.ts";
import {
  openRankingMean,
  readNewest,
  readOneReview,
  readRatings,
  readReviews,
  type SubjectRatings,
} from "./reviews/read-reviews.service.ts";
import { type ChangedTag, TaggedCache } from "./platform/cache.ts";
import { searchAllReviews } from "./reviews/list/search-all-reviews.service.ts";
import { readThemes } from "./reviews/themes/themes.service.ts";
import { openReports } from "./reviews/reports/reports.service.ts";
import { isSampleText } from "./reviews/samples/sample-texts.service.ts";
import type { TextKey } from "./reviews/duplicate-texts.store.ts";
import { isSameName } from "./reviews/reserved-names.ts";
import { openSubmissions } from "./reviews/submissions.service.ts";
import { openNearCopies } from "./reviews/moderation/near-copies.service.ts";
import { openOwnReviews } from "./reviews/own/own-reviews.service.ts";
import { readBallRatings } from "./reviews/balls/ball-ratings.service.ts";
import { wholeArticle } from "./reviews/review-fields.ts";

/** The one object loaders and actions receive: everything they may use of the world outside. */
export type Site = Awaited<ReturnType<typeof openSite>>;

/** Players' reviews, as loaders and actions use them. */
export type Reviews = Site["reviews"];

/** What was read of reviews, for one library: other content has other samples. */
interface Memory {
  reads: TaggedCache<unknown>;
  ratings: TaggedCache<SubjectRatings>;
}

/** How many results of reading a subject's reviews stay in memory; one of twenty long reviews is some 40 KB. */
const maxReads = 400;
/** How many subjects' ratings do: all that any site has. */
const maxSubjects = 10_000;

/**
 * Opens the store, prepares it (migrations, seeding) and puts the site together. A PostgreSQL that does not answer is
 * tried again in the background; pages do without stored reviews until then.
 * @param library called for each use, so that in development an edit of content shows
 * @throws when the store answers and cannot be prepared, or a SQLite file cannot be opened
 */
export async function openSite(
  environment: Environment,
  library: () => Library,
  clock: () => number = Date.now,
) {
  const store = openStore(environment);
  const { siteUrl, isPublic } = environment;
  const listeners: ((tag: ChangedTag) => void)[] = [];
  const readable = { ...store, db: store.reader };
  const memory = oncePer<Library, Memory>(() => ({
    reads: new TaggedCache<unknown>({ max: maxReads }),
    ratings: new TaggedCache<SubjectRatings>({ max: maxSubjects }),
  }));
  const dropReads = (tag: ChangedTag) => {
    memory(library()).reads.drop(tag);
    memory(library()).ratings.drop(tag);
  };
  const dropPages = (tag: ChangedTag) => {
    for (const listener of listeners) listener(tag);
  };
  const ratings = (subjects: readonly string[]) =>
    readRatings(readable, subjects.map(sourceOf), memory(library()).ratings);
  const rankingMean = openRankingMean(() => ratings(library().paddles.map(({ slug }) => slug)));
  const tell = pacedChanges((tag) => {
    if (tag === everything) dropReads(tag);
    dropPages(tag);
    if (tag === undefined || tag === everything) void rankingMean.check(dropPages);
  }, rest);
  const changed = (subject: ChangedTag) => {
    store.changed(subject);
    dropReads(subject);
    if (subject !== undefined) dropReads(inLists(subject));
    tell(subject);
  };
  store.onChange(changed);
  const preparation = await prepareStore(store, library(), environment, clock);
  const rateLimiter = environment.rateLimit
    ? openRateLimiter(store.db, clock)
    : openUnlimited(store.db, clock);
  let delivery: Delivery | undefined;
  let stopRounds: (() => void)[] = [];
  const endWork = async () => {
    for (const stop of stopRounds) stop();
    await delivery?.stop();
  };
  const queued = () => delivery?.wake();

  const writeProblem = watchWrites(store, environment.dataDir);
  const selection = (subject: string | undefined): ReviewSelection => ({
    subject,
    samples: library().showsSamples,
  });
  const ballName = (ball: string) =>
    ball === wholeArticle ? library().wording.wholeArticle : (library().ball(ball)?.name ?? "");
  const sourceOf = (subject: string): ReviewSource => ({
    subject,
    samples: library().samplesOf(subject),
    samplesInStore: library().paddle(subject)?.seedSamples ?? false,
    showsSamples: library().showsSamples,
    ballName,
  });
  const readReview = ({ subject, id }: ReviewName) =>
    readOneReview(readable, sourceOf(subject), id);
  const isSample = (key: TextKey) => isSampleText(library(), key);
  const holdsAll = environment.holdsReviews;
  const nearCopies = openNearCopies(store.db);
  const isPerson = (name: string) =>
    peopleOf(library().site).some((person) => isSameName(name, person.name));
  const context = { store, rateLimiter, clock, isSample, nearCopies, isPerson, changed, holdsAll };
  const submit = openSubmissions(context);
  const mailed = {
    /** The settings that pages may use. None of them is a secret. */
    settings: { siteUrl, isPublic },
    get library() {
      return library();
    },
  };
  const issues = openIssues(store, clock);
  const nextIssue = openNextIssue(store, issues, mailed, clock, queued);
  return {
    settings: mailed.settings,
    get library() {
      return library();
    },
    reviews: {
      /** What a page shows of a subject's reviews; never throws for a store that is down. */
      of: (subject: string, asked: ReviewsAsked & { review?: string | undefined } = allReviews) =>
        readReviews(readable, sourceOf(subject), asked, memory(library()).reads),
      /** One review that is shown, or undefined. Throws if the store cannot be read. */
      one: readReview,
      /** What subjects' reviews add up to, for lists; never throws for a store that is down. */
      ratings,
      /** The mean that paddles are ranked by; see `bestRatedFirst`. Samples alone count where the store is down. */
      rankingMean: rankingMean.read,
      /** What a subject's reviews praise and complain of; never throws for a store that is down. */
      themes: (subject: string) => readThemes(readable, sourceOf(subject), memory(library()).reads),
      /** The reviews of each subject that contain every word of a search; never throws for a store that is down. */
      mentions(search: string) {
        const { paddles, ballTests } = library();
        const sources = [...paddles, ...ballTests].map(({ slug }) => sourceOf(slug));
        return searchAllReviews(readable, sources, search, memory(library()).reads);
      },
      /** When players last wrote of each subject; never throws for a store that is down. */
      newest: () => readNewest(readable),
      /** Stores reviews, all or none, each once. */
      submit,
      /** What the writer of a review can do with it. */
      own: openOwnReviews({ ...context, submit, ballName }),
      /** What players gave each ball of an article; never throws for a store that is down. */
      ballRatings: (subject: string) =>
        readBallRatings(readable, sourceOf(subject), memory(library()).reads),
      /** The rows of the table, as the REST calls list them; throws when the store cannot be read. */
      list: (subject: string | undefined, window: ReviewWindow) =>
        listReviews(readable.db, selection(subject), window),
      /** How many rows such a list has in all; throws when the store cannot be read. */
      count: (subject: string | undefined) => countReviews(readable.db, selection(subject)),
      /** The slug of what can be reviewed and has this slug, or had it earlier; undefined if there is none. */
      subjectNamed: (slug: string) => library().subjectNamed(slug),
      /** The site's name, which no reviewer may use. */
      get siteName() {
        return library().site.name;
      },
    },
    newsletter: openNewsletter(store, rateLimiter, clock, queued),
    issues,
    nextIssue,
    subscribers: openSubscriberList(store),
    messages: {
      /**
       * Stores a message, once, and the mail that brings it to the site's own address.
       * @param mail the mail about the message with this number
       * @param from the visitor's IP address
       * @returns its number, for the visitor
       * @throws LimitReached, or when it cannot be stored
       */
      async add(message: ContactMessage, mail: (number: number) => MailContent, from: string) {
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
    console: openConsole({
      ...context,
      library,
      siteUrl,
      queued,
      ballName,
      sample: readReview,
    }),
    reports: openReports({
      store: { ...store, changed },
      rateLimiter,
      clock,
      contactEmail: () => library().site.contactEmail,
      queued,
      ballName,
    }),
    figures: openFigures(store, clock),
    votes: openHelpfulVotes(store, rateLimiter, clock, library().showsSamples, changed),
    recordReads,
    /** What keeps the site from doing all its work, in words that anyone may read; undefined if it's ready. */
    async problem() {
      const isUp = preparation.done() && (await isReadable(store.db));
      return isUp ? await writeProblem() : "store not reachable";
    },
    /** Reviews by players whose page content no longer has; throws when the store cannot be read. */
    async orphanedReviews() {
      return orphanedReviews(await countByPlayers(store.db), library().subjectNamed);
    },
    /** How many mails the outbox holds of each state; throws when the store cannot be read. */
    countMail: () => countMail(store.db),
    /** Calls back with the tag of pages to forget, because of changed reviews; with undefined for all of them. */
    onReviewsChanged: (listener: (tag: ChangedTag) => void) => void listeners.push(listener),
    /** Delivers mail and clears away what is old, from now on until the site is closed. */
    startWork() {
      const transport = openTransport(environment, library().site);
      const writeIssue = issueMailWriter(store, siteUrl);
      const writeReviews = reviewMailWriter(store, mailed, clock);
      const write = (mail: LeasedMail) =>
        mail.kind === "reviews" ? writeReviews(mail) : writeIssue(mail);
      delivery = startDelivery({ store, transport, write, clock });
      stopRounds = [
        startHousekeeping(store, clock),
        startReviewMails(store, mailed, clock, queued),
        startRounds(60_000, "sending the newsletter", nextIssue.sendIfDue),
        startRounds(60_000, "queueing the owner's email", async () => {
          if (await queueWeekMail(store, mailed, clock(), lastBackup(environment.dataDir)?.at))
            queued();
        }),
      ];
    },
    /** Begins no more of that, and waits for the mail on its way. */
    endWork,
    async close() {
      preparation.stop();
      await endWork();
      await store.close();
    },
  };
}
