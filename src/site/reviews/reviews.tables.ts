import type { Generated } from "kysely";
import type { ContributionColumns, ReportColumns } from "../contributions/contributions.tables.ts";
import type { ReviewColumns } from "./review.ts";
import type { Time } from "../../platform/store/tables.ts";
import type { OpinionKind } from "./themes/themes.ts";

/** One review: the player's fields (src/site/reviews/review.ts), and what the store adds. */
export interface PaddleReviewsTable extends ContributionColumns, ReviewColumns {
  /** The slug of a paddle or a ball article. */
  paddle_name: string;
  /** 1 for a seeded sample. */
  is_sample: 0 | 1;
  /** `dupr_rating` in thousandths of a point. */
  dupr_level: number;
  helpful: Generated<number>;
  /** The owner's public answer; empty without one. */
  answer: Generated<string>;
  /** When that was written. */
  answered_at: Generated<Time | null>;
  /** Which questions about how it aged its writer was sent, as bits: see src/site/reviews/aged/aged.ts. */
  asked: Generated<number>;
  /** What they answered after 3 and 12 months, whether they'd buy it again, and when they said so. */
  aged_3: Generated<string>;
  again_3: Generated<string>;
  aged_3_at: Generated<Time | null>;
  aged_12: Generated<string>;
  again_12: Generated<string>;
  aged_12_at: Generated<Time | null>;
}

/**
 * The number of a subject's visible reviews of each kind. Triggers maintain it, so that counts and averages never read
 * the reviews themselves, whatever changes them.
 */
interface ReviewTotalsTable {
  paddle_name: string;
  is_sample: 0 | 1;
  rating: number;
  /** See `levelBand` in src/site/reviews/level/level.ts. */
  level_band: number;
  reviews: number;
  /** The sum of `dupr_level`. */
  levels: number;
}

/** A row for each theme in a visible review's lists, `liked` and `disliked`. Maintained by triggers. */
interface ReviewThemesTable {
  review_id: string;
  paddle_name: string;
  is_sample: 0 | 1;
  /** A key of `themeNames` in src/site/reviews/themes/themes.ts. */
  theme: string;
  opinion: OpinionKind;
  /** The review's. */
  created_at: Time;
}

/** How many of a subject's visible reviews praise a theme and how many criticize it. Maintained by triggers. */
interface ThemeTotalsTable {
  paddle_name: string;
  is_sample: 0 | 1;
  /** As in `review_themes`. */
  theme: string;
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
export interface ReviewReportsTable extends ReportColumns {
  /** The subject's slug. */
  paddle_name: string;
  /** A stored review's id, or a sample's position among its subject's: 'sample-3'. */
  review_id: string;
}

declare module "../../platform/store/tables.ts" {
  interface Tables {
    paddle_reviews: PaddleReviewsTable;
    review_totals: ReviewTotalsTable;
    theme_totals: ThemeTotalsTable;
    review_themes: ReviewThemesTable;
    ball_totals: BallTotalsTable;
    seedings: SeedingsTable;
    helpful_votes: HelpfulVotesTable;
    review_reports: ReviewReportsTable;
  }
}
