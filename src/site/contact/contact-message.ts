import { addresses } from "../../addresses.ts";
import {
  type EmailProblem,
  maxAddressLength,
  readEmailAddress,
  tidyAddress,
} from "../../platform/email/email-address.ts";
import { linkProblem } from "../../platform/text/links.ts";
import {
  lineProblem,
  type NameProblem,
  nameProblem,
  type TextProblem,
  textProblem,
  tidy,
} from "../../platform/text/plain-text.ts";
import { mapFields, type StoredField } from "../../platform/store/stored-field.ts";

/** Why a field is rejected. content/contact.yaml has the messages. */
export type MessageProblem = TextProblem | NameProblem | EmailProblem | "links";

/** The rules for one field. Every field is required. */
type FieldRules = StoredField & {
  type: "text";
  /** In characters (code points). */
  maxLength: number;
  problem: (text: string, maxLength: number) => MessageProblem | undefined;
  tidied?: (typed: string) => string;
};

/** What the fields of the first schema have in common. */
const first = { type: "text", since: "0002", inKey: "by position" } as const;

/**
 * The fields of a message, in the form's order. Its validation and wording, the table's columns, exports and a
 * message's key are all derived from this table.
 */
export const messageFieldTable = {
  firstName: {
    ...first,
    noun: "first name",
    column: "first_name",
    maxLength: 50,
    problem: nameProblem,
  },
  lastName: {
    ...first,
    noun: "last name",
    column: "last_name",
    maxLength: 50,
    problem: nameProblem,
  },
  email: {
    ...first,
    noun: "address",
    column: "email",
    maxLength: maxAddressLength,
    problem: (text) => readEmailAddress(text).problem,
    tidied: tidyAddress,
  },
  subject: {
    ...first,
    noun: "subject",
    column: "subject",
    maxLength: 150,
    problem: lineProblem,
  },
  message: {
    ...first,
    noun: "message",
    column: "message",
    maxLength: 5000,
    problem: (text, maxLength) => textProblem(text, maxLength) ?? linkProblem(text, 3),
  },
} as const satisfies Record<string, FieldRules>;

type Table = typeof messageFieldTable;
export type MessageField = keyof Table;
/** A message's fields by column, as in a row. */
export type MessageColumns = { [Field in MessageField as Table[Field]["column"]]: string };

export const messageFields = Object.keys(messageFieldTable) as MessageField[];

export const mapMessageFields = <Made>(make: (rules: FieldRules, field: MessageField) => Made) =>
  mapFields<FieldRules, MessageField, Made>(messageFieldTable, make);

export function toMessageColumns(message: ContactMessage): MessageColumns {
  const columns = messageFields.map((field) => [messageFieldTable[field].column, message[field]]);
  return Object.fromEntries(columns) as MessageColumns;
}

export type TypedMessage = Record<MessageField, string>;

export const nothingTyped: TypedMessage = mapMessageFields(() => "");

/** A message ready to store, every field tidied. */
export type ContactMessage = Record<MessageField, string>;

export type MessageProblems = Partial<Record<MessageField, MessageProblem>>;

/** Parses a message, in the browser and again on the server: the message, or what's wrong with each invalid field. */
export function readMessage(typed: TypedMessage) {
  const message: ContactMessage = mapMessageFields(({ tidied = tidy }, field) =>
    tidied(typed[field]),
  );
  const found = mapMessageFields(({ problem, maxLength }, field) =>
    problem(message[field], maxLength),
  );
  const problems = Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem),
  ) as MessageProblems;
  return Object.keys(problems).length > 0 ? { problems } : { message };
}

/** The contact page after a message was received, by its number. */
export function receivedAddress(number: number): string {
  return `${addresses.contact.path}?received=${number}#message`;
}

/** The number in such an address; undefined if it isn't one. */
export function readReceived(query: URLSearchParams): number | undefined {
  const received = query.get("received") ?? "";
  return /^[1-9]\d{3,14}$/.test(received) ? Number(received) : undefined;
}

/** Whether an owner has marked a message as answered. */
export const messageStates = ["unanswered", "answered"] as const;
export type MessageState = (typeof messageStates)[number];
