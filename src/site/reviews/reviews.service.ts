import type { TextKey } from "../contributions/contribution.ts";
import { openContributions } from "../contributions/contributions.service.ts";
import { textKey } from "../contributions/contributions.store.ts";
import { type Changes, TaggedCache } from "../../platform/cache.ts";
import type { Library } from "../../library/library.ts";
import { oncePer } from "../../platform/once-per.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.service.ts";
import type { Store } from "../../platform/store/connect.ts";
import { everything } from "../../platform/store/reads.ts";
import {
  openRankingMean,
  readBallRatings,
  readDigest,
  readAged,
  readMeasured,
  readNewest,
  readPaidPrices,
  readOneReview,
  readRatings,
  readReviews,
  type ReviewsAsked,
  type ReviewSource,
  searchAllReviews,
  type ListedRatings,
} from "./read-reviews.service.ts";
import {
  countWeek,
  findWeek,
  type LatestAsked,
  readLatest,
} from "./list/latest-reviews.service.ts";
import { allReviews } from "./list/review-query.ts";
import { countByPlayers } from "./moved-reviews.store.ts";
import { orphanedReviews } from "./orphaned-reviews.ts";
import { openOwnReviews } from "./own/own-reviews.service.ts";
import { countReviews, playedBeforeIn } from "./read-reviews.store.ts";
import { logFailure } from "../../platform/log.ts";
import type { Level } from "./level/level.ts";
import type { ReviewName } from "./reports/report.ts";
import { wholeArticle } from "./review.ts";
import {
  listReviews,
  reviewKind,
  type ReviewSelection,
  type ReviewWindow,
} from "./reviews.store.ts";
import { readThemes } from "./themes/themes.service.ts";
import type { Site } from "../../platform/render/site.ts";
import type { Environment } from "../../platform/settings.ts";

/** Players' reviews, for loaders and actions. */
export type Reviews = ReturnType<typeof openReviews>;

interface ReviewsContext {
  store: Store;
  content: Pick<Site, "library">;
  changes: Changes;
  rateLimiter: RateLimiter;
  clock: () => number;
  /** Whether a name belongs to someone who runs the site. */
  isPerson: (name: string) => boolean;
  environment: Pick<Environment, "holdsReviews">;
}

const digestsOf = oncePer(
  ({ sampleTexts }: Library) => new Set(sampleTexts.map((text) => textKey(text).digest)),
);

/** Whether a text is one of our sample reviews', on any page; short texts never are. */
const isSampleText = (library: Library, { digest, isLong }: TextKey) =>
  isLong && digestsOf(library).has(digest);

/** What was read about reviews, for one library: other content has other samples. */
interface Memory {
  reads: TaggedCache<unknown>;
  ratings: TaggedCache<ListedRatings>;
  rankingMean: ReturnType<typeof openRankingMean>;
}

/** How many reads of subjects' reviews are cached; one with twenty long reviews is about 40 KB. */
const maxReads = 400;
/** How many subjects' ratings are cached: all that any site has. */
const maxSubjects = 10_000;

