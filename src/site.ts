import { purgeAddresses } from "./contributions/contributions.store.ts";
import { openConsole } from "./console/console.service.ts";
import { peopleOf, readersOfHeldReviews, readersOfReports, roleOf } from "./console/people.ts";
import { queueHeldMail } from "./console/reviews/held-mail.service.ts";
import { purgeSignIns } from "./console/sign-in/sign-in.store.ts";
import { openMessages } from "./contact/messages.service.ts";
import { type Media, openMedia } from "./media/media.service.ts";
import { openFigures, queueWeekMail } from "./figures/figures.service.ts";
import { tidyViews } from "./figures/views.store.ts";
import { openViewCounter, openVisits } from "./figures/visits.service.ts";
import { openContent, type ContentService } from "./publishing/content.service.ts";
import { draftsLeft } from "./publishing/revisions.store.ts";
import { openContentPictures } from "./publishing/content-pictures.service.ts";
import { pictureOwners } from "./publishing/picture-owners.service.ts";
import { publishDue } from "./publishing/content-acts.service.ts";
import type { Library } from "./library/library.ts";
import { fixedLibrary, type LiveLibrary } from "./library/open-library.ts";
import { openDoctor } from "./owner/doctor/doctor.service.ts";
import { followNames } from "./newsletter/follow-names.service.ts";
import { issueMailWriter, openIssues } from "./newsletter/issues.service.ts";
import { openNewsletter } from "./newsletter/subscribers.service.ts";
import { queueSeenPrices } from "./newsletter/price-mails.service.ts";
import { queueQuestionMails } from "./newsletter/question-mails.service.ts";
import { openNextIssue } from "./newsletter/next-issue.service.ts";
import { askHowPaddlesAged, openAged } from "./newsletter/aged-mails.service.ts";
import { purgeAsked } from "./newsletter/aged-mails.store.ts";
import { openApprovalMails } from "./newsletter/approval-mails.service.ts";
import { reviewMailWriter, startReviewMails } from "./newsletter/review-mails.service.ts";
import { purgeUnconfirmed } from "./newsletter/subscribers.store.ts";
import { type Delivery, startDelivery } from "./platform/email/delivery.service.ts";
import { keptDelivered } from "./platform/email/mail.ts";
import { openTransport } from "./platform/email/transport.ts";
import { countMail, type LeasedMail, purgeDelivered } from "./platform/email/outbox.store.ts";
import type { CountView } from "./platform/http/listen.ts";
import { logFailure } from "./platform/log.ts";
import type { Environment } from "./platform/settings.ts";
import {
  dayOf,
  openRateLimiter,
  openUnlimited,
  purgeOldCounts,
} from "./platform/rate-limit/rate-limiter.service.ts";
import type { Site } from "./platform/render/site.ts";
import { rest, startRounds } from "./platform/rounds.ts";
import { dayInterval, openDays } from "./platform/today.ts";
import { openStore, type Store } from "./platform/store/connect.ts";
import { clearTraces } from "./platform/store/dialect.ts";
import { lastBackup } from "./platform/store/last-backup.ts";
import { type Changes, openChanges } from "./platform/cache.ts";
import { purgeUndo, wasDone } from "./platform/store/log.store.ts";
import { prepareStore } from "./platform/store/prepare-store.ts";
import { watchWrites } from "./platform/store/write-probe.ts";
import { openQuestions } from "./questions/questions.service.ts";
import { questionKind } from "./questions/questions.store.ts";
import { openRequests } from "./requests/requests.service.ts";
import { privateKinds } from "./requests/requests.store.ts";
import { openPhotos } from "./reviews/photos/photos.service.ts";
import { openReports } from "./reviews/reports/reports.service.ts";
import { isSameName } from "./reviews/reserved-names.ts";
import { openReviews } from "./reviews/reviews.service.ts";
import { fillReviews } from "./reviews/samples/fill-reviews.service.ts";
import { isReadable } from "./reviews/reviews.store.ts";
import { openHelpfulVotes } from "./reviews/helpful-votes.service.ts";
import { purgeVotes } from "./reviews/helpful-votes.store.ts";

