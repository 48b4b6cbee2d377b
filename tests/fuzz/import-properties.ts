import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { latestMigration, migrate } from "../../src/platform/store/migrate.ts";
import { transferredTables } from "../../src/office/owner/transfer/transferred-tables.ts";
import type { Library } from "../../src/library/library.ts";
import { projectLibrary } from "../support/project-library.ts";
import {
  importData,
  type ImportReport,
  importReviews,
  NotEarlierReviews,
  NotAnExport,
} from "../../src/office/owner/transfer/import-data.ts";
import { placeOf, type StorePlace } from "../support/engines.ts";
import { hostileRow } from "./rest-properties.ts";
import { forAll, type FuzzGroup } from "./fuzz-property.ts";
import { hostileText } from "./hostile-text.ts";

let place: StorePlace;
let store: Store;
let library: Library;

/** A file with this text, to import. */
function fileOf(name: string, text: string): string {
  const path = join(place.dataDir, name);
  writeFileSync(path, text);
  return path;
}

/** Rejected rows are named by line or place, with the reason as a sentence. */
function expectReasons({ refused }: ImportReport): void {
  for (const { line, reason } of refused)
    if (line < 1 || reason === "" || /TypeError|Cannot read|is not a function/.test(reason))
      throw new Error(`${line}: ${reason}`);
}

const head = JSON.stringify({ rallyrank: 1, schema: latestMigration });
const end = (rows: number) => JSON.stringify({ rallyrank: "end", rows });
const value = fc.oneof(hostileText, fc.integer(), fc.double(), fc.jsonValue());

/** A line of an export: of valid types, or hostile. */
const line = fc.oneof(
  ...(await transferredTables()).map(({ name, columns }) =>
    fc
      .record(
        Object.fromEntries(
          Object.entries(columns).map(([column, kind]) => [
            column,
            fc.oneof(
              { weight: 9, arbitrary: kind.startsWith("text") ? hostileText : fc.nat(9) },
              { weight: 1, arbitrary: value },
            ),
          ]),
        ),
      )
      .map((row) => JSON.stringify({ table: name, ...row })),
  ),
  fc.jsonValue().map((table) => JSON.stringify({ table })),
  hostileText,
);

const columns = ["id", "paddle_name", "first_name", "dupr_rating", "rating", "review_text"];

export const imports: FuzzGroup = {
  name: "imports",
  open: async () => {
    place = await placeOf("sqlite", "");
    store = openStore(place);
    await migrate(store.db, "sqlite");
    library = projectLibrary();
  },
  close: async () => {
    await store.close();
    await place.remove();
  },
  properties: [
    forAll(
      "any export is imported line by line, or rejected as a whole",
      500,
      fc.tuple(
        fc.oneof({ weight: 5, arbitrary: fc.constant(head) }, line),
        fc.array(line),
        fc.oneof(fc.nat(9).map(end), line),
        fc.boolean(),
      ),
      async ([first, lines, last, unchecked]) => {
        const path = fileOf("export.jsonl", [first, ...lines, last].join("\n"));
        try {
          expectReasons(await importData(store, path, () => {}, { unchecked }));
        } catch (error) {
          if (!(error instanceof NotAnExport)) throw error;
        }
      },
    ),
    forAll(
      "any list of the earlier backend's rows is imported or rejected by row",
      500,
      fc.array(hostileRow),
      async (rows) => {
        const path = fileOf("reviews.json", JSON.stringify(rows));
        expectReasons(await importReviews(store, library, path));
      },
    ),
    forAll(
      "any table of the earlier backend's rows is imported or rejected by row",
      500,
      fc.array(fc.array(hostileText.map((text) => `"${text.replaceAll('"', '""')}"`))),
      async (rows) => {
        const text = [[...columns, "created_at"], ...rows].map((row) => row.join(",")).join("\r\n");
        try {
          expectReasons(await importReviews(store, library, fileOf("reviews.csv", text)));
        } catch (error) {
          // A file with control characters isn't a text.
          if (!(error instanceof NotEarlierReviews)) throw error;
        }
      },
    ),
  ],
};
