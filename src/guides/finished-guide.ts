import type { FullGuide, Guide } from "./guide.content.ts";

/** Whether a guide is finished. The schema has already checked that a finished one has all fields. */
export function isFull(guide: Guide): guide is FullGuide {
  return !guide.comingSoon;
}
