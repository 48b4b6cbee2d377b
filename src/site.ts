import { purgeAlerts } from "./site/contributions/once-alerts.store.ts";
import { openConsole } from "./office/console/console.service.ts";
import { peopleOf, readersOfHeldReviews, readersOfReports } from "./office/publishing/people.ts";
import { publishPlanned } from "./office/console/content/publish-planned.service.ts";
import { queueHeldMail } from "./office/console/reviews/held-mail.service.ts";
import { purgeSignIns } from "./office/console/sign-in/sign-in.store.ts";
import { openMessages } from "./site/contact/messages.service.ts";
import { type Media, openMedia } from "./site/media/media.service.ts";
import { openFigures, queueWeekMail } from "./office/figures/figures.service.ts";
import { tidyViews } from "./office/figures/views.store.ts";
import { openViewCounter, openVisits } from "./office/figures/visits.service.ts";
import { openContent, type ContentService } from "./office/publishing/content.service.ts";
import { openContentPictures } from "./office/publishing/content-pictures.service.ts";
import { pictureOwners } from "./office/publishing/picture-owners.service.ts";
import { readWatched } from "./office/publishing/watch.service.ts";
import type { Library } from "./library/library.ts";
import { fixedLibrary, type LiveLibrary } from "./library/open-library.ts";
import { openDoctor } from "./office/owner/doctor/doctor.service.ts";
import { openMachine } from "./office/owner/machine/machine.service.ts";
import { followNames } from "./mail/newsletter/follow-names.service.ts";
import { issueMailWriter, openIssues } from "./mail/newsletter/issues.service.ts";
import { openBounces } from "./mail/newsletter/bounces.service.ts";
import { openNewsletter } from "./mail/newsletter/subscribers.service.ts";
import { openNextIssue } from "./mail/newsletter/next-issue.service.ts";
import { openAged } from "./mail/newsletter/aged-mails.service.ts";
import { purgeAsked } from "./mail/newsletter/aged-mails.store.ts";
import { openAlerts, reviewMailWriter } from "./mail/newsletter/alerts.service.ts";
import { mayReach, purgeUnconfirmed } from "./mail/newsletter/subscribers.store.ts";
import { deliveryInterval, openDelivery } from "./platform/email/delivery.service.ts";
import { keptDelivered } from "./platform/email/mail.ts";
import { openTransport } from "./platform/email/transport.ts";
import { countMail, purgeDelivered } from "./platform/email/outbox.store.ts";
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
import { openDataChanges } from "./site/open-data/changes.service.ts";
import { openSideBySide } from "./site/side-by-side/side-by-side.service.ts";
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
    sideBySide: ReturnType<typeof openSideBySide>;
    newsletter: ReturnType<typeof openNewsletter>;
    bounces: ReturnType<typeof openBounces>;
    aged: ReturnType<typeof openAged>;
    issues: ReturnType<typeof openIssues>;
    nextIssue: ReturnType<typeof openNextIssue>;
    messages: ReturnType<typeof openMessages>;
    dataChanges: ReturnType<typeof openDataChanges>;
    figures: ReturnType<typeof openFigures>;
    visits: ReturnType<typeof openVisits>;
    console: ReturnType<typeof openConsole>;
    doctor: ReturnType<typeof openDoctor>;
    machine: ReturnType<typeof openMachine>;
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

/** What parts are opened on: the store, content as it's published, and what they have in common. */
async function openContext(
  environment: Environment,
  given: LiveLibrary | (() => Library),
  clock: () => number,
) {
  const { siteUrl, isPublic, dataDir, rateLimit, contentReadOnly: isReadOnly } = environment;
  const opened = openStore(environment);
  const changes = openChanges(opened, rest);
  const store: Store = { ...opened, changed: changes.changed };
  let isStopped = () => false;
  const swapped = async (library: Library) => {
    await followNames(store, library);
    await fillReviews(store, library, clock(), () => isStopped());
  };
  const live = typeof given === "function" ? fixedLibrary(given) : given;
  const published: ContentService = openContent({
    store,
    live,
    changes,
    clock,
    isReadOnly,
    swapped,
  });
  const sideBySide = openSideBySide({ store, changes, clock, published });
  const preparation = await prepareStore(store, environment, async (stopped) => {
    isStopped = stopped;
    await published.follow();
    await swapped(published.current());
  });
  const content = {
    settings: { siteUrl, isPublic },
    get library() {
      return sideBySide.over(published.current());
    },
  };
  const writeIssue = issueMailWriter(store, siteUrl);
  const writeReviews = reviewMailWriter(store, content, clock);
  const bounces = openBounces({ store, environment, clock });
  const delivery = openDelivery({
    store,
    transport: openTransport(environment, () => content.library.site),
    write: (mail) => (mail.kind === "reviews" ? writeReviews(mail) : writeIssue(mail)),
    isWanted: (mail) => mayReach(store.db, mail),
    bounced: bounces.end,
    clock,
  });
  return {
    environment,
    store,
    preparation,
    writeProblem: watchWrites(store, dataDir),
    changes,
    clock,
    published,
    content,
    sideBySide,
    rateLimiter: (rateLimit ? openRateLimiter : openUnlimited)(store.db, clock),
    bounces,
    delivery,
    queued: () => void delivery.wake(),
    isPerson: (name: string) =>
      peopleOf(content.library.site).some((person) => isSameName(name, person.name)),
  };
}

