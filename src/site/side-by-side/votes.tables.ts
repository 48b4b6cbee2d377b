import type { TableOf } from "../contributions/kind.ts";
import type { voteKind } from "./vote.ts";

/** Which of two paddles players would keep. The two are in the order their addresses had that day. */
export type SideBySideVotesTable = TableOf<typeof voteKind>;

declare module "../../platform/store/tables.ts" {
  interface Tables {
    side_by_side_votes: SideBySideVotesTable;
  }
}
