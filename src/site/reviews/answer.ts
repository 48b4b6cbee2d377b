import { linkProblem } from "../../platform/text/links.ts";
import { type TextProblem, textProblem, tidy } from "../../platform/text/plain-text.ts";
import { rulesOf } from "./review.ts";

/** An owner's public answer to a review. */
export type Answer = {
  text: string;
  /** In epoch milliseconds. */
  writtenAt: number;
  /** Whether the review was edited since. */
  isEarlier: boolean;
};

/** The maximum length of an answer, in characters (code points). */
export const maxAnswerLength = 2000;

/** Reads an answer as typed, by the rules of a review's text: the answer, or what is wrong with it. */
export function readAnswer(
  typed: string,
): { text: string; problem?: never } | { text?: never; problem: TextProblem | "links" } {
  const text = tidy(typed);
  const { maxLinks } = rulesOf("reviewText");
  const problem = textProblem(text, maxAnswerLength) ?? linkProblem(text, maxLinks!);
  return problem ? { problem } : { text };
}

/** The answer in a stored review; null without one. */
export function answerOf(review: {
  answer: string;
  answered_at: number | null;
  updated_at: number;
}): Answer | null {
  const { answer: text, answered_at: writtenAt, updated_at } = review;
  if (text === "" || writtenAt === null) return null;
  return { text, writtenAt, isEarlier: updated_at > writtenAt };
}
