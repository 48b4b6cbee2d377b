import type { Generated } from "kysely";
import type { ContributionColumns, ReportColumns } from "../contributions/contributions.tables.ts";
import type { ReviewColumns } from "./review.ts";
import type { Time } from "../platform/store/tables.ts";

/** One review: what the player gave (src/reviews/review.ts), and what the store adds. */
export interface PaddleReviewsTable extends ContributionColumns, ReviewColumns {
  /** The subject's slug: a paddle's, or a ball article's. */
  paddle_name: string;
  /** 1 for a sample that was seeded. */
  is_sample: 0 | 1;
  /** `dupr_rating` in thousandths of a point. */
  dupr_level: number;
  /** How often it was called helpful. */
  helpful: Generated<number>;
  /** What it praises and complains of: see `maskOf` in src/reviews/themes/themes.ts. */
  themes: Generated<number>;
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
export interface ReviewReportsTable extends ReportColumns {
  /** The subject's slug. */
  paddle_name: string;
  /** A stored review's id, or the place of a sample among its subject's: 'sample-3'. */
  review_id: string;
}

declare module "../platform/store/tables.ts" {
  interface Tables {
    paddle_reviews: PaddleReviewsTable;
    review_totals: ReviewTotalsTable;
    theme_totals: ThemeTotalsTable;
    theme_rules: ThemeRulesTable;
    ball_totals: BallTotalsTable;
    seedings: SeedingsTable;
    helpful_votes: HelpfulVotesTable;
    review_reports: ReviewReportsTable;
  }
}
