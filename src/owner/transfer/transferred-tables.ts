// What an export contains: every table and column is listed here, either as exported or with the reason why not, and
// leaving one out is a type error.

import type { Selectable } from "kysely";
import { messageFieldTable } from "../../contact/contact-message.ts";
import { mailboxKey } from "../../platform/email/email-address.ts";
import { reviewFieldTable } from "../../reviews/review.ts";
import { likenessKey } from "../../contributions/contributions.store.ts";
import type { StoredField } from "../../platform/store/stored-field.ts";
import { reviewBits } from "../../reviews/themes/opinions.ts";
import type { MigrationNumber } from "../../platform/store/migrate.ts";
import type { Tables } from "../../platform/store/tables.ts";

/**
 * Exports of earlier schemas may lack a 'count', which then starts at 0, or a 'text or missing', which starts empty.
 */
export type ColumnKind = `${"text" | "number"}${"" | " or null"}` | "text or missing" | "count";

export type TransferredRow = Record<string, string | number | null>;

/** Computes a column from the others in its row, for exports that lack it: all but those for the same site. */
type Follows = (row: TransferredRow) => string | number;

type Migrated = (row: TransferredRow) => TransferredRow | undefined;

/** The possible kinds of a column in an export. */
type KindOf<Value> = null extends Value
  ? NonNullable<Value> extends string
    ? "text or null"
    : "number or null"
  : [Value] extends [string]
    ? "text" | "text or missing"
    : "number" | "count";

interface Transfer<Row> {
  /** The column that rows are ordered by, or several. */
  key: keyof Row | readonly (keyof Row)[];
  /** An identity column. */
  counter?: keyof Row;
  /** Whether only an export for the same site has it. */
  isOfSite?: true;
  /** Columns that exports of earlier schemas have, and that aren't imported. */
  gone?: readonly string[];
  /** What a migration makes of a row of an earlier schema; undefined if it deletes it. */
  migrated?: Migrated;
  columns: { readonly [Column in keyof Row]: KindOf<Row[Column]> | Follows };
}

type FieldTable = Readonly<Record<string, StoredField & { since: MigrationNumber }>>;

type FieldColumns<Table extends FieldTable> = {
  [Field in keyof Table as Table[Field]["column"]]: Table[Field]["type"] extends "number"
    ? "number" | "count"
    : "text" | "text or missing";
};

/** The columns of a record's fields. A field whose migration isn't in the list is a type error. */
function fieldColumns<Table extends FieldTable>(table: Table): FieldColumns<Table> {
  const fields = Object.values(table);
  const [first] = fields.map(({ since }) => since).toSorted();
  const later = { text: "text or missing", number: "count" } as const;
  const columns = fields.map(({ column, type, since }) => [
    column,
    since === first ? type : later[type],
  ]);
  return Object.fromEntries(columns) as FieldColumns<Table>;
}

/** Why an export leaves out a table. Backups leave some of them out too: see `leftOutOfBackups`. */
type LeftBehind = "made again" | "kept for a day" | "signs someone in";

/** What every kind of contribution has, in two places of an export's order. @param text the column of its text */
export const contributionColumns = (text: string) =>
  ({
    state: {
      hidden_at: "number or null",
      held_because: "text or null",
      approved_at: "number or null",
    },
    keys: {
      submission_key: "text",
      text_key: "text or null",
      likeness_key: (row: TransferredRow) => likenessKey(String(row[text])),
    },
  }) as const;
const ofReviews = contributionColumns("review_text");
const ofQuestions = contributionColumns("question");
const ofAnswers = contributionColumns("answer");
/** A kind without a text has nothing to compute its likeness of. */
const withoutText = { ...ofReviews.keys, likeness_key: "text" } as const;

/** What the reports of every kind have. */
export const reportColumns = {
  reason: "text",
  details: "text",
  created_at: "number",
  // Another site than the one that the export is from doesn't email them.
  told_at: (row: TransferredRow) => Number(row["created_at"]),
  submission_key: "text",
} as const;

/** An address that nobody had confirmed. */
const gone = ["email"];

