import type { HoldReason } from "../../reviews/moderation/hold-reason.ts";

/** Why a review waits, as moderators read it. */
export const heldReasons: Record<HoldReason, string> = {
  "blocked-word": "it has a word that you blocked",
  "hidden-twin": "a review with this text, or most of it, was hidden",
  link: "it has a link, an address, a handle or a phone number",
  name: "its first name is that of someone who runs this site",
  copy: "another review has its text, or most of it",
  network: "many reviews came from the same network within an hour",
  all: "every review waits until someone has read it",
};
