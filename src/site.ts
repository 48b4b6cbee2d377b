import { purgeAlerts } from "./site/contributions/alerts.store.ts";
import { openConsole } from "./office/console/console.service.ts";
import {
  peopleOf,
  readersOfHeldReviews,
  readersOfReports,
  roleOf,
} from "./office/console/people.ts";
import { queueHeldMail } from "./office/console/reviews/held-mail.service.ts";
import { purgeSignIns } from "./office/console/sign-in/sign-in.store.ts";
import { openMessages } from "./site/contact/messages.service.ts";
import { type Media, openMedia } from "./site/media/media.service.ts";
import { openFigures, queueWeekMail } from "./office/figures/figures.service.ts";
import { tidyViews } from "./office/figures/views.store.ts";
import { openViewCounter, openVisits } from "./office/figures/visits.service.ts";
import { openContent, type ContentService } from "./office/publishing/content.service.ts";
import { draftsLeft } from "./office/publishing/revisions.store.ts";
import { openContentPictures } from "./office/publishing/content-pictures.service.ts";
import { pictureOwners } from "./office/publishing/picture-owners.service.ts";
import { publishDue } from "./office/publishing/content-acts.service.ts";
import type { Library } from "./library/library.ts";
import { fixedLibrary, type LiveLibrary } from "./library/open-library.ts";
import { openDoctor } from "./office/owner/doctor/doctor.service.ts";
import { followNames } from "./mail/newsletter/follow-names.service.ts";
import { issueMailWriter, openIssues } from "./mail/newsletter/issues.service.ts";
import { openNewsletter } from "./mail/newsletter/subscribers.service.ts";
import { openNextIssue } from "./mail/newsletter/next-issue.service.ts";
import { openAged } from "./mail/newsletter/aged-mails.service.ts";
import { purgeAsked } from "./mail/newsletter/aged-mails.store.ts";
import { openAlerts, reviewMailWriter } from "./mail/newsletter/alerts.service.ts";
import { mayReach, purgeUnconfirmed } from "./mail/newsletter/subscribers.store.ts";
import {
  type Delivery,
  deliveryInterval,
  openDelivery,
} from "./platform/email/delivery.service.ts";
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
import { rest, type Round, startRounds } from "./platform/rounds.ts";
import { dayInterval, openDays } from "./platform/today.ts";
import { openStore, type Store } from "./platform/store/connect.ts";
import { clearTraces } from "./platform/store/dialect.ts";
import { lastBackup } from "./platform/store/last-backup.ts";
import { type Changes, openChanges } from "./platform/cache.ts";
import { purgeUndo, wasDone } from "./platform/store/log.store.ts";
import { prepareStore } from "./platform/store/prepare-store.ts";
import { watchWrites } from "./platform/store/write-probe.ts";
import { openQuestions } from "./site/questions/questions.service.ts";
import { openRequests } from "./site/requests/requests.service.ts";
import { alertedKinds, fieldKinds } from "./site/kinds/kinds.ts";
import { openKinds } from "./site/contributions/kinds.service.ts";
import { openPhotos } from "./site/reviews/photos/photos.service.ts";
import { openReports } from "./site/reviews/reports/reports.service.ts";
import { isSameName } from "./site/reviews/reserved-names.ts";
import { openReviews } from "./site/reviews/reviews.service.ts";
import { fillReviews } from "./site/reviews/samples/fill-reviews.service.ts";
import { isReadable } from "./site/reviews/reviews.store.ts";
import { openHelpfulVotes } from "./site/reviews/helpful-votes.service.ts";
import { purgeVotes } from "./site/reviews/helpful-votes.store.ts";
import { dayLength } from "./platform/today.ts";

declare module "./platform/render/site.ts" {
  /** What pages read, and what they act through. Each is opened below. */
  interface Site {
    readonly media: Media;
    content: ContentService;
    readonly contentPictures: ReturnType<typeof openContentPictures>;
    reviews: ReturnType<typeof openReviews>;
    photos: ReturnType<typeof openPhotos>;
    votes: ReturnType<typeof openHelpfulVotes>;
    reports: ReturnType<typeof openReports>;
    contributions: ReturnType<typeof openKinds>;
    requests: ReturnType<typeof openRequests>;
    questions: ReturnType<typeof openQuestions>;
    newsletter: ReturnType<typeof openNewsletter>;
    aged: ReturnType<typeof openAged>;
    issues: ReturnType<typeof openIssues>;
    nextIssue: ReturnType<typeof openNextIssue>;
    messages: ReturnType<typeof openMessages>;
    figures: ReturnType<typeof openFigures>;
    visits: ReturnType<typeof openVisits>;
    console: ReturnType<typeof openConsole>;
    doctor: ReturnType<typeof openDoctor>;
  }
}

