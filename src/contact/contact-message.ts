import { addresses } from "../addresses.ts";
import {
  type EmailProblem,
  maxAddressLength,
  readEmailAddress,
} from "../platform/email/email-address.ts";
import { linkProblem } from "../platform/text/links.ts";
import {
  lineProblem,
  type NameProblem,
  nameProblem,
  type TextProblem,
  textProblem,
  tidy,
} from "../platform/text/plain-text.ts";
import { mapFields, type StoredField } from "../platform/store/stored-field.ts";

/** Why a field is refused. content/contact.yaml has the sentences for it. */
export type MessageProblem = TextProblem | NameProblem | EmailProblem | "links";

/** The rules for one field of a message. Every field is required. */
type FieldRules = StoredField & {
  type: "text";
  /** Characters (code points) at most. */
  maxLength: number;
  /** What is wrong with a tidy text of at most so many characters. */
  problem: (text: string, maxLength: number) => MessageProblem | undefined;
};

/** What the fields of the first schema have in common. */
const first = { type: "text", since: "0002", inKey: "by position" } as const;

/**
 * The fields of a message to the site, in the order of the form. Its checks and its wording, the table's columns,
 * exports and the key of a message follow from this table.
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
/** A message's fields by their columns, as a row has them. */
export type MessageColumns = { [Field in MessageField as Table[Field]["column"]]: string };

/** The names that the form posts. */
export const messageFields = Object.keys(messageFieldTable) as MessageField[];

/** Maps each field to a value. */
export const mapMessageFields = <Made>(make: (rules: FieldRules, field: MessageField) => Made) =>
  mapFields<FieldRules, MessageField, Made>(messageFieldTable, make);

/** The fields as columns of a row. */
export function toMessageColumns(message: ContactMessage): MessageColumns {
  const columns = messageFields.map((field) => [messageFieldTable[field].column, message[field]]);
  return Object.fromEntries(columns) as MessageColumns;
}

/** What was typed, as it was typed. */
export type TypedMessage = Record<MessageField, string>;

export const nothingTyped: TypedMessage = mapMessageFields(() => "");

/** A message that may be stored, every field tidy. */
export type ContactMessage = Record<MessageField, string>;

export type MessageProblems = Partial<Record<MessageField, MessageProblem>>;

/** Reads a message, in the browser and again on the server: the message, or what is wrong with each refused field. */
export function readMessage(typed: TypedMessage) {
  const message: ContactMessage = mapMessageFields((_, field) => tidy(typed[field]));
  const found = mapMessageFields(({ problem, maxLength }, field) =>
    problem(message[field], maxLength),
  );
  const problems = Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem),
  ) as MessageProblems;
  return Object.keys(problems).length > 0 ? { problems } : { message };
}

/** The path of the contact page that says a message was received, by its number. */
export function receivedAddress(number: number): string {
  return `${addresses.contact.path}?received=${number}#message`;
}

/** The number in such an address; undefined where there is none that could be one. */
export function readReceived(query: URLSearchParams): number | undefined {
  const received = query.get("received") ?? "";
  return /^[1-9]\d{3,14}$/.test(received) ? Number(received) : undefined;
}
