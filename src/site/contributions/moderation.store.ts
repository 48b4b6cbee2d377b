// What moderators do to contributions and reports. An act that says one is fine ('approve', 'restore', 'close') must
// name the version that was read: its words, its state and its reports. If any of that has changed since, nothing is
// done, except that one that someone else has hidden or shown meanwhile stays that way.

import { type Selectable, sql } from "kysely";
import { type Act, type Kind, type Place, readVersioned, type Thing } from "../../platform/acts.ts";
import { lockedRows } from "../../platform/store/dialect.ts";
import { digest } from "../../platform/store/digest.ts";
import type { Database } from "../../platform/store/tables.ts";
import { type State, stateOf, type StoredKind } from "./contribution.ts";
import { blockedWords, wordActsOf } from "./hold-reasons.store.ts";
import {
  changeOf,
  insertOnce,
  type KindTables,
  likenessKey,
  tableOf,
  textKey,
} from "./contributions.store.ts";
import { type ListedReport, reportsById, reportsOf } from "./reports.store.ts";

/** A row's state, beside what its writer typed by its columns. */
export type ReadRow = Parameters<typeof stateOf>[0];
type Reports = readonly Pick<ListedReport, "id">[];

const states: readonly State[] = ["shown", "held", "hidden"];

// 128 bits: otherwise a writer with two texts of one version could have the harmless one read and the other one
// approved.
function versionIn({ columns }: StoredKind, row: ReadRow, state: State): string {
  const values = row as unknown as Record<string, unknown>;
  return digest(JSON.stringify([state, ...columns.typed.map((each) => values[each])])).slice(0, 22);
}

/** Identifies everything someone reads of a row: another word or state is another version. */
export const readVersion = (kind: StoredKind, row: ReadRow) => versionIn(kind, row, stateOf(row));

/** The version of a row and its reports, as acts take it. */
export const wholeVersion = (kind: StoredKind, row: ReadRow, reports: Reports) =>
  readVersion(kind, row) + reportsMark(reports);

function reportsMark(reports: Reports): string {
  if (reports.length === 0) return "";
  const ids = reports.map(({ id }) => id).toSorted();
  return `+${digest(ids.join(" ")).slice(0, 8)}`;
}

/**
 * The versions of those of these rows that are as they were at a time, in epoch milliseconds: nobody has changed or
 * reported them since.
 */
export async function versionsAsOf(
  db: Database,
  kind: StoredKind,
  ids: readonly string[],
  time: number,
): Promise<ReadonlyMap<string, string>> {
  const { db: kept, rows: table } = tableOf(db, kind);
  const versions = new Map<string, string>();
  for (let start = 0; start < ids.length; start += batch) {
    const part = ids.slice(start, start + batch);
    const rows = await kept
      .selectFrom(table)
      .select(["id", "hidden_at", "held_because", "created_at", "updated_at"])
      .select(kind.columns.typed as readonly "text"[])
      .where("id", "in", part)
      .execute();
    const reports = Map.groupBy(await reportsOf(db, kind, part), ({ of }) => of);
    for (const row of rows) {
      const open = reports.get(row.id) ?? [];
      const times = [row.created_at, row.updated_at, ...open.map((each) => each.created_at)];
      if (times.every((each) => each <= time)) versions.set(row.id, wholeVersion(kind, row, open));
    }
  }
  return versions;
}

/** How many rows a query names at once. */
const batch = 1000;

/** How the stored row differs from what was read. */
function compare(kind: StoredKind, row: ReadRow, read: string | undefined) {
  const [version] = (read ?? "").split("+");
  const isAsRead = version === readVersion(kind, row);
  const isChanged = !isAsRead && !states.some((state) => versionIn(kind, row, state) === version);
  return { isAsRead, isChanged: read !== undefined && isChanged };
}

/** What would be hidden along with one, itself included. */
export interface Similar {
  ids: string[];
  /** How many of them are visible; the others are held. */
  shown: number;
}

