import type { Generated } from "kysely";
import type { Time, Uuid } from "../../platform/store/tables.ts";
import type { HoldReason } from "./hold-reason.ts";

/** The columns that every kind's table has, besides its own. */
export interface ContributionColumns {
  id: Uuid;
  created_at: Time;
  updated_at: Time;
  /** Null while it's visible. */
  hidden_at: Generated<Time | null>;
  /** Why it's held; null if it isn't. */
  held_because: Generated<HoldReason | null>;
  /** When the owner approved it after it was held; null if it never happened, or it was edited since. */
  approved_at: Generated<Time | null>;
  /** Identifies equal submissions. */
  submission_key: string;
  /** Identifies equal texts; null for short ones that were never hidden, which two people may both write. */
  text_key: string | null;
  /**
   * Equal for texts that differ only in disguise: see `likenessKey`. Empty until the first start after its migration.
   */
  likeness_key: Generated<string>;
  /** The hash of the key in its writer's private link; null for rows that didn't come from a form. */
  edit_key: Generated<string | null>;
}

/** The columns that every kind's reports have, besides the subject and the reported id. */
export interface ReportColumns {
  id: Uuid;
  reason: string;
  /** In the visitor's words; may be empty. */
  details: string;
  created_at: Time;
  /** When it was emailed; null while it waits to be. */
  told_at: Time | null;
  /** Identifies equal submissions. */
  submission_key: string;
}

/** The texts of rows that were hidden when their writers withdrew them, as `text_key`: they stay out. */
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

/** Until when every contribution of a kind is held. */
interface HoldOrdersTable {
  kind: string;
  until: Time;
}

declare module "../../platform/store/tables.ts" {
  interface Tables {
    withdrawn_texts: WithdrawnTextsTable;
    blocked_words: BlockedWordsTable;
    hold_orders: HoldOrdersTable;
  }
}
