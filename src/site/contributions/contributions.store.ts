// Queries that are the same for every kind of contribution: storing each row once, finding copies of a text, and what
// writers do to their own rows.

import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Insertable, type Kysely, sql } from "kysely";
import { type Act, nothingNamed, performIn, type Place } from "../../platform/acts.ts";
import { DuplicateText } from "../../platform/forms/outcome.ts";
import { pacedSteps } from "../../platform/rounds.ts";
import type { ListWindow } from "../../platform/listing.ts";
import { digest, submissionKey } from "../../platform/store/digest.ts";
import { inCounts, readingOf } from "../../platform/store/reads.ts";
import { newestFirst } from "../../platform/store/lists.ts";
import type { Database } from "../../platform/store/tables.ts";
import { bareLetters, withoutDisguise } from "../../platform/text/visible-text.ts";
import {
  type Kind,
  type NewRow,
  type Sent,
  stateOf,
  type StoredKind,
  type TextKey,
} from "./contribution.ts";
import type { ContributionColumns, ReportColumns } from "./contributions.tables.ts";
import type { HoldReason } from "./hold-reason.ts";
import { dayLength } from "../../platform/today.ts";
import type { FieldKind, FieldKindOf, KindRow, ShownKindRow } from "./kind.ts";

/** A kind's tables, by names that are the same for every kind. */
export interface KindTables {
  rows: ContributionColumns & { subject: string; author: string; text: string; seeded: 0 | 1 };
  reports: ReportColumns & { subject: string; of: string };
}

/** The store with a kind's tables in it, and the names of those tables and their columns. */
export function tableOf(db: Database, { table, columns, reports }: StoredKind) {
  return {
    db: db as unknown as Kysely<KindTables>,
    rows: table as "rows",
    subject: columns.subject as "subject",
    /** Who wrote it or, if that isn't asked, what it's about. */
    author: (columns.author ?? columns.subject) as "author",
    text: columns.text as "text" | undefined,
    seeded: columns.seeded as "seeded" | undefined,
    reports: reports?.table as "reports" | undefined,
    of: reports?.of as "of",
  };
}

/** The tag of a change to a row of a subject. */
export const changeOf = ({ isCounted }: StoredKind, subject: string): string =>
  isCounted ? inCounts(subject) : subject;

/** The key of a text, equal for texts that `withoutDisguise` makes equal. */
export function textKey(given: string): TextKey {
  const { text, isLong } = withoutDisguise(given);
  return { digest: digest(text), isLong };
}

/** The key of a text however it's disguised, equal for texts that `bareLetters` makes equal. */
export const likenessKey = (text: string): string => digest(bareLetters(text));

interface ComparedText {
  /** The text that copies are known by, if its kind has one. */
  text?: string | undefined;
  /** The key of the text, if it's known already. */
  key?: TextKey | undefined;
}

/**
 * The columns that a new row of every kind has.
 */
export const newColumns = (
  { editKey }: Pick<Sent, "editKey">,
  submission_key: string,
  now: number,
  { text, key = text === undefined ? undefined : textKey(text) }: ComparedText = {},
) => ({
  id: randomUUID(),
  created_at: now,
  updated_at: now,
  submission_key,
  text_key: key?.isLong ? key.digest : null,
  likeness_key: text === undefined ? "" : likenessKey(text),
  edit_key: editKey ?? null,
});

/** A row's text; empty if its kind has none. */
export const textIn = ({ columns: { text } }: StoredKind, row: NewRow): string =>
  text === undefined ? "" : String(row[text]);

/** A kind made of fields, as the pipeline takes it. */
export function storedKind<Given extends Sent>(
  kind: FieldKindOf<Given>,
): Kind<Given, { id: string }> & FieldKind {
  const keyOf = (given: Given) => submissionKey(kind.keyParts(given));
  return {
    ...kind,
    keyOf,
    textOf: kind.wordsOf,
    toRow: (given, now, key) => ({
      ...newColumns(given, keyOf(given), now, { text: kind.textField && kind.wordsOf(given), key }),
      ...kind.ownColumns(given),
    }),
    answer: ["id"],
  };
}

/** A row of a kind, and the text of what it's about: null if that's gone, undefined if it's about nothing. */
export type ReadKindRow = KindRow & { asked?: string | null };

