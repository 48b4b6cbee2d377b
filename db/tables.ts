import type { Generated } from "kysely";

/** One review. The first eight columns are the public contract; the rest are internal and never leave. */
export interface PaddleReviewsTable {
  /** A random UUID. */
  id: string;
  /** The subject's slug: a paddle's, or a ball article's. */
  paddle_name: string;
  first_name: string;
  /** As typed: '3.5', '4.0+'. */
  dupr_rating: string;
  /** 1 to 5. */
  rating: number;
  review_text: string;
  /** Epoch milliseconds. */
  created_at: number;
  /** Epoch milliseconds. */
  updated_at: number;
  /** 1 for a sample that was seeded. */
  is_sample: 0 | 1;
  /** Epoch milliseconds; null while the review is shown. */
  hidden_at: Generated<number | null>;
  /** `dupr_rating` in thousandths of a point. */
  dupr_level: number;
  /** What makes two submissions the same one. */
  submission_key: string;
}

/**
 * How many shown reviews a subject has of each kind. Kept by triggers, so that counts and averages never read the
 * reviews themselves, whoever changes them.
 */
interface ReviewTotalsTable {
  paddle_name: string;
  is_sample: 0 | 1;
  rating: number;
  /** See `levelBand` in model/level.ts. */
  level_band: number;
  reviews: number;
  /** Sum of `dupr_level`. */
  levels: number;
}

/** The subjects whose samples were put into the store, so that it happens once. */
interface SeedingsTable {
  paddle_name: string;
  seeded_at: number;
}

/** Who wants the newsletter. */
interface SubscribersTable {
  /** What makes two spellings the same address; see model/email-address.ts. */
  email_key: string;
  /** As it was first typed. */
  email: string;
  /** 'pending' until the address's owner has confirmed it. */
  state: "pending";
  /** Epoch milliseconds. */
  created_at: number;
  /** Epoch milliseconds; also moved when an address that is known is given again. */
  updated_at: number;
}

/** A message from a visitor to the site. */
interface MessagesTable {
  /** What the visitor is told, from 1001 upwards. */
  number: Generated<number>;
  /** A random UUID. */
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  subject: string;
  message: string;
  /** Epoch milliseconds. */
  created_at: number;
  /** What makes two submissions the same one. */
  submission_key: string;
}

export interface Tables {
  paddle_reviews: PaddleReviewsTable;
  review_totals: ReviewTotalsTable;
  seedings: SeedingsTable;
  subscribers: SubscribersTable;
  messages: MessagesTable;
}