/** The site as its server sees it: loaders and actions see only what's in `Site`. */
export interface RunningSite extends Site {
  /** What keeps the site from working fully, in words fit for the public; undefined if it's ready. */
  problem(): Promise<string | undefined>;
  /** The number of emails in the outbox in each state; throws if the store can't be read. */
  countMail(): ReturnType<typeof countMail>;
  /** Calls back with the tag of pages to drop because reviews changed; undefined means all of them. */
  onReviewsChanged: Changes["onPage"];
  countView: CountView;
  /** Delivers email and purges old data until the site is closed. */
  startWork(): void;
  /** Stops that, and waits for email in transit. */
  endWork(): Promise<void>;
  close(): Promise<void>;
}

/** For the log. */
const storingViews = "storing page views";

/**
 * Opens and prepares the store, and opens every subject's services on it. An unreachable PostgreSQL is retried in the
 * background; until then, pages do without stored reviews.
 * @param given the content, which can change; or, in tests, a library that stays
 * @throws if the store answers and can't be prepared, or a SQLite file can't be opened
 */
export async function openSite(
  environment: Environment,
  given: LiveLibrary | (() => Library),
  clock: () => number = Date.now,
): Promise<RunningSite> {
  const { siteUrl, isPublic, dataDir, holdsReviews: holdsAll } = environment;
  const store = openStore(environment);
  const changes = openChanges(store, rest);
  let isStopped = () => false;
  const fill = async (published: Library) => {
    await followNames(store, published);
    await fillReviews(store, published, clock(), () => isStopped(), changes.changed);
  };
  const live = typeof given === "function" ? fixedLibrary(given) : given;
  const published: ContentService = openContent({
    store,
    live,
    changes,
    clock,
    isReadOnly: environment.contentReadOnly,
    swapped: fill,
  });
  const library = published.current;
  const preparation = await prepareStore(store, environment, async (stopped) => {
    isStopped = stopped;
    await published.follow();
    await fill(library());
  });
  const writeProblem = watchWrites(store, dataDir);
  const openLimiter = environment.rateLimit ? openRateLimiter : openUnlimited;
  const rateLimiter = openLimiter(store.db, clock);
  let delivery: Delivery | undefined;
  const queued = () => delivery?.wake();

  const content = {
    settings: { siteUrl, isPublic },
    get library() {
      return library();
    },
  };
  const contactEmail = () => library().site.contactEmail;
  const isPerson = (name: string) =>
    peopleOf(library().site).some((person) => isSameName(name, person.name));
  const context = { store, library, changes, rateLimiter, clock, queued, contactEmail, isPerson };
  const { changed, onRead } = changes;
  const media = openMedia({ environment, owners: pictureOwners(store, published), clock, onRead });
  const contentPictures = openContentPictures({ store, content: published, media, clock });
  const reviews = openReviews({ ...context, holdsAll });
  const { ballName } = reviews;
  const photos = openPhotos({
    ...context,
    media,
    reviewOf: reviews.own.read,
    withdrawReview: reviews.own.withdraw,
    changed: changes.changed,
    holdsAll: environment.holdsPhotos,
  });
  const reports = openReports({
    ...context,
    store: { ...store, changed },
    content,
    recipients: () => readersOfReports(library().site),
    review: reviews.one,
    ballName,
  });
  const days = openDays(clock, () => changes.dropPages(undefined));
  const requests = openRequests({
    ...context,
    content,
    draftsLeft: (ids) => draftsLeft(store.db, ids),
  });
  const questions = openQuestions({ ...context, content, holdsAll });
  const issues = openIssues(store, clock);
  const views = openViewCounter(store, clock, siteUrl);
  const nextIssue = openNextIssue(store, issues, content, clock, queued);

  let stopRounds: (() => void)[] = [];
  const endWork = async () => {
    for (const stop of stopRounds) stop();
    await delivery?.stop();
  };
  return {
    settings: content.settings,
    get library() {
      return library();
    },
    today: days.today,
    media,
    content: published,
    contentPictures,
    reviews,
    photos,
    votes: openHelpfulVotes(context, library().showsSamples, changed),
    reports,
    requests,
    questions,
    newsletter: openNewsletter(store, rateLimiter, clock, queued),
    aged: openAged({ store, clock, changed }),
    issues,
    nextIssue,
    messages: openMessages(context),
    figures: openFigures(store, clock),
    visits: openVisits(store, clock, views.countClick),
    console: openConsole({
      ...context,
      published,
      siteUrl,
      nextIssue,
      changed,
      ballName,
      sample: reviews.one,
    }),
    doctor: openDoctor({ ...context, published, environment, writeProblem }),
    async problem() {
      const isUp = preparation.done() && (await isReadable(store.db));
      return isUp ? await writeProblem() : "store not reachable";
    },
    countMail: () => countMail(store.db),
    onReviewsChanged: changes.onPage,
    countView: views.count,
    startWork() {
      const transport = openTransport(environment, () => library().site);
      const writeIssue = issueMailWriter(store, siteUrl);
      const writeReviews = reviewMailWriter(store, content, clock);
      const tellApprovals = openApprovalMails(store, content, clock);
      const write = (mail: LeasedMail) =>
        mail.kind === "reviews" ? writeReviews(mail) : writeIssue(mail);
      delivery = startDelivery({ store, transport, write, clock });
      stopRounds = [
        startRounds(3_600_000, "clearing away", () => keepHouse(store, clock())),
        startRounds(3_600_000, "clearing away pictures", () =>
          clearPictures(store, media, clock()),
        ),
        startReviewMails(store, content, clock, queued),
        startRounds(60_000, "looking for prices to email", async () => {
          if ((await queueSeenPrices(store, content, clock())) > 0) queued();
        }),
        startRounds(60_000, "looking for changed approvals to email", async () => {
          if ((await tellApprovals()) > 0) queued();
        }),
        startRounds(3_600_000, "asking how paddles aged", async () => {
          if ((await askHowPaddlesAged({ store, clock, changed }, content)) > 0) queued();
        }),
        startRounds(60_000, "looking for questions to email", async () => {
          if ((await queueQuestionMails(store, content, clock())) > 0) queued();
        }),
        startRounds(60_000, "sending the newsletter", nextIssue.sendIfDue),
        startRounds(15_000, "making pictures of photos", contentPictures.makeMissing),
        startRounds(3_600_000, "forgetting unused photos", contentPictures.forgetUnused),
        startRounds(60_000, "following what is published", published.refresh),
        startRounds(60_000, "publishing planned drafts", () =>
          publishDue({ ...store, content: published }, clock(), (email) =>
            roleOf(email, library().site),
          ),
        ),
        startRounds(dayInterval, "looking for a new day", days.check),
        startRounds(60_000, storingViews, views.store),
        startRounds(60_000, "emailing gathered reports", reports.tellGathered),
        startRounds(60_000, "answering who asked", requests.tellAnswered),
        startRounds(60_000, "telling who asked owners", questions.tellAskers),
        startRounds(60_000, "emailing who reads held reviews", async () => {
          const readers = readersOfHeldReviews(library().site);
          if (await queueHeldMail(store, content, readers, clock())) queued();
        }),
        startRounds(60_000, "queueing the owner's email", async () => {
          if (await queueWeekMail(store, content, clock(), lastBackup(dataDir)?.at)) queued();
        }),
      ];
    },
    endWork,
    async close() {
      preparation.stop();
      media.close();
      await endWork();
      await views.store().catch((error: unknown) => logFailure(storingViews, error));
      await store.close();
    },
  };
}

/**
 * Deletes what is only kept for a limited time (/privacy says how long), and clears from the disk what was deleted
 * since the last time. Any number of processes may do so.
 */
export async function keepHouse(store: Store, now: number): Promise<void> {
  const { db, engine } = store;
  await purgeDelivered(db, now - keptDelivered);
  await purgeUnconfirmed(db, now);
  await purgeAsked(db, now);
  await purgeOldCounts(db, now);
  await purgeVotes(db, dayOf(now));
  await purgeSignIns(db, now);
  await purgeAddresses(db, [...privateKinds, questionKind], now);
  await purgeUndo(db, now);
  await tidyViews(store, now);
  await clearTraces(db, engine);
}

/** How long after a restore no pictures are cleared away, in milliseconds. */
const keptAfterRestore = 7 * 24 * 3_600_000;

/**
 * Clears away pictures that the store doesn't name, unless it's a backup that was just restored: the store it replaced
 * is kept, and names those that came since.
 */
export async function clearPictures(
  { db }: Pick<Store, "db">,
  media: Pick<Media, "sweep">,
  now: number,
): Promise<void> {
  if (!(await wasDone(db, "data restore", now - keptAfterRestore))) await media.sweep();
}
