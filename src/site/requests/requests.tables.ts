import type { TableOf } from "../contributions/kind.ts";
import type { Time } from "../../platform/store/tables.ts";
import type { correctionKind } from "./correction.ts";
import type { requestKind } from "./request.ts";

/** Paddles that visitors miss. A request waits while it's held, is answered once it isn't, and declined if hidden. */
export interface PaddleRequestsTable extends TableOf<typeof requestKind> {
  /** The slug of the page that answers it; null while it waits. That page may not be up yet. */
  page: string | null;
}

/** Facts that visitors corrected, in the same states. */
export interface FactCorrectionsTable extends TableOf<typeof correctionKind> {
  /** The id of the draft of content that has it, and since when; null while there's none. */
  entry: string | null;
  drafted_at: Time | null;
}

declare module "../../platform/store/tables.ts" {
  interface Tables {
    paddle_requests: PaddleRequestsTable;
    fact_corrections: FactCorrectionsTable;
  }
}
