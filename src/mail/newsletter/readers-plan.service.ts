// What bringing a list of readers would do, for the command and for the console. Loaded on demand: it needs what reads
// spreadsheets.

import type { Sheet } from "../../platform/sheets/sheet.ts";
import type { Database } from "../../platform/store/tables.ts";
import { type BroughtReader, notBrought, planReaders } from "./import-readers.store.ts";
import { readReaders, readerFields } from "./read-readers.ts";

export interface ReadersPlan {
  /** How many rows the list has. */
  rows: number;
  isNew: readonly BroughtReader[];
  /** How many aren't brought, by why. */
  not: readonly { why: string; count: number }[];
  /** What's wrong with rows, one sentence each. */
  wrong: readonly string[];
  /** Why nothing was read. */
  mistakes: readonly string[];
  notes: readonly string[];
}

/** How a list is read, for what reads spreadsheets. */
export const readersReading = { fields: readerFields };

/** What bringing a list would do. @param now epoch milliseconds */
export async function planList(db: Database, sheet: Sheet, now: number): Promise<ReadersPlan> {
  const { readers, mistakes, notes } = readReaders(sheet, now);
  const agreed = readers.filter((each) => each.why === undefined);
  const { isNew, not } = await planReaders(db, agreed);
  const wrong = readers.flatMap((each) => (each.why === "wrong" ? each.says : []));
  const gone = readers.filter(({ why }) => why === "not subscribed there").length;
  const counts = [
    { why: "not subscribed there", count: gone },
    ...Object.entries(notBrought).map(([key, why]) => ({
      why,
      count: not.get(key as keyof typeof notBrought)?.length ?? 0,
    })),
  ];
  return {
    rows: readers.length,
    isNew,
    not: counts.filter(({ count }) => count > 0),
    wrong,
    mistakes,
    notes,
  };
}