function everyRow(db: Database, kind: FieldKind) {
  const { db: kept, rows } = tableOf(db, kind);
  const { parent } = kind;
  return kept
    .selectFrom(rows)
    .selectAll()
    .$castTo<ReadKindRow>()
    .$if(parent !== undefined, (query) =>
      query.select(({ selectFrom }) =>
        selectFrom(`${parent!.kind.table} as parent` as "rows as parent")
          .select(parent!.kind.columns.text as "text")
          .whereRef("parent.id", "=", `${kind.table}.${parent!.by}` as "rows.id")
          .as("asked"),
      ),
    );
}

/** Rows of a kind after the cursor, hidden ones included, newest first. */
export const listOf = (db: Database, kind: FieldKind, window: ListWindow): Promise<ReadKindRow[]> =>
  newestFirst(everyRow(db, kind), window).execute();

/** Those of these rows that are stored, hidden or not. */
export const anyOf = async (
  db: Database,
  kind: FieldKind,
  ids: readonly string[],
): Promise<ReadKindRow[]> =>
  ids.length === 0 ? [] : await everyRow(db, kind).where("id", "in", ids).execute();

/** A row that others are about. */
export interface ParentRow {
  id: string;
  text: string;
  isHidden: boolean;
}

/** What a row is about, hidden or not; null if that's gone, undefined if it's about no other row. */
export async function parentOf(
  db: Database,
  { parent }: FieldKind,
  { typed }: Pick<OwnRow, "typed">,
): Promise<ParentRow | null | undefined> {
  if (!parent) return undefined;
  const { db: kept, rows, text } = tableOf(db, parent.kind);
  const row = await kept
    .selectFrom(rows)
    .select(["id", `${text!} as text`, "hidden_at"])
    .where("id", "=", String(typed[parent.by]))
    .executeTakeFirst();
  return row ? { id: row.id, text: row.text, isHidden: row.hidden_at !== null } : null;
}

/** Whether a text has the form of an id. PostgreSQL rejects NULs. */
export const isContributionId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The visible rows of a kind, and none that's about a hidden one. */
function visibleRows(db: Database, kind: FieldKind) {
  const { db: kept, rows, subject } = tableOf(db, kind);
  const { parent, columns } = kind;
  return kept
    .selectFrom(rows)
    .select(["id", subject, "created_at", "updated_at"])
    .select([...columns.typed, ...(columns.given ?? [])] as "text"[])
    .$castTo<ShownKindRow>()
    .where("hidden_at", "is", null)
    .$if(parent !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom(`${parent!.kind.table} as shown` as "rows as shown")
            .select("shown.id")
            .whereRef("shown.id", "=", `${rows}.${parent!.by}` as "rows.id")
            .where("shown.hidden_at", "is", null),
        ),
      ),
    );
}

/** The newest visible rows of a page. */
export const shownOf = (
  db: Database,
  kind: FieldKind,
  subject: string,
  limit: number,
): Promise<ShownKindRow[]> =>
  readingOf([subject], () =>
    newestFirst(visibleRows(db, kind).where("subject", "=", subject), { limit }).execute(),
  );

/** A visible row. It may be hidden any time, so whatever shows it depends on every change. */
export const shownRow = async (
  db: Database,
  kind: FieldKind,
  id: string,
): Promise<ShownKindRow | undefined> =>
  isContributionId(id)
    ? await visibleRows(db, kind).where("id", "=", id).executeTakeFirst()
    : undefined;

/** Renames a page in rows of these kinds and their reports. Keys stay, so nothing is stored twice under one name. */
export async function moveRows(
  db: Database,
  kinds: readonly StoredKind[],
  from: string,
  to: string,
): Promise<void> {
  for (const kind of kinds) {
    const { db: kept, rows, reports, subject } = tableOf(db, kind);
    for (const table of [rows, ...(reports ? [reports] : [])])
      await kept
        .updateTable(table as "rows")
        .set({ [subject]: to })
        .where(subject, "=", from)
        .execute();
    for (const column of kind.columns.slugs ?? []) {
      const named = sql.ref<string>(column);
      await kept
        .updateTable(rows)
        .set({ [column]: sql`${to} || substr(${named}, ${from.length + 1})` })
        .where(({ or, eb }) => or([eb(named, "=", from), eb(named, "like", `${from}@%`)]))
        .execute();
    }
  }
}