/**
 * Rows with the text of one, however disguised, that aren't hidden yet; of a kind without texts, the one alone.
 * Undefined if no row has the id.
 */
export async function similarTo(
  db: Database,
  kind: StoredKind,
  id: string,
): Promise<Similar | undefined> {
  const { db: kept, rows: table, text, seeded } = tableOf(db, kind);
  const like = await kept
    .selectFrom(table)
    .select([`${text ?? ("id" as "text")} as text`, "likeness_key"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!like) return undefined;
  // The stored key, so that the row itself is included even if more letters count as look-alikes by now.
  const key = like.likeness_key || likenessKey(like.text);
  const rows = await kept
    .selectFrom(table)
    .select(["id", "hidden_at"])
    .where(text ? "likeness_key" : "id", "=", text ? key : id)
    .$if(seeded !== undefined, (query) => query.where(seeded!, "=", 0))
    .where(({ or, eb }) => or([eb("hidden_at", "is", null), eb("held_because", "is not", null)]))
    .orderBy("id")
    .execute();
  const shown = rows.filter(({ hidden_at }) => hidden_at === null).length;
  return { ids: rows.map((row) => row.id), shown };
}

/** A row that needs the owner's decision: a visible one that was reported, or a held one. */
export interface Waiting {
  /** Its kind's name. */
  kind: string;
  subject: string;
  id: string;
}

function waitingOf(db: Database, kind: StoredKind) {
  const { db: kept, rows, reports, subject, of } = tableOf(db, kind);
  const name = sql.lit(kind.name).$castTo<string>().as("kind");
  const held = kept
    .selectFrom(rows)
    .where("held_because", "is not", null)
    .select([name, `${subject} as subject`, sql<string>`id`.as("id"), "created_at as since"])
    .select(sql.lit(1).$castTo<number>().as("is_held"));
  if (!reports) return held;
  return kept
    .selectFrom(reports)
    .leftJoin(rows, `${rows}.id`, `${reports}.${of}`)
    .where(`${rows}.hidden_at`, "is", null)
    .select(({ fn }) => [
      name,
      `${reports}.${subject} as subject`,
      `${reports}.${of} as id`,
      fn.min(`${reports}.created_at`).as("since"),
      sql.lit(0).$castTo<number>().as("is_held"),
    ])
    .groupBy([`${reports}.${subject}`, `${reports}.${of}`])
    .unionAll(held);
}

/** The queue of these kinds. */
const queueOf = (db: Database, [first, ...others]: readonly StoredKind[]) =>
  others.reduce((all, kind) => all.unionAll(waitingOf(db, kind)), waitingOf(db, first!));

/** The rows of these kinds that wait for the owner: first what visitors see, then what waited longest. */
export async function listWaiting(
  db: Database,
  kinds: readonly StoredKind[],
  limit: number,
): Promise<Waiting[]> {
  const rows = await queueOf(db, kinds)
    .orderBy("is_held")
    .orderBy("since")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ kind, subject, id }) => ({ kind, subject, id }));
}

/** How many rows of these kinds wait for the owner. */
export async function countWaiting(db: Database, kinds: readonly StoredKind[]): Promise<number> {
  const { waiting } = await tableOf(db, kinds[0]!)
    .db.selectFrom(queueOf(db, kinds).as("waiting"))
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .executeTakeFirstOrThrow();
  return waiting;
}