/** Every table and every column, in the order of an export: a missing one is a type error. */
const transfers: {
  readonly [Name in keyof Tables]: Transfer<Selectable<Tables[Name]>> | LeftBehind;
} = {
  seedings: { key: "paddle_name", columns: { paddle_name: "text", seeded_at: "number" } },
  paddle_reviews: {
    key: "id",
    columns: {
      id: "text",
      paddle_name: "text",
      ...fieldColumns(reviewFieldTable),
      created_at: "number",
      updated_at: "number",
      is_sample: "number",
      ...ofReviews.state,
      dupr_level: "number",
      ...ofReviews.keys,
      helpful: "count",
      themes: (row) =>
        reviewBits({
          review_text: String(row["review_text"]),
          liked: String(row["liked"] ?? ""),
          disliked: String(row["disliked"] ?? ""),
          is_sample: Number(row["is_sample"]),
        }),
      edit_key: "text or null",
      answer: "text or missing",
      answered_at: "number or null",
      asked: "count",
      aged_3: "text or missing",
      again_3: "text or missing",
      aged_3_at: "number or null",
      aged_12: "text or missing",
      again_12: "text or missing",
      aged_12_at: "number or null",
    },
  },
  blocked_words: { key: "word", columns: { word: "text", blocked_at: "number" } },
  hold_orders: { key: "kind", columns: { kind: "text", until: "number" } },
  content_revisions: {
    key: "id",
    columns: {
      id: "text",
      path: "text",
      text: "text or null",
      state: "text",
      base: "text",
      file: "text",
      person: "text",
      email: "text",
      saved_at: "number",
      published_at: "number or null",
      publish_at: "number or null",
      note: "text",
      batch: "text or null",
    },
  },
  content_pictures: {
    key: "source",
    columns: {
      source: "text",
      file: "text or null",
      picture: "text or null",
      width: "number",
      height: "number",
      color: "text",
      bytes: "number",
      refused: "text or null",
      made_at: "number",
    },
  },
  content_version: "made again",
  withdrawn_texts: {
    key: "text_key",
    columns: { paddle_name: "text", text_key: "text", withdrawn_at: "number" },
  },
  review_reports: {
    key: "id",
    columns: {
      id: "text",
      paddle_name: "text",
      review_id: "text",
      ...reportColumns,
    },
  },
  // After their reviews: a photo without one isn't stored.
  review_photos: {
    key: "id",
    columns: {
      id: "text",
      subject: "text",
      review_id: "text",
      place: "number",
      picture: "text",
      width: "number",
      height: "number",
      color: "text",
      bytes: "number",
      created_at: "number",
      updated_at: "number",
      ...ofReviews.state,
      ...withoutText,
      edit_key: "text or null",
    },
  },
  review_photos_reports: {
    key: "id",
    columns: { id: "text", subject: "text", of_id: "text", ...reportColumns },
  },
  paddle_requests: {
    key: "id",
    gone,
    columns: {
      id: "text",
      subject: "text",
      name: "text",
      brand: "text",
      link: "text",
      page: "text or null",
      created_at: "number",
      updated_at: "number",
      ...ofReviews.state,
      ...withoutText,
      edit_key: "text or null",
    },
  },
  fact_corrections: {
    key: "id",
    gone,
    columns: {
      id: "text",
      subject: "text",
      fact: "text",
      value: "text",
      source: "text",
      entry: "text or null",
      drafted_at: "number or null",
      created_at: "number",
      updated_at: "number",
      ...ofReviews.state,
      ...withoutText,
      edit_key: "text or null",
    },
  },
  paddle_questions: {
    key: "id",
    gone,
    columns: {
      id: "text",
      subject: "text",
      first_name: "text",
      question: "text",
      created_at: "number",
      updated_at: "number",
      ...ofQuestions.state,
      ...ofQuestions.keys,
      edit_key: "text or null",
    },
  },
  paddle_questions_reports: {
    key: "id",
    columns: { id: "text", subject: "text", of_id: "text", ...reportColumns },
  },
  paddle_answers: {
    key: "id",
    columns: {
      id: "text",
      subject: "text",
      question_id: "text",
      first_name: "text",
      dupr_rating: "text",
      dupr_level: "number",
      played_for: "text",
      answer: "text",
      created_at: "number",
      updated_at: "number",
      ...ofAnswers.state,
      ...ofAnswers.keys,
      edit_key: "text or null",
    },
  },
  paddle_answers_reports: {
    key: "id",
    columns: { id: "text", subject: "text", of_id: "text", ...reportColumns },
  },
  owner_acts: {
    key: "id",
    columns: {
      id: "text",
      act: "text",
      target: "text",
      reason: "text",
      done_at: "number",
      actor: "text or missing",
    },
  },
  messages: {
    key: "id",
    counter: "number",
    columns: {
      number: "number",
      id: "text",
      ...fieldColumns(messageFieldTable),
      created_at: "number",
      submission_key: "text",
      answered_at: "number or null",
    },
  },
  subscribers: {
    // An address may have several rows.
    key: "unsubscribe_key",
    columns: {
      email_key: "text",
      subject: "text or missing",
      email: "text",
      state: "text",
      created_at: "number",
      updated_at: "number",
      confirmed_at: "number or null",
      unsubscribed_at: "number or null",
      mailed_at: "number or null",
      mails: "number",
      told_through: "count",
      told: "text or missing",
      unsubscribe_key: "text",
      mailbox_key: ({ email_key }) => mailboxKey(String(email_key)),
    },
  },
  confirmations: {
    key: "token_hash",
    columns: {
      token_hash: "text",
      email_key: "text",
      subject: "text or missing",
      expires_at: "number",
    },
  },
  newsletter_issues: {
    key: "date",
    // Migration 0031: it's an address.
    migrated: (row) => (row["queued_at"] === null ? row : { ...row, queued_through: "" }),
    columns: {
      date: "text",
      subject: "text",
      content: "text",
      html: "text",
      text: "text",
      key_placeholder: "text or null",
      created_at: "number",
      queued_through: "text",
      recipients: "number",
      queued_at: "number or null",
    },
  },
  newsletter_draft: {
    key: "id",
    columns: {
      id: "text",
      intro: "text",
      chosen: "text or null",
      articles: "text or null",
      subject: "text or missing",
      pick: "text or null",
      weekday: "number or null",
      hour: "number or null",
    },
  },
  page_views: {
    key: ["week", "page"],
    columns: { week: "number", page: "text", views: "number", visits: "number" },
  },
  secrets: { key: "name", columns: { name: "text", secret: "text" } },
  outbox: {
    key: "id",
    // Migration 0031: nobody had confirmed that they want it.
    migrated: (row) =>
      row["kind"] === "answer" && row["email_key"] === null && row["state"] !== "delivered"
        ? undefined
        : row,
    columns: {
      id: "text",
      kind: "text",
      recipient: "text",
      content: "text or null",
      issue_date: "text or null",
      email_key: "text or null",
      subject: "text or missing",
      written_after: "number or null",
      written_through: "number or null",
      state: "text",
      attempts: "number",
      due_at: "number",
      last_error: "text or null",
      created_at: "number",
      ended_at: "number or null",
    },
  },
  review_totals: "made again",
  theme_totals: "made again",
  theme_rules: "made again",
  ball_totals: "made again",
  weekly_rounds: { key: "name", isOfSite: true, columns: { name: "text", through: "number" } },
  accepted_posts: "kept for a day",
  daily_salts: "kept for a day",
  helpful_votes: "kept for a day",
  undoable_acts: "kept for a day",
  console_links: "signs someone in",
  console_sessions: "signs someone in",
  console_challenges: "signs someone in",
  // Included in backups: otherwise the owner couldn't sign in after a restore while email doesn't work.
  console_passkeys: {
    key: "id",
    isOfSite: true,
    columns: {
      id: "text",
      person: "text",
      name: "text",
      public_key: "text",
      counter: "number",
      transports: "text",
      created_at: "number",
      used_at: "number or null",
    },
  },
};