interface HeldColumns {
  hidden_at: number | null;
  held_because: HoldReason | null;
}

/** The columns of a row with or without a reason to hold it. */
export function heldColumns(reason: HoldReason | undefined, now: number): HeldColumns {
  return reason === undefined
    ? { hidden_at: null, held_because: null }
    : { hidden_at: now, held_because: reason };
}

export type Submitted<Answer> = Answer & {
  /** Whether it's held, and no one else sees it yet. */
  isHeld: boolean;
};

/**
 * A stored row by the key of its submission; `submitted` is undefined if the owner has hidden it, even if it's gone
 * since.
 */
export interface Known<Answer> {
  key: string;
  submitted: Submitted<Answer> | undefined;
}

/** The stored rows of these submissions, by their keys. */
export async function known<Given extends Sent, Answer>(
  db: Database,
  kind: Pick<Kind<Given, Answer>, keyof StoredKind | "answer">,
  keys: readonly string[],
): Promise<Map<string, Known<Answer>>> {
  if (keys.length === 0) return new Map();
  const { db: kept, rows: table } = tableOf(db, kind);
  const rows = await kept
    .selectFrom(table)
    .select([...(kind.answer as readonly "id"[]), "submission_key", "hidden_at", "held_because"])
    .where("submission_key", "in", [...new Set(keys)])
    .execute();
  const stored = rows.map(
    ({ submission_key: key, hidden_at, held_because, ...answer }): [string, Known<Answer>] => {
      const isHidden = stateOf({ hidden_at, held_because }) === "hidden";
      const submitted = { ...(answer as Answer), isHeld: held_because !== null };
      return [key, { key, submitted: isHidden ? undefined : submitted }];
    },
  );
  if (kind.columns.text !== undefined) return new Map(stored);
  const withdrawn = await db
    .selectFrom("withdrawn_texts")
    .select("text_key as key")
    .where("text_key", "in", [...new Set(keys)])
    .execute();
  return new Map([
    ...withdrawn.map(({ key }) => [key, { key, submitted: undefined }] as const),
    ...stored,
  ]);
}

