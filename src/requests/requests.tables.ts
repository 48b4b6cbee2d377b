import type { ContributionColumns } from "../contributions/contributions.tables.ts";
import type { Time } from "../platform/store/tables.ts";

/** Paddles that visitors miss. A request waits while it's held, is answered once it isn't, and declined if hidden. */
export interface PaddleRequestsTable extends ContributionColumns {
  /** Equal for requests for one paddle: see `paddleKey`. */
  subject: string;
  name: string;
  brand: string;
  /** An https address; may be empty. */
  link: string;
  /** The slug of the page that answers it; null while it waits. That page may not be up yet. */
  page: string | null;
}

/** Facts that visitors corrected, in the same states. */
export interface FactCorrectionsTable extends ContributionColumns {
  /** What it's about: see `correctable`. */
  subject: string;
  /** A key of its facts, or 'other'. */
  fact: string;
  /** What's right, in the visitor's words. */
  value: string;
  /** How they know: a link or words; may be empty. */
  source: string;
  /** The id of the draft of content that has it, and since when; null while there's none. */
  entry: string | null;
  drafted_at: Time | null;
}

declare module "../platform/store/tables.ts" {
  interface Tables {
    paddle_requests: PaddleRequestsTable;
    fact_corrections: FactCorrectionsTable;
  }
}
