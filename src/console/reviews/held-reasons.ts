import type { HoldReason } from "../../reviews/moderation/hold-reason.ts";

/** Why a review waits, as moderators read it. */
export const heldReasons: Record<HoldReason, string> = {
  "blocked-word": "it has a word that you blocked",
  "hidden-twin": "a review with this text, or one that looks like it, was hidden",
  link: "it has a link or a web address",
  copy: "another review has its text",
  network: "many reviews came from the same network within an hour",
  all: "every review waits until someone has read it",
};
