// What an export contains: every table and column of the schema, unless it's named here with the reason why not. A new
// table or column needs nothing here.

import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { likenessKey } from "../../../site/contributions/contributions.store.ts";
import { mailboxKey } from "../../../platform/email/email-address.ts";
import { migrate } from "../../../platform/store/migrate.ts";
import { NodeSqliteDialect } from "../../../platform/store/sqlite-dialect.ts";
import type { Database, Tables } from "../../../platform/store/tables.ts";

/**
 * Exports of earlier schemas may lack a column that has a default: a 'count', which then starts at 0, or a 'text or
 * missing', which starts empty.
 */
export type ColumnKind = `${"text" | "number"}${"" | " or null"}` | "text or missing" | "count";

export type TransferredRow = Record<string, string | number | null>;

/** Computes a column from the others in its row, for exports that lack it: all but those for the same site. */
type Follows = (row: TransferredRow) => string | number;

/** What a migration made of a row of an earlier schema; undefined if it deleted it. */
type Migrated = (row: TransferredRow) => TransferredRow | undefined;

/** Why an export leaves out a table. Backups leave some of them out too: see `leftOutOfBackups`. */
type LeftBehind = "made again" | "kept for a day" | "signs someone in";

/** The tables that an export leaves out, and why. */
export const leftBehind: ReadonlyMap<string, LeftBehind> = new Map<keyof Tables, LeftBehind>([
  ["content_version", "made again"],
  ["review_totals", "made again"],
  ["review_themes", "made again"],
  ["theme_totals", "made again"],
  ["ball_totals", "made again"],
  ["watched_hosts", "made again"],
  ["accepted_posts", "kept for a day"],
  ["daily_salts", "kept for a day"],
  ["helpful_votes", "kept for a day"],
  ["undoable_acts", "kept for a day"],
  ["console_links", "signs someone in"],
  ["console_sessions", "signs someone in"],
  ["console_challenges", "signs someone in"],
]);

/**
 * What only an export for the same site has. Without passkeys, its owner couldn't sign in while email doesn't work; without
 * known facts, what changes in the data meanwhile would go unnoticed.
 */
const ofSite: ReadonlySet<string> = new Set<keyof Tables>([
  "weekly_rounds",
  "console_passkeys",
  "watched_pages",
  "proposals",
  "known_facts",
]);

const likenessOf =
  (text: string): Follows =>
  (row) =>
    likenessKey(String(row[text]));

/**
 * Columns of earlier exports that aren't imported: an address that nobody had confirmed (migration 0031), and what was
 * read in a text (0032).
 */
const gone: ReadonlyMap<string, readonly string[]> = new Map<keyof Tables, readonly string[]>([
  ["paddle_reviews", ["themes"]],
  ["paddle_requests", ["email"]],
  ["fact_corrections", ["email"]],
  ["paddle_questions", ["email"]],
]);

/** What migration 0031 made of rows. */
const migrated: ReadonlyMap<string, Migrated> = new Map<keyof Tables, Migrated>([
  // It's an address.
  [
    "newsletter_issues",
    (row) => (row["queued_at"] === null ? row : { ...row, queued_through: "" }),
  ],
  // Nobody had confirmed that they want it.
  [
    "outbox",
    (row) =>
      row["kind"] === "answer" && row["email_key"] === null && row["state"] !== "delivered"
        ? undefined
        : row,
  ],
]);

/** The column of a kind's text, by its table. */
const texts: ReadonlyMap<string, string> = new Map<keyof Tables, string>([
  ["paddle_reviews", "review_text"],
  ["paddle_questions", "question"],
  ["paddle_answers", "answer"],
]);

/** The columns that follow from the others. @param text the column of its text, if it has one */
function followsOf(table: string, text: string | undefined): Record<string, Follows> {
  if (text !== undefined) return { likeness_key: likenessOf(text) };
  if (table === "subscribers")
    return { mailbox_key: ({ email_key }) => mailboxKey(String(email_key)) };
  // Another site than the one that the export is from doesn't email them.
  return table.endsWith("_reports") ? { told_at: (row) => Number(row["created_at"]) } : {};
}

export interface TransferredTable {
  name: string;
  /** The columns that rows are ordered by. */
  key: readonly string[];
  columns: Readonly<Record<string, ColumnKind>>;
  /** A column that counts by itself. */
  counter: string | undefined;
  /** Whether only an export for the same site has it. */
  isOfSite: boolean;
  /** Columns computed from the others in their row. */
  follows: Readonly<Record<string, Follows>>;
  /** Columns of earlier exports that aren't imported. */
  gone: readonly string[];
  migrated: Migrated;
}

interface Column {
  name: string;
  type: string;
  notnull: 0 | 1;
  /** SQL. */
  dflt_value: string | null;
  /** Its place in the key, from 1. */
  pk: number;
}

function kindOf({ type, notnull, dflt_value: usual, pk }: Column): ColumnKind {
  const is = type.toLowerCase() === "text" ? "text" : "number";
  if (notnull === 0 && pk === 0) return `${is} or null`;
  if (usual === null) return is;
  return is === "text" ? "text or missing" : "count";
}

/**
 * The tables of an SQLite store that an export has, in the order in which they were made.
 * @param textOf the columns of kinds' texts, by table
 */
export async function readTables(
  db: Database,
  textOf: ReadonlyMap<string, string> = texts,
): Promise<TransferredTable[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
    and name not like 'kysely%' and name not like 'sqlite%' order by rowid`.execute(db);
  const tables: TransferredTable[] = [];
  for (const { name } of rows.filter((each) => !leftBehind.has(each.name))) {
    const found = await sql<Column>`select * from pragma_table_info(${name})`.execute(db);
    const columns = found.rows;
    const follows = followsOf(name, textOf.get(name));
    const keys = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
    tables.push({
      name,
      key: keys.map((column) => column.name),
      counter: keys.find(({ type }) => type.toLowerCase() === "integer" && keys.length === 1)?.name,
      isOfSite: ofSite.has(name),
      gone: gone.get(name) ?? [],
      migrated: migrated.get(name) ?? ((row) => row),
      follows,
      columns: Object.fromEntries(
        columns
          .filter((column) => !Object.hasOwn(follows, column.name))
          .map((column) => [column.name, kindOf(column)]),
      ),
    });
  }
  return tables;
}

/** The tables of this version's schema, as an empty store has them. */
async function readSchema(): Promise<TransferredTable[]> {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(new DatabaseSync(":memory:")) });
  try {
    await migrate(db, "sqlite");
    return await readTables(db);
  } finally {
    await db.destroy();
  }
}

let schema: Promise<readonly TransferredTable[]> | undefined;

/** All permanent data, in the order of an export. It's read from the schema once, when it's first needed. */
export const transferredTables = (): Promise<readonly TransferredTable[]> =>
  (schema ??= readSchema());

/**
 * The tables whose rows a backup leaves out. With the day's salts and hashes, anyone who has the file could try network
 * addresses until one matches. A session that was ended would be back after a restore.
 */
export const leftOutOfBackups: readonly string[] = [...leftBehind]
  .filter(([, why]) => why === "kept for a day" || why === "signs someone in")
  .map(([table]) => table);
