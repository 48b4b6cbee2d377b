import type { Generated } from "kysely";
import type { HoldReason } from "./moderation/hold-reason.ts";
import type { ReviewColumns } from "./review.ts";
import type { Time, Uuid } from "../platform/store/tables.ts";

/** One review: what the player gave (src/reviews/review.ts), and what the store adds. */
export interface PaddleReviewsTable extends ReviewColumns {
  id: Uuid;
  /** The subject's slug: a paddle's, or a ball article's. */
  paddle_name: string;
  created_at: Time;
  updated_at: Time;
  /** 1 for a sample that was seeded. */
  is_sample: 0 | 1;
  /** Null while the review is shown. */
  hidden_at: Generated<Time | null>;
  /** Why a review that isn't shown waits for the owner; null if it doesn't wait. */
  held_because: Generated<HoldReason | null>;
  /** When the owner approved a review that had waited; null if it never did, or was edited since. */
  approved_at: Generated<Time | null>;
  /** `dupr_rating` in thousandths of a point. */
  dupr_level: number;
  /** What makes two submissions the same one. */
  submission_key: string;
  /** What makes two texts the same one; null for short ones that were never hidden, which two players may both write. */
  text_key: string | null;
  /** What two texts share that differ only in disguise: see `likenessKey`. Empty until the start after its migration. */
  likeness_key: Generated<string>;
  /** How often it was called helpful. */
  helpful: Generated<number>;
  /** What it praises and complains of: see `maskOf` in src/reviews/themes/themes.ts. */
  themes: Generated<number>;
  /** The hash of the key in its writer's private link; null for reviews that didn't come from a form. */
  edit_key: Generated<string | null>;
}

/**
 * How many shown reviews a subject has of each kind. Kept by triggers, so that counts and averages never read the
 * reviews themselves, whatever changes them.
 */
interface ReviewTotalsTable {
  paddle_name: string;
  is_sample: 0 | 1;
  rating: number;
  /** See `levelBand` in src/reviews/level/level.ts. */
  level_band: number;
  reviews: number;
  /** Sum of `dupr_level`. */
  levels: number;
}

/** How many shown reviews of a subject praise a theme and complain of it. Kept by triggers. */
interface ThemeTotalsTable {
  paddle_name: string;
  is_sample: 0 | 1;
  /** The theme's place in `themes` of src/reviews/themes/themes.ts. */
  theme: number;
  praise: number;
  complaint: number;
}

/** How many shown reviews of an article are about a ball, or about all of it. Kept by triggers. */
interface BallTotalsTable {
  paddle_name: string;
  is_sample: 0 | 1;
  ball: string;
  reviews: number;
  /** Sum of `rating`. */
  stars: number;
}

/** The texts of reviews that were hidden when their writers withdrew them, as `text_key`: they stay out. */
interface WithdrawnTextsTable {
  paddle_name: string;
  text_key: string;
  withdrawn_at: Time;
}

/** The words and phrases that the owner blocks, as `comparableWords` has them. */
interface BlockedWordsTable {
  word: string;
  blocked_at: Time;
}

/** The rules that themes were last counted by; one row, none before they were. */
interface ThemeRulesTable {
  id: 1;
  digest: string;
}

/** The subjects whose samples were put into the store, so that it happens once. */
interface SeedingsTable {
  paddle_name: string;
  seeded_at: Time;
}

/** Who called a review helpful on a day, so that each counts once. Deleted after its day; the counts stay. */
interface HelpfulVotesTable {
  /** Days since the epoch. */
  day: number;
  review_id: string;
  /** The hash of the visitor's address with the day's salt. */
  visitor: string;
}

/** A visitor's report of a review. */
export interface ReviewReportsTable {
  id: Uuid;
  /** The subject's slug. */
  paddle_name: string;
  /** A stored review's id, or the place of a sample among its subject's: 'sample-3'. */
  review_id: string;
  reason: string;
  /** In the visitor's words; may be empty. */
  details: string;
  created_at: Time;
  /** What makes two reports the same one. */
  submission_key: string;
}

declare module "../platform/store/tables.ts" {
  interface Tables {
    paddle_reviews: PaddleReviewsTable;
    review_totals: ReviewTotalsTable;
    theme_totals: ThemeTotalsTable;
    theme_rules: ThemeRulesTable;
    ball_totals: BallTotalsTable;
    withdrawn_texts: WithdrawnTextsTable;
    blocked_words: BlockedWordsTable;
    seedings: SeedingsTable;
    helpful_votes: HelpfulVotesTable;
    review_reports: ReviewReportsTable;
  }
}
