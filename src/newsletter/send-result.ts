import type { Issue } from "./issues.service.ts";

/** How sending an issue ended. Only 'sent' queues anything. */
export type SendResult =
  | {
      kind: "sent";
      issue: Issue;
      resumed: boolean;
      /** How many readers were queued now. */
      queued: number;
    }
  | { kind: "sentBefore"; issue: Issue }
  | { kind: "nobody" }
  | { kind: "nothingNew" }
  /** Readers couldn't open the issue's links. */
  | { kind: "notPublic" };
