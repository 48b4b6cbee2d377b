import type { Notice } from "./form-wording.content.ts";

/** The honeypot's name. Bots can't resist it, because it's what they want to post. */
export const honeypotField = "website";

/** The name of the hidden field that the script in the head fills in: a number that only this browser knows. */
export const onceField = "once";

/** The text is already in another review. */
export class DuplicateText extends Error {
  override name = "DuplicateText";

  constructor() {
    super("another review already has this text");
  }
}

/** Why a post with valid fields wasn't stored: it was rejected as a whole, or the store failed. */
export type NotStored = { kind: "rejected"; notice: Notice } | { kind: "failed" };

/** Why a post wasn't stored. */
export type Refused<Problems> = { kind: "invalid"; problems: Problems } | NotStored;

/** The result of the last attempt to send a form. */
export type Outcome<Problems, Answer = null> =
  | { kind: "none" }
  | { kind: "stored"; answer: Answer }
  | Refused<Problems>;

/** A form's messages about an outcome. */
export interface OutcomeWording {
  success?: Notice;
  failure: Notice;
  /** Some fields are invalid. Without it, only the fields themselves say so. */
  checkFields?: Notice;
  /** A required field is empty. Without it, `checkFields` covers that too. */
  emptyField?: Notice;
}

/** A form's message about an outcome, if it has one. */
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

/** A notice on one line; empty without a notice. */
export function noticeLine(
  notice: { title: string; text?: string | undefined } | undefined,
): string {
  return [notice?.title, notice?.text].filter(Boolean).join(" · ");
}
