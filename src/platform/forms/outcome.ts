import type { Notice } from "./form-wording.content.ts";

/**
 * The name of a field that people don't see and leave empty. Programs that fill in every field fall for it, because its
 * name says what they want to post.
 */
export const honeypotField = "website";

/** The text stands in another review already. */
export class DuplicateText extends Error {
  override name = "DuplicateText";

  constructor() {
    super("another review already has this text");
  }
}

/** Why a post with valid fields was not stored: it's rejected as a whole, or the store failed. */
export type NotStored = { kind: "rejected"; notice: Notice } | { kind: "failed" };

/** Why a post was not stored. */
export type Refused<Problems> = { kind: "invalid"; problems: Problems } | NotStored;

/** How the last try to send a form ended. */
export type Outcome<Problems, Answer = null> =
  | { kind: "none" }
  | { kind: "stored"; answer: Answer }
  | Refused<Problems>;

/** What a form says about an outcome. */
export interface OutcomeWording {
  success?: Notice;
  failure: Notice;
  /** Fields are invalid. Without it, only the fields themselves say so. */
  checkFields?: Notice;
  /** A required field is empty. Without it, `checkFields` covers that too. */
  emptyField?: Notice;
}

/** Returns what a form says about an outcome, or undefined if it says nothing. */
export function noticeOf(
  outcome: Outcome<object, unknown>,
  words: OutcomeWording,
): Notice | undefined {
  switch (outcome.kind) {
    case "none":
      return undefined;
    case "stored":
      return words.success;
    case "failed":
      return words.failure;
    case "rejected":
      return outcome.notice;
    case "invalid": {
      const isEmpty = Object.values(outcome.problems).includes("empty");
      return (isEmpty ? words.emptyField : undefined) ?? words.checkFields;
    }
  }
}

/** A notice on one line. Renders nothing without a notice. */
export function noticeLine(
  notice: { title: string; text?: string | undefined } | undefined,
): string {
  return [notice?.title, notice?.text].filter(Boolean).join(" · ");
}
