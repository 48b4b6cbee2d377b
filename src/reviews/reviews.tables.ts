import type { Generated } from "kysely";
import type { HoldReason } from "./moderation/hold-reason.ts";
import type { ReviewColumns } from "./review.ts";
import type { Time, Uuid } from "../platform/store/tables.ts";

/** One review: the player's fields (src/reviews/review.ts), and what the store adds. */
export interface PaddleReviewsTable extends ReviewColumns {
  id: Uuid;
  /** The slug of a paddle or a ball article. */
  paddle_name: string;
  created_at: Time;
  updated_at: Time;
  /** 1 for a seeded sample. */
  is_sample: 0 | 1;
  /** Null while the review is visible. */
  hidden_at: Generated<Time | null>;
  /** Why a review is held; null if it isn't. */
  held_because: Generated<HoldReason | null>;
  /** When the owner approved a held review; null if it never happened, or it was edited since. */
  approved_at: Generated<Time | null>;
  /** `dupr_rating` in thousandths of a point. */
  dupr_level: number;
  /** Identifies equal submissions. */
  submission_key: string;
  /** Identifies equal texts; null for short ones that were never hidden, which two players may both write. */
  text_key: string | null;
  /**
   * Equal for texts that differ only in disguise: see `likenessKey`. Empty until the first start after its migration.
   */
  likeness_key: Generated<string>;
  helpful: Generated<number>;
  /** What it praises and criticizes: see `maskOf` in src/reviews/themes/themes.ts. */
  themes: Generated<number>;
  /** The hash of the key in its writer's private link; null for reviews that didn't come from a form. */
  edit_key: Generated<string | null>;
}

/**
 * The number of a subject's visible reviews of each kind. Triggers maintain it, so that counts and averages never read
 * the reviews themselves, whatever changes them.
 */
interface ReviewTotalsTable {
  paddle_name: string;
  is_sample: 0 | 1;
  rating: number;
  /** See `levelBand` in src/reviews/level/level.ts. */
  level_band: number;
  reviews: number;
  /** The sum of `dupr_level`. */
  levels: number;
}

/** How many of a subject's visible reviews praise a theme and how many criticize it. Maintained by triggers. */
interface ThemeTotalsTable {
  paddle_name: string;
  is_sample: 0 | 1;
  /** The theme's index in `themes` of src/reviews/themes/themes.ts. */
  theme: number;
  praise: number;
  complaint: number;
}

/** How many visible reviews of an article are about a ball, or about all of it. Maintained by triggers. */
interface BallTotalsTable {
  paddle_name: string;
  is_sample: 0 | 1;
  ball: string;
  reviews: number;
  /** The sum of `rating`. */
  stars: number;
}

/** The texts of reviews that were hidden when their writers withdrew them, as `text_key`: they stay out. */
interface WithdrawnTextsTable {
  paddle_name: string;
  text_key: string;
  withdrawn_at: Time;
}

/** The words and phrases that the owner blocks, from `comparableWords`. */
interface BlockedWordsTable {
  word: string;
  blocked_at: Time;
}

/** The rules that themes were last counted with; at most one row. */
interface ThemeRulesTable {
  id: 1;
  digest: string;
}

/** The subjects whose samples were seeded, so that it happens once. */
interface SeedingsTable {
  paddle_name: string;
  seeded_at: Time;
}

/** Who called a review helpful on a day, so that each counts once. Deleted after the day; the counts stay. */
interface HelpfulVotesTable {
  /** Days since the epoch. */
  day: number;
  review_id: string;
  /** The visitor's address hashed with the day's salt. */
  visitor: string;
}

/** A visitor's report of a review. */
export interface ReviewReportsTable {
  id: Uuid;
  /** The subject's slug. */
  paddle_name: string;
  /** A stored review's id, or a sample's position among its subject's: 'sample-3'. */
  review_id: string;
  reason: string;
  /** In the visitor's words; may be empty. */
  details: string;
  created_at: Time;
  /** Identifies equal submissions. */
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