/** How many rows of each kind wait for the owner, by the kind's name. */
export async function countWaitingOf(
  db: Database,
  kinds: readonly StoredKind[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tableOf(db, kinds[0]!)
    .db.selectFrom(queueOf(db, kinds).as("waiting"))
    .select(({ fn }) => ["kind", fn.countAll<number>().as("waiting")])
    .groupBy("kind")
    .execute();
  return new Map(rows.map(({ kind, waiting }) => [kind, waiting]));
}

/** How many rows of a kind are held, and how many of them began to be between two times (epoch milliseconds). */
export async function countHeld(
  db: Database,
  kind: StoredKind,
  { since, through }: { since: number; through: number },
): Promise<{ count: number; added: number }> {
  const { db: kept, rows } = tableOf(db, kind);
  return await kept
    .selectFrom(rows)
    .where("held_because", "is not", null)
    .select(({ fn, and, eb }) => [
      fn.countAll<number>().as("count"),
      fn
        .countAll<number>()
        .filterWhere(and([eb("hidden_at", ">", since), eb("hidden_at", "<=", through)]))
        .as("added"),
    ])
    .executeTakeFirstOrThrow();
}

export interface FoundRow extends Thing {
  state: State;
  /** Whether it's unchanged, including its state. */
  isAsRead: boolean;
  reports: readonly ListedReport[];
  /** Its columns that acts change. */
  stored: States;
}

const stateColumns = ["hidden_at", "held_because", "approved_at", "text_key"] as const;
type States = Pick<Selectable<KindTables["rows"]>, (typeof stateColumns)[number]>;

/** The columns of a kind's row that acts change. */
const actedColumns = ({ columns: { acted = [] } }: StoredKind) => [
  ...stateColumns,
  ...(acted as readonly (keyof States)[]),
];

const statesIn = (kind: StoredKind, row: States) =>
  Object.fromEntries(actedColumns(kind).map((column) => [column, row[column]])) as States;

/** Locks rows to change them. */
async function lockedOf({ db, engine }: Place, kind: StoredKind, ids: readonly string[]) {
  const { db: kept, rows, subject, author } = tableOf(db, kind);
  return await lockedRows(
    engine,
    kept
      .selectFrom(rows)
      .select(["id", `${subject} as subject`, `${author} as author`, ...actedColumns(kind)])
      .select(kind.columns.typed as readonly "text"[])
      .where("id", "in", ids)
      .orderBy("id"),
  ).execute();
}

// Imported rows keep their ids. PostgreSQL rejects NULs.
const isStoredId = ({ inContent }: StoredKind, id: string) =>
  /^[\w-]{1,100}$/.test(id) && !inContent?.(id);

/** The targets that were skipped, by their current state. */
export const leftOf = (things: readonly FoundRow[], done: readonly Thing[]) => {
  const ids = new Set(done.map(({ id }) => id));
  return things.filter(({ id }) => !ids.has(id)).map(({ id, state }) => ({ id, as: state }));
};

/** Shows rows; showing a held one approves it. */
export async function show(
  db: Database,
  kind: StoredKind,
  things: readonly FoundRow[],
  now: number,
): Promise<void> {
  const { db: kept, rows } = tableOf(db, kind);
  for (const state of ["held", "hidden"] as const) {
    const ids = things.filter((each) => each.state === state).map(({ id }) => id);
    if (ids.length === 0) continue;
    await kept
      .updateTable(rows)
      .set({
        hidden_at: null,
        held_because: null,
        ...(state === "held" ? { approved_at: now } : {}),
      })
      .where("id", "in", ids)
      .execute();
  }
}

/**
 * A visible row's short text has no key, because two people may write it; a hidden one's does, so that it isn't
 * accepted again.
 */
async function keepTexts(db: Database, kind: StoredKind, ids: readonly string[]): Promise<void> {
  const { db: kept, rows, text } = tableOf(db, kind);
  if (text === undefined) return;
  const short = await kept
    .selectFrom(rows)
    .select(["id", `${text} as text`])
    .where("id", "in", ids)
    .where("text_key", "is", null)
    .execute();
  for (const row of short)
    await kept
      .updateTable(rows)
      .set({ text_key: textKey(row.text).digest })
      .where("id", "=", row.id)
      .execute();
}

/** How many rows, including hidden and seeded ones, are dated after a time (epoch milliseconds). */
export async function countFuture(db: Database, kind: StoredKind, now: number): Promise<number> {
  return (await futureRows(db, kind, now)).length;
}

function futureRows(db: Database, kind: StoredKind, now: number) {
  const { db: kept, rows } = tableOf(db, kind);
  return kept
    .selectFrom(rows)
    .select(["id", "created_at", "updated_at", "hidden_at", "approved_at"])
    .where("created_at", ">", now)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

interface FoundReport extends Thing {
  /** The id of what is reported. */
  row: string;
  state: State;
  isAsRead: boolean;
}

/** A report that's sent again later is a new one. */
const asThing = ({ id, of, reason }: ListedReport) => ({
  id,
  label: reason,
  row: of,
  state: "shown" as State,
  isAsRead: true,
});

/** The act that closes reports of what is fine. */
function closing(kind: StoredKind): Act<object, FoundReport> {
  const { name, noun } = kind;
  const act = kind.reports!.name;
  const reports: Kind<FoundReport> = {
    noun: "report",
    list: `${act} list`,
    read: readVersioned((id) => isStoredId(kind, id)),
    async find(on, named) {
      const found = await reportsById(
        on.db,
        kind,
        named.map(({ id }) => id),
      );
      const stored = found.map(({ of }) => of).filter((id) => isStoredId(kind, id));
      const rows = stored.length === 0 ? [] : await lockedOf(on, kind, [...new Set(stored)]);
      const reported = new Map(rows.map((row) => [row.id, row]));
      const versions = new Map(named.map(({ id, version }) => [id, version]));
      return found.map((report) => {
        const row = reported.get(report.of);
        // What is in content, only an edit of a file changes.
        if (!row) return asThing(report);
        const version = versions.get(report.id);
        const { isAsRead, isChanged } = compare(kind, row, version);
        const isUnread = version === undefined;
        return { ...asThing(report), state: stateOf(row), isAsRead, isChanged, isUnread };
      });
    },
  };
  return {
    of: reports,
    may: "moderator",
    name: `${act} close`,
    asRead: true,
    about: `Close reports of ${name} that are fine`,
    more: `Name each one with the version of its ${noun} that you read: '${name} show' prints the command. If the ${noun} has changed since, nothing is done. An id alone works at a terminal, where the command shows the ${noun} and asks${kind.inContent ? ", and for a report of a sample, which only you can change" : ""}. The ${name} stay as they are; the reports are deleted, and the log says why.`,
    example: `${act} close 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11@jZ3Qn0vYw8rT5kXo1mB7cA --reason "a fair ${noun}"`,
    button: "Looks fine",
    done: "Closed",
    left: {
      shown: `The ${noun} is shown now, so its report stays open`,
      held: `The ${noun} is waiting now, so its report stays open`,
      hidden: `The ${noun} is hidden now, so its report stays open`,
    },
    why: "looks fine",
    async run({ db }, { things }) {
      const done = things.filter(({ isAsRead }) => isAsRead);
      const ids = done.map(({ id }) => id);
      const { db: kept, reports: table } = tableOf(db, kind);
      const saved =
        ids.length > 0
          ? await kept.deleteFrom(table!).where("id", "in", ids).returningAll().execute()
          : undefined;
      const left = things.filter(({ isAsRead }) => !isAsRead);
      return {
        saved,
        done: done.map(({ id }) => ({ id })),
        left: left.map(({ id, state }) => ({ id, as: state })),
        // The reports are gone then, so the log has what they were about.
        logged: [...new Set(done.map(({ row }) => row))],
      };
    },
    async undo({ db }, closed: (KindTables["reports"] & { submission_key: string })[]) {
      const { db: kept, rows, of } = tableOf(db, kind);
      const ids = [...new Set(closed.map((report) => report[of]))];
      const stored = await kept.selectFrom(rows).select("id").where("id", "in", ids).execute();
      const there = new Set(stored.map(({ id }) => id));
      const back = closed.filter((report) => there.has(report[of]) || kind.inContent?.(report[of]));
      if (back.length > 0) await insertOnce(db, kind.reports!.table, back);
      return { done: [...new Set(back.map((report) => report[of]))].map((id) => ({ id })) };
    },
  };
}

/** The state of a row before and after an act. */
interface Saved {
  id: string;
  before: States;
  after: States;
}

/** An act on rows' states that can be undone. */
export function undoably(
  kind: StoredKind,
  act: Omit<Act<object, FoundRow>, "run"> & Pick<Required<Act<object, FoundRow>>, "run">,
): Act<object, FoundRow> {
  return {
    ...act,
    async run(on, doing, note) {
      const outcome = await act.run(on, doing, note);
      const ids = outcome.done.map(({ id }) => id);
      if (ids.length === 0) return outcome;
      const before = new Map(doing.things.map(({ id, stored }) => [id, stored]));
      const saved = (await lockedOf(on, kind, ids)).map((row) => ({
        id: row.id,
        before: before.get(row.id),
        after: statesIn(kind, row),
      }));
      return { ...outcome, saved };
    },
    async undo(on, saved: readonly Saved[]) {
      const { db: kept, rows } = tableOf(on.db, kind);
      const ids = saved.map(({ id }) => id);
      const found = new Map((await lockedOf(on, kind, ids)).map((row) => [row.id, row]));
      const isSame = ({ id, after }: Saved) =>
        actedColumns(kind).every((column) => found.get(id)?.[column] === after[column]);
      const [back = [], changed = []] = [true, false].map((same) =>
        saved.filter((each) => isSame(each) === same),
      );
      // Most were in the same state. One by one, 5,000 took PostgreSQL 18 seconds.
      const byState = Map.groupBy(back, ({ before }) => JSON.stringify(before));
      for (const alike of byState.values())
        await kept
          .updateTable(rows)
          .set(alike[0]!.before)
          .where(
            "id",
            "in",
            alike.map(({ id }) => id),
          )
          .execute();
      return {
        done: back.map(({ id }) => ({ id, subject: changeOf(kind, found.get(id)!.subject) })),
        left: changed.map(({ id }) => ({ id, as: "changed" })),
      };
    },
  };
}

/** The rows of a kind, as acts name and find them. */
export function rowsOf(kind: StoredKind): Kind<FoundRow> {
  const { name, noun, columns } = kind;
  return {
    noun,
    list: `${name} list`,
    read: readVersioned((id) => isStoredId(kind, id)),
    async find(on, named) {
      const ids = named.map(({ id }) => id);
      const versions = new Map(named.map(({ id, version }) => [id, version]));
      const rows = await lockedOf(on, kind, ids);
      const reported = Map.groupBy(await reportsOf(on.db, kind, ids), ({ of }) => of);
      return rows.map((row) => {
        const { id, subject, author } = row;
        const version = versions.get(id);
        const open = reported.get(id) ?? [];
        const { isAsRead, isChanged } = compare(kind, row, version);
        const hasOthers = version !== undefined && !version.endsWith(reportsMark(open));
        return {
          id,
          label: columns.author === undefined ? subject : `${author} on ${subject}`,
          subject: changeOf(kind, subject),
          state: stateOf(row),
          stored: statesIn(kind, row),
          reports: open,
          isAsRead,
          isChanged: isChanged || hasOthers,
          isUnread: version === undefined,
        };
      });
    },
  };
}

/** What acts on rows have in common. */
const onRowsOf = (kind: StoredKind) => ({ of: rowsOf(kind), may: "moderator" }) as const;

/** Hides rows, and with a row those that have the same text. */
function hiding(kind: StoredKind): Act<object, FoundRow> {
  const { name, noun } = kind;
  const [block] = wordActsOf([kind]);
  return undoably(kind, {
    ...onRowsOf(kind),
    name: `${name} hide`,
    about: `Take ${name} off the site and out of all figures; they stay in the store`,
    more: `If one of several ids isn't a ${noun}'s, nothing is done. A hidden ${noun} that is sent again stays hidden. --like hides all ${name} with one's text, even with other punctuation, spaces, case or look-alike letters; it asks first.`,
    example: `${name} hide 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "advertising"`,
    options: [
      { flags: "--like <id>", about: `this ${noun} and all with the same text`, instead: true },
      {
        flags: "--block <word>",
        about: "block this word or phrase, too",
        label: "Word or phrase to block",
      },
    ],
    button: "Hide",
    done: "Hidden",
    none: `All ${name} with this text are already hidden.`,
    left: { hidden: "Already hidden" },
    why: "doesn't belong on the site",
    async asks({ db }, { options: { like } }) {
      const similar = like === undefined ? undefined : await similarTo(db, kind, String(like));
      if (!similar || similar.ids.length === 0) return undefined;
      const { ids, shown } = similar;
      const count = ids.length === 1 ? `1 ${noun} has` : `${ids.length} ${name} have`;
      return `${count} this text, ${shown} of them shown. Hide all?`;
    },
    async named({ db }, { options: { like } }) {
      if (like === undefined) return undefined;
      const similar = isStoredId(kind, String(like))
        ? await similarTo(db, kind, String(like))
        : undefined;
      // A missing one is reported like any other.
      return similar?.ids.map((id) => ({ id })) ?? [{ id: String(like) }];
    },
    async run({ db }, { things }, { now }) {
      const done = things.filter(({ state }) => state !== "hidden");
      const ids = done.map(({ id }) => id);
      if (ids.length > 0) {
        const { db: kept, rows } = tableOf(db, kind);
        await keepTexts(db, kind, ids);
        await kept
          .updateTable(rows)
          .set({ hidden_at: now, held_because: null, approved_at: null })
          .where("id", "in", ids)
          .execute();
      }
      return { done, left: leftOf(things, done) };
    },
    goesWith(_, { options: { block: word } }) {
      const read = typeof word === "string" ? blockedWords.read(word) : undefined;
      return read && [block, [{ id: read.id, label: "" }]];
    },
  });
}

/** Deletes rows and their reports. */
function deleting(kind: StoredKind): Act<object, FoundRow> {
  const { name, noun, reports } = kind;
  return {
    ...onRowsOf(kind),
    name: `${name} delete`,
    about: `Delete ${name} for good${reports ? ", with their reports" : ""}`,
    more: `A deleted ${noun} can be sent again; to keep a text out, hide it instead.`,
    example: `${name} delete 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "its writer asked"`,
    button: "Delete",
    box: { label: "Yes, delete for good" },
    done: "Deleted",
    why: "doesn't belong on the site",
    asks: (_, { of }) =>
      `Delete ${of.length === 1 ? `this ${noun}` : `these ${of.length} ${name}`} for good?`,
    async run({ db }, { things }) {
      const ids = things.map(({ id }) => id);
      const { db: kept, rows, reports: reported, of } = tableOf(db, kind);
      if (reported) await kept.deleteFrom(reported).where(of, "in", ids).execute();
      await kept.deleteFrom(rows).where("id", "in", ids).execute();
      return { done: things };
    },
  };
}

/** Dates rows from the future now. */
function redating(kind: StoredKind): Act<object, FoundRow> {
  const { name, noun, columns } = kind;
  return {
    ...onRowsOf(kind),
    name: `${name} redate`,
    about: `Change dates in the future to now, for ${name} written while the clock was wrong`,
    more: `Set the clock right first: every ${noun} dated later than the clock gets a new date. The ${name} keep their order. When they were really written isn't known.`,
    example: `${name} redate --all`,
    options: [
      {
        flags: "--all",
        about: `all ${name} that are dated in the future${columns.seeded ? ", and seeded samples" : ""}`,
        instead: true,
      },
    ],
    button: "Date it now",
    done: "Dated now",
    none: `No ${noun} is dated in the future.`,
    left: {
      shown: "Not dated in the future",
      held: "Not dated in the future",
      hidden: "Not dated in the future",
    },
    why: "it was dated in the future",
    async asks({ db }, { of, options }, { now }) {
      const found = await countFuture(db, kind, now);
      if (found === 0) return undefined;
      const count = options.all ? found : new Set(of).size;
      const clock = new Date(now).toISOString().slice(0, 16).replace("T", " ");
      return `Change the date of ${count === 1 ? `1 ${noun}` : `${count} ${name}`} to now, ${clock}Z?`;
    },
    async named({ db }, { options: { all } }, { now }) {
      return all ? (await futureRows(db, kind, now)).map(({ id }) => ({ id })) : undefined;
    },
    async run({ db }, { things }, { now }) {
      const found = new Map(things.map((each) => [each.id, each]));
      const { db: kept, rows: table } = tableOf(db, kind);
      const rows = (await futureRows(db, kind, now)).filter(({ id }) => found.has(id));
      const byNow = (time: number | null) => (time === null ? null : Math.min(time, now));
      // A millisecond apart, and edited ones stay edited.
      for (const [index, { id, ...row }] of rows.entries()) {
        const at = now - (rows.length - index);
        await kept
          .updateTable(table)
          .set({
            created_at: at,
            updated_at: row.updated_at > row.created_at ? at + 1 : at,
            hidden_at: byNow(row.hidden_at),
            approved_at: byNow(row.approved_at),
          })
          .where("id", "=", id)
          .execute();
      }
      const done = rows.map(({ id }) => found.get(id)!);
      return { done, left: leftOf(things, done) };
    },
  };
}

/** The acts on a kind. `close` closes its reports, if it can be reported. */
export function moderationActs(kind: StoredKind) {
  const { name, noun, reports } = kind;
  const onRows = onRowsOf(kind);
  const close = reports && closing(kind);
  const closesReports: Act<object, FoundRow>["goesWith"] = (outcome, doing) => {
    const accepted = new Set(outcome.done.map(({ id }) => id));
    const open = doing.things.filter(({ id, isAsRead }) => isAsRead && accepted.has(id));
    return close && [close, open.flatMap((each) => each.reports.map(asThing))];
  };

  const approve = undoably(kind, {
    ...onRows,
    name: `${name} approve`,
    asRead: true,
    about: `Show ${name} that were waiting for you${reports ? `, and close the reports of ${name} that are fine` : ""}`,
    more: `Name each one with the version that you read: '${name} show' prints the command. If its writer has changed it since, or another report came in, nothing is done. An id alone works at a terminal, where the command shows the ${noun} and asks.${kind.approving ?? ""}`,
    example: `${name} approve 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11@jZ3Qn0vYw8rT5kXo1mB7cA`,
    button: "Looks fine",
    done: "Approved",
    left: { shown: "Not waiting", hidden: "Hidden since, and still hidden", held: "Still waiting" },
    why: "looks fine",
    async run({ db }, { things }, { now }) {
      const isWaiting = ({ state, reports: open }: FoundRow) =>
        state === "held" || (state === "shown" && open.length > 0);
      const done = things.filter((each) => each.isAsRead && isWaiting(each));
      await show(db, kind, done, now);
      return { done, left: leftOf(things, done) };
    },
    ...(close ? { goesWith: closesReports } : {}),
  });

  const restore = undoably(kind, {
    ...onRows,
    name: `${name} restore`,
    asRead: true,
    about: `Show hidden ${name} again`,
    more: `Name each one as for '${name} approve', with the version that you read. Restoring a ${noun} that's waiting approves it.`,
    example: `${name} restore 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11@jZ3Qn0vYw8rT5kXo1mB7cA --reason "it was a fair one"`,
    button: "Restore",
    done: "Shown again",
    left: {
      shown: "Already shown",
      hidden: "Hidden since, and still hidden",
      held: "Waiting for approval now",
    },
    why: "looks fine",
    async run({ db }, { things }, { now }) {
      const done = things.filter(({ isAsRead, state }) => isAsRead && state !== "shown");
      await show(db, kind, done, now);
      return { done, left: leftOf(things, done) };
    },
    ...(close ? { goesWith: closesReports } : {}),
  });

  return {
    approve,
    hide: hiding(kind),
    restore,
    redate: redating(kind),
    remove: deleting(kind),
    close,
  };
}
