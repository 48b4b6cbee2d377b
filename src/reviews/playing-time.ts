/** The answers to 'How long have you played it?', as they are stored; content/review-wording.yaml has their words. */
export const playingTimes = ["weeks", "months", "year", "years"] as const;
export type PlayingTime = (typeof playingTimes)[number];

/** Whether a text is one of the answers. */
export function isPlayingTime(text: string): text is PlayingTime {
  return (playingTimes as readonly string[]).includes(text);
}

/** What is wrong with an answer; undefined if nothing is. */
export function playingTimeProblem(text: string): "empty" | "notAChoice" | undefined {
  if (text === "") return "empty";
  return isPlayingTime(text) ? undefined : "notAChoice";
}