export interface TransferredTable {
  name: string;
  /** The columns that rows are ordered by. */
  key: readonly string[];
  columns: Readonly<Record<string, ColumnKind>>;
  /** An identity column. */
  counter: string | undefined;
  /** Whether only an export for the same site has it. */
  isOfSite: boolean;
  /** Columns computed from the others in their row. */
  follows: Readonly<Record<string, Follows>>;
  /** Columns of earlier exports that aren't imported. */
  gone: readonly string[];
  migrated: Migrated;
}

const tables = Object.entries(transfers) as [
  keyof Tables,
  Transfer<Record<string, string>> | LeftBehind,
][];

/** All permanent data, in the order of an export. */
export const transferredTables: readonly TransferredTable[] = tables.flatMap(([name, transfer]) =>
  typeof transfer === "string" ? [] : [transferredTable(name, transfer)],
);

/** A table as exports and imports read it. */
export function transferredTable(
  name: string,
  given: {
    key: string | readonly string[];
    counter?: string;
    isOfSite?: boolean;
    gone?: readonly string[];
    migrated?: Migrated;
    columns: Readonly<Record<string, ColumnKind | Follows>>;
  },
): TransferredTable {
  const columns: Record<string, ColumnKind> = {};
  const follows: Record<string, Follows> = {};
  for (const [column, kind] of Object.entries(given.columns))
    if (typeof kind === "function") follows[column] = kind;
    else columns[column] = kind;
  const { key, counter, isOfSite = false, gone: left = [], migrated = (row) => row } = given;
  return { name, key: [key].flat(), columns, counter, isOfSite, follows, gone: left, migrated };
}

/** The tables that an export leaves out, and why. */
export const leftBehind: ReadonlyMap<string, LeftBehind> = new Map(
  tables.flatMap(([name, transfer]) => (typeof transfer === "string" ? [[name, transfer]] : [])),
);

/**
 * The tables whose rows a backup leaves out. With the day's salts and hashes, anyone who has the file could try network
 * addresses until one matches. A session that was ended would be back after a restore.
 */
export const leftOutOfBackups: readonly string[] = [...leftBehind]
  .filter(([, why]) => why === "kept for a day" || why === "signs someone in")
  .map(([table]) => table);
