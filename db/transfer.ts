import { type Kysely, type RawBuilder, sql } from "kysely";
import { themeBits } from "../model/themes.ts";
import { type Engine, insertOwnNumbers, readRows, rowsOfJson } from "./dialect.ts";
import type { Tables } from "./tables.ts";

/** A count is a number that an export of an earlier schema does not have yet: it begins at 0. */
export type ColumnKind = "text" | "text or null" | "number" | "number or null" | "count";

/** A table whose rows go from one store to another. */
export interface TransferredTable {
  name: keyof Tables;
  /** The column rows are ordered by. */
  key: string;
  columns: Record<string, ColumnKind>;
  /** The column that counts by itself. */
  counter?: string;
  /** Columns that follow from the others: they are not in an export, and are made anew. */
  follows?: Record<string, (row: TransferredRow) => string | number>;
}

/** All that is kept for good. Totals are counted anew, and what is kept for a day stays behind. */
export const transferredTables: readonly TransferredTable[] = [
  { name: "seedings", key: "paddle_name", columns: { paddle_name: "text", seeded_at: "number" } },
  {
    name: "paddle_reviews",
    key: "id",
    follows: { themes: ({ review_text }) => themeBits(String(review_text)) },
    columns: {
      id: "text",
      paddle_name: "text",
      first_name: "text",
      dupr_rating: "text",
      rating: "number",
      review_text: "text",
      created_at: "number",
      updated_at: "number",
      is_sample: "number",
      hidden_at: "number or null",
      dupr_level: "number",
      submission_key: "text",
      text_key: "text or null",
      helpful: "count",
    },
  },
  {
    name: "review_reports",
    key: "id",
    columns: {
      id: "text",
      paddle_name: "text",
      review_id: "text",
      reason: "text",
      details: "text",
      created_at: "number",
      submission_key: "text",
    },
  },
  {
    name: "owner_acts",
    key: "id",
    columns: { id: "text", act: "text", target: "text", reason: "text", done_at: "number" },
  },
  {
    name: "messages",
    key: "id",
    counter: "number",
    columns: {
      number: "number",
      id: "text",
      first_name: "text",
      last_name: "text",
      email: "text",
      subject: "text",
      message: "text",
      created_at: "number",
      submission_key: "text",
    },
  },
  {
    name: "subscribers",
    key: "email_key",
    columns: {
      email_key: "text",
      email: "text",
      state: "text",
      created_at: "number",
      updated_at: "number",
      confirmed_at: "number or null",
      unsubscribed_at: "number or null",
      mailed_at: "number or null",
      mails: "number",
      unsubscribe_key: "text",
    },
  },
  {
    name: "confirmations",
    key: "token_hash",
    columns: { token_hash: "text", email_key: "text", expires_at: "number" },
  },
  {
    name: "newsletter_issues",
    key: "date",
    columns: {
      date: "text",
      subject: "text",
      content: "text",
      html: "text",
      text: "text",
      created_at: "number",
      queued_through: "text",
      recipients: "number",
      queued_at: "number or null",
    },
  },
  {
    name: "outbox",
    key: "id",
    columns: {
      id: "text",
      kind: "text",
      recipient: "text",
      content: "text or null",
      issue_date: "text or null",
      email_key: "text or null",
      state: "text",
      attempts: "number",
      due_at: "number",
      last_error: "text or null",
      created_at: "number",
      ended_at: "number or null",
    },
  },
];

export type TransferredRow = Record<string, string | number | null>;

const columnList = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(name)));

/** A table's rows in the order of their keys' bytes, a batch at a time. Part of a snapshot: see `readSnapshot`. */
export function rowsOf(
  db: Kysely<Tables>,
  engine: Engine,
  { name, columns, key }: TransferredTable,
): AsyncIterable<TransferredRow[]> {
  const query = sql<TransferredRow>`select ${columnList(Object.keys(columns))} from ${sql.table(name)}`;
  return readRows(db, engine, query, key);
}

/** How many rows a table has. */
export async function countRows(db: Kysely<Tables>, { name }: TransferredTable): Promise<number> {
  const { rows } = await sql<{
    rows: number;
  }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

/**
 * Stores rows as they are; one that is there already stays as it is.
 * @returns how many were stored
 * @throws when the store refuses a row; then none of them is stored
 */
export async function storeRows(
  db: Kysely<Tables>,
  engine: Engine,
  { name, columns, counter, follows = {} }: TransferredTable,
  rows: readonly TransferredRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const names = [...Object.keys(columns), ...Object.keys(follows)];
  const made = Object.entries(follows);
  const whole = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(made.map(([column, make]) => [column, make(row)])),
  }));
  const { numAffectedRows } = await sql`insert into ${sql.table(name)} (${columnList(names)})
    ${counter ? insertOwnNumbers(engine) : sql``}
    ${rowsOfJson(engine, name, names, JSON.stringify(whole))}
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
