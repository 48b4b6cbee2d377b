import { type EmailProblem, readEmailAddress } from "./email-address.ts";
import { linkProblem, maxLinks } from "./links.ts";
import {
  lineProblem,
  type NameProblem,
  nameProblem,
  type TextProblem,
  textProblem,
  tidy,
} from "./plain-text.ts";

/** The limits of a message to the site, in characters (code points). The address has its own. */
export const messageLimits = { name: 50, subject: 150, message: 5000 } as const;

/** The fields of the contact form, by the names they are posted under. */
export const messageFields = ["firstName", "lastName", "email", "subject", "message"] as const;
export type MessageField = (typeof messageFields)[number];

/** What was typed, as it was typed. */
export type TypedMessage = Record<MessageField, string>;

/** A message that may be stored, every field tidy. */
export type ContactMessage = Record<MessageField, string>;

/** Why a field is refused; what to say about it stands in content/contact.yaml. */
export type MessageProblem = TextProblem | NameProblem | EmailProblem | "links";
export type MessageProblems = Partial<Record<MessageField, MessageProblem>>;

/**
 * Reads a message, in the browser before it is sent and on the server when it arrives.
 * @returns the message, or what is wrong with each field that is refused
 */
export function readMessage(
  typed: TypedMessage,
): { message: ContactMessage; problems?: never } | { message?: never; problems: MessageProblems } {
  const message = Object.fromEntries(
    messageFields.map((name) => [name, tidy(typed[name])]),
  ) as ContactMessage;
  const found: Record<MessageField, MessageProblem | undefined> = {
    firstName: nameProblem(message.firstName, messageLimits.name),
    lastName: nameProblem(message.lastName, messageLimits.name),
    email: readEmailAddress(message.email).problem,
    subject: lineProblem(message.subject, messageLimits.subject),
    message:
      textProblem(message.message, messageLimits.message) ??
      linkProblem(message.message, maxLinks.message),
  };
  const problems = Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem),
  ) as MessageProblems;
  return Object.keys(problems).length > 0 ? { problems } : { message };
}

/** The path of the contact page that says a message was received, by its number. */
export function receivedAddress(number: number): string {
  return `/contact?received=${number}#message`;
}

/** The number in such an address; undefined where there is none that could be one. */
export function readReceived(query: URLSearchParams): number | undefined {
  const received = query.get("received") ?? "";
  return /^[1-9]\d{3,14}$/.test(received) ? Number(received) : undefined;
}
