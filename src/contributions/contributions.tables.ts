import type { Generated } from "kysely";
import type { Time, Uuid } from "../platform/store/tables.ts";
import type { HoldReason } from "./hold-reason.ts";

/** The columns that every kind's table has, besides its own. */
export interface ContributionColumns {
  id: Uuid;
  created_at: Time;
  updated_at: Time;
  /** Null while it's shown. */
  hidden_at: Generated<Time | null>;
  /** Why one that isn't shown waits for the owner; null if it doesn't wait. */
  held_because: Generated<HoldReason | null>;
  /** When the owner approved one that had waited; null if it never did, or was edited since. */
  approved_at: Generated<Time | null>;
  /** What makes two submissions the same one. */
  submission_key: string;
  /** What makes two texts the same one; null for short ones that were never hidden, which two people may both write. */
  text_key: string | null;
  /** What two texts share that differ only in disguise: see `likenessKey`. Empty until the start after its migration. */
  likeness_key: Generated<string>;
  /** The hash of the key in its writer's private link; null for what didn't come from a form. */
  edit_key: Generated<string | null>;
}

/** The columns that every kind's reports have, besides those of what they're of. */
export interface ReportColumns {
  id: Uuid;
  reason: string;
  /** In the visitor's words; may be empty. */
  details: string;
  created_at: Time;
  /** What makes two reports the same one. */
  submission_key: string;
}

/** The texts of what was hidden when its writer withdrew it, as `text_key`: they stay out. */
interface WithdrawnTextsTable {
  /** The slug of what it was about. */
  paddle_name: string;
  text_key: string;
  withdrawn_at: Time;
}

/** The words and phrases that the owner blocks, as `comparableWords` has them. */
interface BlockedWordsTable {
  word: string;
  blocked_at: Time;
}

declare module "../platform/store/tables.ts" {
  interface Tables {
    withdrawn_texts: WithdrawnTextsTable;
    blocked_words: BlockedWordsTable;
  }
}