/** The site as its server sees it: loaders and actions see only what's in `Site`. */
export interface RunningSite extends Site {
  /** What keeps the site from working fully, in words fit for the public; undefined if it's ready. */
  problem(): Promise<string | undefined>;
  /** The number of emails in the outbox in each state; throws if the store can't be read. */
  countMail(): ReturnType<typeof countMail>;
  /** Calls back with the tag of pages to drop because reviews changed; undefined means all of them. */
  onReviewsChanged: Changes["onPage"];
  countView: CountView;
  /** All of its work in the background. */
  rounds: readonly Round[];
  /** Starts these rounds, which go on until the site is closed. */
  startWork(): void;
  /** Stops that, and waits for email in transit. */
  endWork(): Promise<void>;
  close(): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;
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
  const queued = () => void delivery?.wake();

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
  const newsletter = openNewsletter(store, rateLimiter, content, clock, queued);
  const requests = openRequests({
    ...context,
    content,
    draftsLeft: (ids) => draftsLeft(store.db, ids),
  });
  const questions = openQuestions({ ...context, content });
  const issues = openIssues(store, clock);
  const views = openViewCounter(store, clock, siteUrl);
  const nextIssue = openNextIssue(store, issues, content, clock, queued);

  /** A round that queues emails, and says how many or whether there are any. */
  const mailing = (name: string, every: number, queue: () => Promise<number | boolean>): Round => ({
    name,
    every,
    async run() {
      if (Number(await queue()) > 0) queued();
    },
  });
  const rounds: readonly Round[] = [
    { name: "delivering email", every: deliveryInterval, run: async () => await delivery?.wake() },
    { name: "clearing away", every: hour, run: () => keepHouse(store, clock()) },
    {
      name: "clearing away pictures",
      every: hour,
      run: () => clearPictures(store, media, clock()),
    },
    ...openAlerts({ store, clock, changed }, content).map(({ name, every, queue }) =>
      mailing(name, every, queue),
    ),
    { name: "sending the newsletter", every: minute, run: nextIssue.sendIfDue },
    { name: "making pictures of photos", every: 15_000, run: contentPictures.makeMissing },
    { name: "forgetting unused photos", every: hour, run: contentPictures.forgetUnused },
    { name: "following what is published", every: minute, run: published.refresh },
    {
      name: "publishing planned drafts",
      every: minute,
      run: () =>
        publishDue({ ...store, content: published }, clock(), (email) =>
          roleOf(email, library().site),
        ),
    },
    { name: "looking for a new day", every: dayInterval, run: days.check },
    { name: storingViews, every: minute, run: views.store },
    { name: "emailing gathered reports", every: minute, run: reports.tellGathered },
    { name: "answering who asked", every: minute, run: requests.tellAnswered },
    { name: "telling who asked owners", every: minute, run: questions.tellAskers },
    { name: "asking to confirm earlier addresses", every: minute, run: newsletter.askNeverAsked },
    mailing("emailing who reads held reviews", minute, () =>
      queueHeldMail(store, content, readersOfHeldReviews(library().site), clock()),
    ),
    mailing("queueing the owner's email", minute, () =>
      queueWeekMail(store, content, clock(), lastBackup(dataDir)?.at),
    ),
  ];

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
    contributions: openKinds(fieldKinds, { ...context, ...newsletter, holdsAll }),
    requests,
    questions,
    newsletter,
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
    rounds,
    startWork() {
      const transport = openTransport(environment, () => library().site);
      const writeIssue = issueMailWriter(store, siteUrl);
      const writeReviews = reviewMailWriter(store, content, clock);
      const write = (mail: LeasedMail) =>
        mail.kind === "reviews" ? writeReviews(mail) : writeIssue(mail);
      const isWanted = (mail: LeasedMail) => mayReach(store.db, mail);
      delivery = openDelivery({ store, transport, write, isWanted, clock });
      stopRounds = rounds.map((round) => startRounds(round));
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

/** Something that is only kept for a limited time: /privacy says how long. */
export interface Purge {
  name: string;
  /** Deletes what has been kept for that long at `now`, in epoch milliseconds. */
  run: (store: Store, now: number) => Promise<void>;
}

export const purges: readonly Purge[] = [
  { name: "delivered emails", run: ({ db }, now) => purgeDelivered(db, now - keptDelivered) },
  { name: "unconfirmed addresses", run: ({ db }, now) => purgeUnconfirmed(db, now) },
  { name: "who was asked how a paddle aged", run: ({ db }, now) => purgeAsked(db, now) },
  { name: "counts of what was sent", run: ({ db }, now) => purgeOldCounts(db, now) },
  { name: "who voted", run: ({ db }, now) => purgeVotes(db, dayOf(now)) },
  { name: "sign-ins", run: ({ db }, now) => purgeSignIns(db, now) },
  {
    name: "who waits for an answer",
    run: ({ db }, now) => purgeAlerts(db, alertedKinds, now),
  },
  { name: "acts that could be undone", run: ({ db }, now) => purgeUndo(db, now) },
  { name: "page views", run: tidyViews },
];

/**
 * Deletes all of these, and clears from the disk what was deleted since the last time. Any number of processes may do
 * so.
 */
export async function keepHouse(store: Store, now: number): Promise<void> {
  for (const { run } of purges) await run(store, now);
  await clearTraces(store.db, store.engine);
}

/** How long after a restore no pictures are cleared away, in milliseconds. */
const keptAfterRestore = 7 * dayLength;

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
