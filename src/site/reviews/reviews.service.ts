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
  readAged,
  readMeasured,
  readNewest,
  readOneReview,
  readRatings,
  readReviews,
  type ReviewsAsked,
  type ReviewSource,
  searchAllReviews,
  type ListedRatings,
} from "./read-reviews.service.ts";
import { allReviews } from "./list/review-query.ts";
import { countByPlayers } from "./moved-reviews.store.ts";
import { orphanedReviews } from "./orphaned-reviews.ts";
import { openOwnReviews } from "./own/own-reviews.service.ts";
import { countReviews, playedBeforeIn } from "./read-reviews.store.ts";
import { logFailure } from "../../platform/log.ts";
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
    rankingMean: openRankingMean(() => ratings(content.library.paddles.map(({ slug }) => slug))),
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
  const sourceOf = (subject: string): ReviewSource => ({
    subject,
    samples: content.library.samplesOf(subject),
    samplesInStore: content.library.paddle(subject)?.seedSamples ?? false,
    showsSamples: content.library.showsSamples,
    ballName,
  });
  const selection = (subject: string | undefined): ReviewSelection => ({
    subject,
    samples: content.library.showsSamples,
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
      memory()
        .reads.getOrStart(`played before ${subject}`, () => playedBeforeIn(readable.db, subject))
        .catch((error: unknown) => {
          logFailure(`reading what reviewers of ${subject} played before`, error);
          return [];
        }),
    /** The reviews of each subject with every word of a search; never throws, even if the store is down. */
    mentions(search: string) {
      const { paddles, ballTests, isSubject } = content.library;
      // No listed paddle has samples.
      const sources = [...paddles, ...ballTests].map(({ slug }) => sourceOf(slug));
      return searchAllReviews(readable, { sources, isSubject }, search, memory().reads);
    },
    /** When players last reviewed each subject; never throws, even if the store is down. */
    newest: () => readNewest(readable),
    /** What players gave each ball of an article; never throws, even if the store is down. */
    ballRatings: (subject: string) => readBallRatings(readable, sourceOf(subject), memory().reads),
    /** How a paddle aged, if enough reviewers said so; never throws, even if the store is down. */
    aged: (subject: string) => readAged(readable, subject, memory().reads),
    /** What owners measured of a paddle, if enough did; never throws, even if the store is down. */
    measured: (subject: string) => readMeasured(readable, subject, memory().reads),
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