/** Opens players' reviews. What pages read is cached until it changes, and read from a replica if the store has one. */
export function openReviews({ content, changes, environment, ...given }: ReviewsContext) {
  const { store } = given;
  const readable = { ...store, db: store.reader };
  const memoryOf = oncePer<Library, Memory>(() => ({
    reads: new TaggedCache<unknown>({ max: maxReads }),
    ratings: new TaggedCache<ListedRatings>({ max: maxSubjects }),
    rankingMean: openRankingMean(() => ratings(content.library.written.map(({ slug }) => slug))),
  }));
  const memory = () => memoryOf(content.library);
  changes.onRead((tag) => {
    memory().reads.drop(tag);
    memory().ratings.drop(tag);
  });

  const ballName = (ball: string) =>
    ball === wholeArticle
      ? content.library.wording.wholeArticle
      : (content.library.ball(ball)?.name ?? "");
  const published = () => ({ ballName, isSubject: content.library.isSubject });
  const sourceOf = (subject: string): ReviewSource => ({
    subject,
    samples: content.library.samplesOf(subject),
    samplesInStore: content.library.writtenPaddle(subject)?.seedSamples ?? false,
    showsSamples: content.library.showsSamples,
    ballName,
  });
  const selection = (subject: string | undefined): ReviewSelection => ({
    subject,
    samples: content.library.showsSamples,
  });
  /** Reads what a page can do without: `none` if the store is down. */
  const readOr = <Read, None>(none: None, name: string, read: () => Promise<Read>) =>
    memory()
      .reads.getOrStart(name, read)
      .catch((error: unknown) => {
        logFailure(`reading ${name}`, error);
        return none;
      });
  const ratings = (subjects: readonly string[]): ReturnType<typeof readRatings> =>
    readRatings(readable, subjects.map(sourceOf), memory().ratings);
  changes.onPage((tag) => {
    if (tag === undefined || tag === everything) void memory().rankingMean.check(changes.dropPages);
  });

  const isOurs = (key: TextKey) => isSampleText(content.library, key);
  const { submit, own } = openContributions(reviewKind, {
    ...given,
    isOurs,
    holdsAll: environment.holdsReviews,
  });
  return {
    /** A subject's reviews for a page; never throws, even if the store is down. */
    of: (subject: string, asked: ReviewsAsked & { review?: string | undefined } = allReviews) =>
      readReviews(readable, sourceOf(subject), asked, memory().reads),
    /** The few of a subject's reviews that its page shows first; never throws, even if the store is down. */
    digest: (subject: string, level?: Level) =>
      readDigest(readable, sourceOf(subject), level, memory().reads),
    /** One visible review, or undefined. Throws if the store can't be read. */
    one: ({ subject, id }: ReviewName) => readOneReview(readable, sourceOf(subject), id),
    /** Subjects' rating totals, and what players praise, for lists; never throws, even if the store is down. */
    ratings,
    /** The mean that paddles are ranked by; see `bestRatedFirst`. Only samples count if the store is down. */
    rankingMean: () => memory().rankingMean.read(),
    /** What a subject's reviews praise and criticize; never throws, even if the store is down. */
    themes: (subject: string) => readThemes(readable, sourceOf(subject), memory().reads),
    /** What a subject's reviewers played before, as typed; never throws, even if the store is down. */
    playedBefore: (subject: string) =>
      readOr([], `what reviewers of ${subject} played before`, () =>
        playedBeforeIn(readable.db, subject),
      ),
    /** The reviews of each subject with every word of a search; never throws, even if the store is down. */
    mentions(search: string) {
      const { paddles, ballTests, isSubject } = content.library;
      // No listed paddle has samples.
      const sources = [...paddles, ...ballTests].map(({ slug }) => sourceOf(slug));
      return searchAllReviews(readable, { sources, isSubject }, search, memory().reads);
    },
    /** Players' newest reviews of everything, or of some subjects; never throws, even if the store is down. */
    latest: (asked: LatestAsked) => readLatest(readable, published(), asked, memory().reads),
    /** What players said in the week that begins on a Monday; undefined if the store is down. */
    week: (monday: string) =>
      readOr(undefined, `the reviews of ${monday}`, () => findWeek(readable, published(), monday)),
    /** How many reviews players wrote in such a week; undefined if none, or the store is down. */
    inWeek: (monday: string) =>
      readOr(undefined, `the count of ${monday}`, () => countWeek(readable, published(), monday)),
    /** When players last reviewed each subject; never throws, even if the store is down. */
    newest: () => readNewest(readable),
    /** What players gave each ball of an article; never throws, even if the store is down. */
    ballRatings: (subject: string) => readBallRatings(readable, sourceOf(subject), memory().reads),
    /** How a paddle aged, if enough reviewers said so; never throws, even if the store is down. */
    aged: (subject: string) => readAged(readable, subject, memory().reads),
    /** What owners measured of a paddle, if enough did; never throws, even if the store is down. */
    measured: (subject: string) => readMeasured(readable, subject, memory().reads),
    /** What players paid for a paddle, if enough did; never throws, even if the store is down. */
    paid: (subject: string, today: string) =>
      readPaidPrices(readable, subject, today, memory().reads),
    /** The display name of what a review is about; empty if it isn't published. */
    ballName,
    /** Stores reviews, all or none, each once. */
    submit,
    own: openOwnReviews(own, { ballName, db: store.db }),
    /** The table's rows for the REST API; throws if the store can't be read. */
    list: (subject: string | undefined, window: ReviewWindow) =>
      listReviews(readable.db, selection(subject), window),
    /** The total number of rows in such a list; throws if the store can't be read. */
    count: (subject: string | undefined) => countReviews(readable.db, selection(subject)),
    /** Players' reviews whose page is no longer in content; throws if the store can't be read. */
    async orphaned() {
      return orphanedReviews(await countByPlayers(store.db), content.library.subjectNamed);
    },
    /** The current slug of a subject, by its current or an earlier one; undefined if there is none. */
    subjectNamed: (slug: string) => content.library.subjectNamed(slug),
    /** The site's name, which no reviewer may use. */
    get siteName() {
      return content.library.site.name;
    },
  };
}
