import type { TextKey } from "../contributions/contribution.ts";
import { openContributions } from "../contributions/contributions.service.ts";
import { textKey } from "../contributions/contributions.store.ts";
import { type Changes, TaggedCache } from "../platform/cache.ts";
import type { Library } from "../library/library.ts";
import { oncePer } from "../platform/once-per.ts";
import type { RateLimiter } from "../platform/rate-limit/rate-limiter.service.ts";
import type { Store } from "../platform/store/connect.ts";
import { everything } from "../platform/store/reads.ts";
import {
  openRankingMean,
  readBallRatings,
  readNewest,
  readOneReview,
  readRatings,
  readReviews,
  type ReviewsAsked,
  type ReviewSource,
  searchAllReviews,
  type SubjectRatings,
} from "./read-reviews.service.ts";
import { allReviews } from "./list/review-query.ts";
import { countByPlayers } from "./moved-reviews.store.ts";
import { orphanedReviews } from "./orphaned-reviews.ts";
import { openOwnReviews } from "./own/own-reviews.service.ts";
import { countReviews } from "./read-reviews.store.ts";
import type { ReviewName } from "./reports/report.ts";
import { wholeArticle } from "./review.ts";
import {
  listReviews,
  reviewKind,
  type ReviewSelection,
  type ReviewWindow,
} from "./reviews.store.ts";
import { readThemes } from "./themes/themes.service.ts";

/** Players' reviews, as loaders and actions use them. */
export type Reviews = ReturnType<typeof openReviews>;

declare module "../platform/render/site.ts" {
  interface Site {
    reviews: Reviews;
  }
}

interface ReviewsContext {
  store: Store;
  library: () => Library;
  changes: Changes;
  rateLimiter: RateLimiter;
  clock: () => number;
  /** Whether a name is that of someone who runs the site. */
  isPerson: (name: string) => boolean;
  /** Whether every review waits for the owner. */
  holdsAll: boolean;
}

const digestsOf = oncePer(
  ({ sampleTexts }: Library) => new Set(sampleTexts.map((text) => textKey(text).digest)),
);

/** Whether a text is that of one of our sample reviews, on whichever page; short texts are not. */
const isSampleText = (library: Library, { digest, isLong }: TextKey) =>
  isLong && digestsOf(library).has(digest);

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
 * Opens players' reviews. What pages read of them stays in memory until it changes, and is read from a replica if the
 * store has one.
 */
export function openReviews({ library, changes, holdsAll, ...given }: ReviewsContext) {
  const { store } = given;
  const readable = { ...store, db: store.reader };
  const memoryOf = oncePer<Library, Memory>(() => ({
    reads: new TaggedCache<unknown>({ max: maxReads }),
    ratings: new TaggedCache<SubjectRatings>({ max: maxSubjects }),
  }));
  const memory = () => memoryOf(library());
  changes.onRead((tag) => {
    memory().reads.drop(tag);
    memory().ratings.drop(tag);
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
  const selection = (subject: string | undefined): ReviewSelection => ({
    subject,
    samples: library().showsSamples,
  });
  const ratings = (subjects: readonly string[]) =>
    readRatings(readable, subjects.map(sourceOf), memory().ratings);
  const rankingMean = openRankingMean(() => ratings(library().paddles.map(({ slug }) => slug)));
  changes.onPage((tag) => {
    if (tag === undefined || tag === everything) void rankingMean.check(changes.dropPages);
  });

  const isOurs = (key: TextKey) => isSampleText(library(), key);
  const { changed } = changes;
  const { submit, own } = openContributions(reviewKind, { ...given, isOurs, changed, holdsAll });
  return {
    /** What a page shows of a subject's reviews; never throws for a store that is down. */
    of: (subject: string, asked: ReviewsAsked & { review?: string | undefined } = allReviews) =>
      readReviews(readable, sourceOf(subject), asked, memory().reads),
    /** One review that is shown, or undefined. Throws if the store cannot be read. */
    one: ({ subject, id }: ReviewName) => readOneReview(readable, sourceOf(subject), id),
    /** What subjects' reviews add up to, for lists; never throws for a store that is down. */
    ratings,
    /** The mean that paddles are ranked by; see `bestRatedFirst`. Samples alone count where the store is down. */
    rankingMean: rankingMean.read,
    /** What a subject's reviews praise and complain of; never throws for a store that is down. */
    themes: (subject: string) => readThemes(readable, sourceOf(subject), memory().reads),
    /** The reviews of each subject that contain every word of a search; never throws for a store that is down. */
    mentions(search: string) {
      const { paddles, ballTests } = library();
      const sources = [...paddles, ...ballTests].map(({ slug }) => sourceOf(slug));
      return searchAllReviews(readable, sources, search, memory().reads);
    },
    /** When players last wrote of each subject; never throws for a store that is down. */
    newest: () => readNewest(readable),
    /** What players gave each ball of an article; never throws for a store that is down. */
    ballRatings: (subject: string) => readBallRatings(readable, sourceOf(subject), memory().reads),
    /** What pages call what a review says it's about; empty if nothing published has this name. */
    ballName,
    /** Stores reviews, all or none, each once. */
    submit,
    /** What the writer of a review can do with it. */
    own: openOwnReviews(own, { ballName }),
    /** The rows of the table, as the REST calls list them; throws when the store cannot be read. */
    list: (subject: string | undefined, window: ReviewWindow) =>
      listReviews(readable.db, selection(subject), window),
    /** How many rows such a list has in all; throws when the store cannot be read. */
    count: (subject: string | undefined) => countReviews(readable.db, selection(subject)),
    /** Reviews by players whose page content no longer has; throws when the store cannot be read. */
    async orphaned() {
      return orphanedReviews(await countByPlayers(store.db), library().subjectNamed);
    },
    /** The slug of what can be reviewed and has this slug, or had it earlier; undefined if there is none. */
    subjectNamed: (slug: string) => library().subjectNamed(slug),
    /** The site's name, which no reviewer may use. */
    get siteName() {
      return library().site.name;
    },
  };
}
