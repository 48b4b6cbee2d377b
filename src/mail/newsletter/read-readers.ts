// Reads a list of readers that Ghost, Mailchimp, beehiiv or another service exported: who agreed to get the newsletter,
// and when. Loaded on demand: it needs what reads spreadsheets.

import {
  type EmailAddress,
  readEmailAddress,
  tidyAddress,
} from "../../platform/email/email-address.ts";
import {
  sheetField,
  type FoundColumn,
  readHeadings,
  readValue,
  type SheetField,
} from "../../platform/sheets/columns.ts";
import { fromNeutral, type Sheet, type SheetCell } from "../../platform/sheets/sheet.ts";
import { dayAt } from "../../platform/today.ts";

/** A row of a list: a reader who agreed, or why it isn't brought. */
export type ListedReader = { row: number } & (
  | { email: EmailAddress; agreedAt: number; agreed: string; why?: undefined }
  | { why: "wrong" | "not subscribed there"; says: string }
);

/** Its columns, by the headings that these services give them. */
export const readerFields: readonly SheetField[] = [
  sheetField("email", "Email", "text", "email address, e-mail, e-mail address, subscriber email"),
  sheetField(
    "confirmed",
    "Confirmed",
    "text",
    "CONFIRM_TIME, confirmedAt, confirmed at, opt-in confirmed at",
  ),
  sheetField(
    "signedUp",
    "Signed up",
    "text",
    "OPTIN_TIME, signedUpAt, created_at, subscribed_at, subscription date, subscribe date, " +
      "date subscribed, date added, created, joined",
  ),
  sheetField("state", "State", "text", "status, subscribed_to_emails, subscribed"),
  sheetField(
    "left",
    "Unsubscribed",
    "text",
    "UNSUB_TIME, unsubscribedAt, unsubscribed_at, deleted_at",
  ),
  sheetField("bounced", "Bounced", "text", "CLEAN_TIME, bouncedAt, bounced_at, suppressed_at"),
];

/** What services write of someone who gets their emails. */
const subscribed = new Set(["active", "subscribed", "confirmed", "true", "yes", "1"]);

/** Cells of a column for a time that say there is none. */
const noTime = /^(?:|0|-|n\/a|null|none|never|0000-00-00.*)$/i;

const textOf = (cell: SheetCell | undefined): string => {
  if (cell === undefined) return "";
  if (typeof cell === "object") return "date" in cell ? cell.date : "";
  return fromNeutral(String(cell).trim());
};

/**
 * The time that a cell says, in epoch milliseconds, or what's wrong with it. Without a zone it's UTC, as these services
 * write it.
 */
function readTime(cell: SheetCell, today: string): { at: number } | { wrong: string } {
  const read = readValue(cell, { kind: { is: "date", of: "day" }, unit: undefined }, today);
  if (read === undefined) return { wrong: "says no date" };
  if ("wrong" in read) return read;
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?(?:\.\d+)?) ?(Z|UTC|[+-]\d\d:?\d\d)?$/.exec(
      textOf(cell),
    ) ?? [];
  const exact =
    day === undefined
      ? Number.NaN
      : Date.parse(`${day}T${time}${zone?.replace("UTC", "Z") ?? "Z"}`);
  return { at: Number.isNaN(exact) ? Date.parse(String(read.value)) : exact };
}

/**
 * Reads such a list.
 * @param now epoch milliseconds
 * @returns its rows; or, in `mistakes`, why none is read
 */
export function readReaders(
  { rows, notes }: Sheet,
  now: number,
): { readers: readonly ListedReader[]; mistakes: readonly string[]; notes: readonly string[] } {
  const [headings, ...others] = rows;
  const { columns, mistakes } = readHeadings(headings!, readerFields);
  const columnOf = (field: string) => columns.find((each) => each.field.field === field);
  const [email, ...dates] = ["email", "confirmed", "signedUp"].map(columnOf);
  const missing = [
    ...(email ? [] : ["No column has the heading Email, so nothing was read."]),
    ...(dates.some(Boolean)
      ? []
      : [
          "No column says when people signed up (created_at, OPTIN_TIME, Signed up): without it, nobody can show that they agreed. Nothing was read.",
        ]),
  ];
  if (mistakes.length > 0 || missing.length > 0)
    return { readers: [], mistakes: [...mistakes, ...missing], notes };
  const readers = others.map(({ row, cells }): ListedReader => {
    const cell = (column: FoundColumn | undefined) => column && cells[column.index];
    const typed = textOf(cell(email));
    const wrong = (says: string) => ({ row, why: "wrong" as const, says: `Row ${row}: ${says}` });
    const { email: address } = readEmailAddress(typed);
    if (!address)
      return wrong(
        typed === "" ? "there's no address." : `"${tidyAddress(typed)}" is not an email address.`,
      );
    const gone = (says: string) => ({
      row,
      why: "not subscribed there" as const,
      says: `Row ${row}: ${address.address} ${says}`,
    });
    const state = textOf(cell(columnOf("state")));
    if (state !== "" && !subscribed.has(state.toLowerCase()))
      return gone(`isn't subscribed there: "${state}".`);
    for (const [field, says] of [
      ["left", "has unsubscribed there."],
      ["bounced", "takes no email: it bounced there."],
    ] as const)
      if (!noTime.test(textOf(cell(columnOf(field))))) return gone(says);
    const agreed = dates.find((column) => column && !noTime.test(textOf(cell(column))));
    if (!agreed) return wrong(`nothing says when ${address.address} signed up.`);
    const time = readTime(cell(agreed)!, dayAt(now));
    if ("wrong" in time) return wrong(`${agreed.written}: ${time.wrong}`);
    const said = textOf(cell(agreed));
    return {
      row,
      email: address,
      agreedAt: Math.min(time.at, now),
      agreed: `${agreed.written} ${said}`,
    };
  });
  return { readers, mistakes: [], notes };
}