type Context = Awaited<ReturnType<typeof openContext>>;

/** What pages read, and what they act through. */
function openParts(context: Context) {
  const { store, clock, content, published } = context;
  const media = openMedia({ ...context, owners: pictureOwners(store, published) });
  const reviews = openReviews(context);
  const newsletter = openNewsletter(context);
  const issues = openIssues(store, clock);
  const nextIssue = openNextIssue({ ...context, issues });
  const machine = openMachine(context);
  return {
    media,
    contentPictures: openContentPictures({ ...context, media }),
    reviews,
    photos: openPhotos({ ...context, media, reviews }),
    votes: openHelpfulVotes(context),
    reports: openReports({
      ...context,
      reviews,
      recipients: () => readersOfReports(content.library.site),
    }),
    contributions: openKinds(fieldKinds, { ...context, newsletter }),
    requests: openRequests(context),
    questions: openQuestions(context),
    sideBySide: context.sideBySide,
    newsletter,
    bounces: context.bounces,
    aged: openAged(context),
    issues,
    nextIssue,
    messages: openMessages(context),
    dataChanges: openDataChanges(context),
    figures: openFigures(store, clock),
    console: openConsole({ ...context, reviews, nextIssue, machine }),
    doctor: openDoctor(context),
    machine,
  };
}

/** All work in the background. @param days, views are this process's own */
function roundsOf(
  { environment, store, clock, content, published, delivery, queued }: Context,
  parts: ReturnType<typeof openParts>,
  days: ReturnType<typeof openDays>,
  views: ReturnType<typeof openViewCounter>,
): readonly Round[] {
  const people = () => content.library.site;
  /** A round that queues emails, and says how many or whether there are any. */
  const mailing = (name: string, every: number, queue: () => Promise<number | boolean>): Round => ({
    name,
    every,
    async run() {
      if (Number(await queue()) > 0) queued();
    },
  });
  return [
    { name: "delivering email", every: deliveryInterval, run: delivery.wake },
    { name: "clearing away", every: hour, run: () => keepHouse(store, clock()) },
    {
      name: "clearing away pictures",
      every: hour,
      run: () => clearPictures(store, parts.media, clock()),
    },
    ...openAlerts({ store, clock }, content).map(({ name, every, queue }) =>
      mailing(name, every, queue),
    ),
    { name: "reading bounces", every: minute, run: parts.bounces.readMailbox },
    { name: "looking for a new version", every: hour, run: parts.machine.look },
    { name: "sending the newsletter", every: minute, run: parts.nextIssue.sendIfDue },
    { name: "making pictures of photos", every: 15_000, run: parts.contentPictures.makeMissing },
    { name: "forgetting unused photos", every: hour, run: parts.contentPictures.forgetUnused },
    { name: "following what is published", every: minute, run: published.refresh },
    {
      name: "publishing planned drafts",
      every: minute,
      run: () => publishPlanned({ ...store, content: published, queued }, content, clock()),
    },
    {
      name: "reading makers' pages",
      every: minute,
      run: () => readWatched({ ...environment, store, content: published, clock }),
    },
    { name: "looking for a new day", every: dayInterval, run: days.check },
    { name: storingViews, every: minute, run: views.store },
    { name: "emailing gathered reports", every: minute, run: parts.reports.tellGathered },
    { name: "answering who asked", every: minute, run: parts.requests.tellAnswered },
    { name: "telling who asked owners", every: minute, run: parts.questions.tellAskers },
    {
      name: "asking to confirm earlier addresses",
      every: minute,
      run: parts.newsletter.askNeverAsked,
    },
    { name: "noting changed facts", every: minute, run: parts.dataChanges.note },
    { name: "ranking what players keep", every: minute, run: parts.sideBySide.rank },
    mailing("emailing who reads held reviews", minute, () =>
      queueHeldMail(store, content, readersOfHeldReviews(people()), clock()),
    ),
    mailing("queueing the owner's email", minute, () =>
      queueWeekMail(store, content, clock(), lastBackup(environment.dataDir)?.at),
    ),
  ];
}

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
  const context = await openContext(environment, given, clock);
  const { store, changes, content, published, preparation, delivery } = context;
  const parts = openParts(context);
  const days = openDays(clock, () => changes.dropPages(undefined));
  const views = openViewCounter(store, clock, environment.siteUrl);
  const rounds = roundsOf(context, parts, days, views);
  let stopRounds: (() => void)[] = [];
  const endWork = async () => {
    for (const stop of stopRounds) stop();
    await delivery.stop();
  };
  return {
    ...parts,
    settings: content.settings,
    get library() {
      return content.library;
    },
    content: published,
    today: days.today,
    visits: openVisits(store, clock, views.countClick),
    async problem() {
      const isUp = preparation.done() && (await isReadable(store.db));
      return isUp ? await context.writeProblem() : "store not reachable";
    },
    countMail: () => countMail(store.db),
    onReviewsChanged: changes.onPage,
    countView: views.count,
    rounds,
    startWork() {
      delivery.start();
      stopRounds = rounds.map((round) => startRounds(round));
    },
    endWork,
    async close() {
      preparation.stop();
      parts.media.close();
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
