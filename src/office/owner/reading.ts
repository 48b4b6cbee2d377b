import { stateOf, type StoredKind } from "../../site/contributions/contribution.ts";
import {
  type ReadRow,
  readVersion,
  wholeVersion,
} from "../../site/contributions/moderation.store.ts";
import {
  type ListedReport,
  reportsById,
  reportsOf,
} from "../../site/contributions/reports.store.ts";
import type { Place } from "../../platform/acts.ts";
import type { Database } from "../../platform/store/tables.ts";
import { plain, block, formatTime, writeLine } from "./output.ts";

/** How rows of a kind are read from the store and shown at a terminal. */
export interface Shown<Row> {
  any(db: Database, ids: readonly string[]): Promise<Row[]>;
  write(db: Database, rows: readonly Row[], options: { offersYes: boolean }): Promise<void>;
  /** What's asked before rows are accepted. */
  question?(rows: readonly Row[]): string;
}

type Reading = {
  read(place: Place, typed: readonly string[]): Promise<{ of: string[]; question: string }>;
  showChanged(place: Place, ids: readonly string[]): Promise<void>;
};

const unreadIn = (typed: readonly string[]) => typed.filter((each) => !each.includes("@"));

/** How an act that accepts rows shows those that must be read: before it, or because they have changed. */
export function readingOf<Row extends ReadRow & { id: string }>(
  kind: StoredKind,
  { any, write, question }: Shown<Row>,
): Reading {
  const { noun, name } = kind;
  return {
    async read({ db }, typed) {
      const unread = unreadIn(typed);
      const rows = await any(db, unread);
      await write(db, rows, { offersYes: false });
      const read = new Map<string, string>();
      for (const row of rows)
        read.set(
          row.id,
          `${row.id}@${wholeVersion(kind, row, await reportsOf(db, kind, [row.id]))}`,
        );
      const usual = `Show ${unread.length === 1 ? `this ${noun}` : `these ${name}`} on the site?`;
      return {
        of: typed.map((each) => read.get(each) ?? each),
        question: question?.(rows) ?? usual,
      };
    },
    async showChanged({ db }, ids) {
      await write(db, await any(db, ids), { offersYes: true });
    },
  };
}

/** How an act on reports of such rows shows what must be read. */
export function readingReportsOf<Row extends ReadRow & { id: string }>(
  kind: StoredKind,
  { any, write }: Shown<Row>,
): Reading {
  const reported = async (db: Database, ids: readonly string[]) => {
    const reports = await reportsById(db, kind, ids);
    return { reports, rows: await any(db, [...new Set(reports.map(({ of }) => of))]) };
  };
  return {
    async read({ db }, typed) {
      const unread = unreadIn(typed);
      const { reports, rows } = await reported(db, unread);
      await write(db, rows, { offersYes: false });
      const versions = new Map(rows.map((row) => [row.id, readVersion(kind, row)]));
      const read = new Map(reports.map(({ id, of }) => [id, `${id}@${versions.get(of) ?? ""}`]));
      const question = `Close ${unread.length === 1 ? "the report" : "the reports"}?`;
      return { of: typed.map((each) => read.get(each) ?? each), question };
    },
    async showChanged({ db }, ids) {
      await write(db, (await reported(db, ids)).rows, { offersYes: true });
    },
  };
}

/** Writes what visitors reported about something. */
export async function writeReports(reports: readonly ListedReport[]): Promise<void> {
  for (const report of reports) {
    await writeLine(`\nReported ${formatTime(report.created_at)}: ${plain(report.reason)}`);
    if (report.details !== "") await writeLine(block(report.details));
  }
}

/** The command that accepts a row as it was read; undefined if there's nothing to accept. */
export function acceptCommand(
  kind: StoredKind,
  row: ReadRow & { id: string },
  reports: readonly ListedReport[],
): string | undefined {
  const state = stateOf(row);
  if (state === "shown" && reports.length === 0) return undefined;
  const act = state === "hidden" ? "restore" : "approve";
  return `${kind.name} ${act} ${row.id}@${wholeVersion(kind, row, reports)}`;
}