/** Stores rows, all or none; existing ones stay as they are. Returns how many are new. */
export async function insertOnce(
  db: Database,
  table: string,
  rows: readonly { submission_key: string }[],
): Promise<number> {
  // A fixed order of keys, so that two writers of the same rows can't deadlock.
  const inOrder = rows.toSorted((a, b) => (a.submission_key < b.submission_key ? -1 : 1));
  const { numInsertedOrUpdatedRows } = await (db as unknown as Kysely<KindTables>)
    .insertInto(table as "rows")
    .values(inOrder as unknown as Insertable<KindTables["rows"]>[])
    .onConflict((conflict) => conflict.column("submission_key").doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

export interface SubjectText {
  subject: string;
  key: TextKey;
}

/** How long a text is remembered, in milliseconds: thirty days. */
const duplicateMemory = 30 * dayLength;

/** Whether two of these texts are the same long one. */
export function repeatsItself(texts: readonly SubjectText[]): boolean {
  const long = texts.flatMap(({ key }) => (key.isLong ? key.digest : []));
  return new Set(long).size < long.length;
}

/** Which rows are no copies of a text: the one that is edited, or those of the same submission. */
interface OwnRows {
  column: "id" | "submission_key";
  values: readonly string[];
}

/**
 * Whether one of these texts is a copy: a long text of another row from the last month, or the text of one hidden on
 * the same page, however short and old. A held row doesn't count as hidden.
 * @param now epoch milliseconds
 * @param own rows to ignore, in the store already or not
 */
export async function hasDuplicates(
  db: Database,
  kind: StoredKind,
  texts: readonly SubjectText[],
  now: number,
  own: OwnRows,
): Promise<boolean> {
  if (texts.length === 0) return false;
  return (
    (await hasRecentDuplicates(db, kind, texts, now, own)) ||
    (await hasHiddenDuplicates(db, kind, texts)) ||
    (await wereWithdrawn(db, texts))
  );
}

async function hasRecentDuplicates(
  db: Database,
  kind: StoredKind,
  texts: readonly SubjectText[],
  now: number,
  own: OwnRows,
): Promise<boolean> {
  const keys = [...new Set(texts.flatMap(({ key }) => (key.isLong ? key.digest : [])))];
  if (keys.length === 0) return false;
  const { db: kept, rows } = tableOf(db, kind);
  const copied = await kept
    .selectFrom(rows)
    .select("text_key")
    .where("text_key", "in", keys)
    .where("created_at", ">", now - duplicateMemory)
    .where(own.column, "not in", own.values)
    .limit(1)
    .executeTakeFirst();
  return copied !== undefined;
}

async function hasHiddenDuplicates(
  db: Database,
  kind: StoredKind,
  texts: readonly SubjectText[],
): Promise<boolean> {
  const { db: kept, rows, subject } = tableOf(db, kind);
  const copied = await kept
    .selectFrom(rows)
    .select("id")
    .where("hidden_at", "is not", null)
    .where("held_because", "is", null)
    .where("text_key", "is not", null)
    .where((builder) => isOneOf(builder, subject, texts))
    .limit(1)
    .executeTakeFirst();
  return copied !== undefined;
}

/** Whether one of the texts was hidden on its page when its writer withdrew it. */
async function wereWithdrawn(db: Database, texts: readonly SubjectText[]): Promise<boolean> {
  const withdrawn = await db
    .selectFrom("withdrawn_texts")
    .select("text_key")
    .where((builder) => isOneOf(builder, "paddle_name", texts))
    .limit(1)
    .executeTakeFirst();
  return withdrawn !== undefined;
}

/** Matches rows with the page and text of one of these. */
function isOneOf<Tables, Table extends keyof Tables>(
  builder: ExpressionBuilder<Tables, Table>,
  column: string,
  texts: readonly SubjectText[],
) {
  const { or, and, eb } = builder as unknown as ExpressionBuilder<KindTables, "rows">;
  const bySubject = Map.groupBy(texts, ({ subject }) => subject);
  return or(
    [...bySubject].map(([subject, ofSubject]) =>
      and([
        eb(column as "subject", "=", subject),
        eb(
          "text_key",
          "in",
          ofSubject.map(({ key }) => key.digest),
        ),
      ]),
    ),
  );
}

/** How many rows get keys in a step. */
const batch = 100;

/**
 * Computes keys for rows from before `likeness_key` existed, in small steps with rests between them.
 * @param stopped ends it after a step
 * @returns how many got one
 */
export async function fillLikenessKeys(
  db: Database,
  kind: StoredKind,
  stopped = () => false,
): Promise<number> {
  const { db: kept, rows: table, text } = tableOf(db, kind);
  if (text === undefined) return 0;
  const stepIsDone = pacedSteps();
  for (let filled = 0; ;) {
    const rows = await kept
      .selectFrom(table)
      .select(["id", `${text} as text`])
      .where("likeness_key", "=", "")
      .limit(batch)
      .execute();
    for (const row of rows)
      await kept
        .updateTable(table)
        .set({ likeness_key: likenessKey(row.text) })
        .where("id", "=", row.id)
        // Its writer may edit it meanwhile.
        .where("likeness_key", "=", "")
        .execute();
    filled += rows.length;
    if (rows.length < batch || stopped()) return filled;
    await stepIsDone();
  }
}

export interface OwnRow {
  id: string;
  subject: string;
  /** What its writer typed, what acts have changed and what it's about, by column. */
  typed: Readonly<Record<string, unknown>>;
  /** In epoch milliseconds. */
  writtenAt: number;
  /** In epoch milliseconds; undefined if never. */
  editedAt: number | undefined;
  isHidden: boolean;
  /** Why it's held; null if it isn't. */
  heldBecause: HoldReason | null;
}

/** The row of a key, hidden or not. @param editKey the key's hash */
export async function ownRow(
  db: Database,
  kind: StoredKind,
  editKey: string,
): Promise<OwnRow | undefined> {
  const { db: kept, rows, subject } = tableOf(db, kind);
  const row = await kept
    .selectFrom(rows)
    .select(["id", `${subject} as subject`, ...(kind.columns.typed as readonly "text"[])])
    .select((kind.columns.acted ?? []) as readonly "text"[])
    .select((kind.columns.given ?? []) as readonly "text"[])
    .select(["created_at", "updated_at", "hidden_at", "held_because"])
    .where("edit_key", "=", editKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, created_at, updated_at, held_because, hidden_at: _hidden, ...more } = row;
  return {
    id,
    subject: more.subject,
    typed: more,
    writtenAt: created_at,
    editedAt: updated_at > created_at ? updated_at : undefined,
    isHidden: stateOf(row) === "hidden",
    heldBecause: held_because,
  };
}

/** The result of editing; 'held' if the new version waits for the owner. A hidden one stays as it is. */
export type Rewritten = "edited" | "held" | "unchanged" | "hidden" | "gone";

interface Rewriting {
  /** As a new one would be stored. */
  row: NewRow;
  /** Why the new version is held, if it is. */
  reason: HoldReason | undefined;
  /** In epoch milliseconds. */
  now: number;
}

/**
 * Updates a row with its writer's changes; its id, date and key stay. A held one stays held, and an approved one loses
 * its approval. Part of a transaction.
 * @throws DuplicateText if another row has the same words
 */
export async function rewrite(
  db: Database,
  kind: StoredKind,
  editKey: string,
  { row, reason, now }: Rewriting,
): Promise<Rewritten> {
  const { id: _id, created_at: _at, edit_key: _key, ...changed } = row;
  const { db: kept, rows } = tableOf(db, kind);
  const others = await known(db, { ...kind, answer: ["id"] }, [row.submission_key]);
  const own = await kept
    .selectFrom(rows)
    .select(["submission_key", "hidden_at", "held_because", "created_at"])
    .where("edit_key", "=", editKey)
    .executeTakeFirst();
  if (!own) return "gone";
  if (stateOf(own) === "hidden") return "hidden";
  if (own.submission_key === row.submission_key) return "unchanged";
  if (others.size > 0) throw new DuplicateText();
  // Later than its date even if the clock was set back: pages use that to tell that it was edited.
  const updated_at = Math.max(now, own.created_at + 1);
  const held = heldColumns(reason ?? own.held_because ?? undefined, own.hidden_at ?? now);
  const { numUpdatedRows } = await kept
    .updateTable(rows)
    .set({ ...changed, ...held, approved_at: null, updated_at })
    .where("edit_key", "=", editKey)
    // The owner may hide or approve it meanwhile.
    .where("hidden_at", own.hidden_at === null ? "is" : "=", own.hidden_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return "hidden";
  return held.held_because === null ? "edited" : "held";
}

/**
 * Deletes a row for its writer, with its reports; the log only says that this was done. The text of a hidden one stays
 * out, by its hash; without a text, the same submission does.
 */
export const withdrawal = (kind: StoredKind): Act<{ editKey: string }> => ({
  name: `${kind.name} withdraw`,
  may: "moderator",
  about: `Withdraw a ${kind.noun}, as its writer`,
  example: "",
  notOn: {
    commandLine: "Only its writer can, with the private link.",
    console: "Only its writer can, with the private link.",
  },
  done: "Withdrawn",
  why: "its writer withdrew it",
  async run({ db, editKey }, _, { now }) {
    const { db: kept, rows, subject, text, reports, of } = tableOf(db, kind);
    const row = await kept
      .deleteFrom(rows)
      .where("edit_key", "=", editKey)
      .returning(["id", `${subject} as subject`, "hidden_at", "held_because", "submission_key"])
      .returning(`${text ?? subject} as text`)
      .executeTakeFirst();
    if (!row) return { done: [] };
    if (reports) await kept.deleteFrom(reports).where(of, "=", row.id).execute();
    if (stateOf(row) === "hidden")
      await db
        .insertInto("withdrawn_texts")
        .values({
          paddle_name: row.subject,
          text_key: text === undefined ? row.submission_key : textKey(row.text).digest,
          withdrawn_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return { done: [{ id: row.id, subject: changeOf(kind, row.subject) }] };
  },
});

/**
 * Deletes a row for its writer. Part of a transaction.
 * @param now epoch milliseconds
 * @returns the tag of the change; undefined if there is no row with the key
 */
export async function withdraw(
  on: Place,
  kind: StoredKind,
  editKey: string,
  now: number,
): Promise<string | undefined> {
  const note = { reason: "", now, by: "its writer", role: "moderator" } as const;
  const asked = { ...nothingNamed, ready: undefined };
  const { done } = await performIn({ ...on, editKey }, withdrawal(kind), asked, note);
  return done[0]?.subject;
}
