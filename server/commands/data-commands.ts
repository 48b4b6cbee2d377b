import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { openStore, storeFile } from "../../db/connect.ts";
import { migrate } from "../../db/migrate.ts";
import { backupStore, restoreStore } from "../transfer/backup.ts";
import { exportData } from "../transfer/export-data.ts";
import { importData } from "../transfer/import-data.ts";
import type { ImportReport } from "../transfer/import-report.ts";
import { importReviews } from "../transfer/import-reviews.ts";
import { NotAnExport } from "../transfer/read-export.ts";
import { readEnvironment } from "../environment.ts";
import { readLibrary } from "../library/read-library.ts";
import { writeWhole } from "../write-whole.ts";
import { command, type Group, CommandError } from "./command.ts";
import { confirm } from "./desk.ts";
import { flag, json } from "./options.ts";
import { plain, print, printJson } from "./print.ts";
import { progressBar } from "./progress.ts";

const exportAll = command({
  about: "writes all data into a file, as JSON Lines",
  operand: { name: "file", count: "one" },
  options: {},
  example: "data export all.jsonl",
  more: "All that is kept for good, as it stood at one moment, while the site runs. The same data make the same file on SQLite and PostgreSQL.",
  async run(_, [file = ""], desk) {
    if (existsSync(file)) throw new CommandError(`${file} is there already: name another file.`);
    const store = await desk.store();
    let bar: ReturnType<typeof progressBar> | undefined;
    const rows = await writeWhole(file, (out) =>
      exportData(
        store,
        (lines) => out.appendFile(lines),
        (done, total) => {
          bar ??= progressBar("Exporting", total);
          bar.step(done);
        },
      ),
    );
    bar?.end();
    await print(`${counted(rows)} in ${file}.`);
  },
});

const importAll = command({
  about: "reads a file that 'data export' wrote into the store",
  operand: { name: "file", count: "one" },
  options: { json, unchecked: flag("also a file that is not whole, or that version 0.1 wrote") },
  example: "data import all.jsonl",
  more: "Best into an empty store, before the site is first started on it; it is made where it is not there. What is there already stays as it is, so that an import that was broken off is simply run again.",
  async run(given, [file = ""]) {
    const size = sizeOf(file);
    const store = openStore(readEnvironment(process.env));
    try {
      await migrate(store.db, store.engine);
      const bar = progressBar("Importing", size);
      const report = await importData(store, file, (bytes) => bar.step(bytes), given);
      bar.end();
      await printReport(report, given.json);
    } catch (error) {
      if (error instanceof NotAnExport)
        throw new CommandError(`${file} cannot be imported: ${error.message}`);
      throw error;
    } finally {
      await store.close();
    }
  },
});

const importEarlier = command({
  about: "reads reviews of the earlier site, from an export of its table paddle_reviews",
  operand: { name: "file", count: "one" },
  options: { json },
  example: "data import-reviews paddle_reviews.csv",
  more: "CSV with a line of column names, or a JSON list (a file that ends in .json). Ids and times are kept. What cannot be stored is listed with its line and the reason; run again, nothing is stored twice.",
  async run(given, [file = ""], desk) {
    sizeOf(file);
    const store = await desk.store();
    const library = readLibrary(process.cwd());
    await printReport(await importReviews(store, library, file), given.json);
  },
});

const backup = command({
  about: "copies a SQLite store while the site runs on it",
  operand: { name: "file", count: "one" },
  options: {},
  example: "data backup /srv/backups/rallyrank.sqlite",
  more: "As it stood at one moment, and checked: every review that was acknowledged before is in it. What is kept for a day is left out, and deleted data leave no trace. For PostgreSQL there is pg_dump.",
  async run(_, [file = ""]) {
    if (existsSync(file)) throw new CommandError(`${file} is there already: name another file.`);
    const store = sqliteFile();
    if (!existsSync(store)) throw new CommandError(`There is no store at ${store}.`);
    await backupStore(store, file);
    await print(`The store is in ${file}, ${numbers.format(statSync(file).size)} bytes.`);
  },
});

const restore = command({
  about: "puts a backup of a SQLite store in the place of the store",
  operand: { name: "file", count: "one" },
  options: { yes: flag("without asking") },
  example: "data restore /srv/backups/rallyrank.sqlite",
  more: "Stop the site first. The store that was there is kept beside it, under a name that says when.",
  async run({ yes }, [file = ""], desk) {
    sizeOf(file);
    const store = sqliteFile();
    await confirm(`Is the site stopped, and is ${store} to be replaced?`, yes);
    const kept = await restoreStore(file, store, desk.now());
    await print(`${store} is ${file} now.${kept ? ` What was there is kept as ${kept}.` : ""}`);
  },
});

/** @throws CommandError where the data are in PostgreSQL */
function sqliteFile(): string {
  const { dataDir, databaseUrl } = readEnvironment(process.env);
  if (databaseUrl !== undefined)
    throw new CommandError("DATABASE_URL names a PostgreSQL: use pg_dump and pg_restore.");
  return join(dataDir, storeFile);
}

const numbers = new Intl.NumberFormat("en-US");
const counted = (count: number) => (count === 1 ? "1 row" : `${numbers.format(count)} rows`);

function sizeOf(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new CommandError(`There is no file ${file}.`);
  return size;
}

/** Refused rows that are printed one by one. */
const mostRefusals = 100;

async function printReport(report: ImportReport, asJson: boolean): Promise<void> {
  const { stored, known, refused } = report;
  if (asJson) await printJson(report);
  else {
    await print(`${counted(stored)} stored, ${known} there already, ${refused.length} refused.`);
    for (const { line, reason } of refused.slice(0, mostRefusals))
      await print(`  line ${line}: ${plain(reason)}`);
    if (refused.length > mostRefusals)
      await print(`  … and ${refused.length - mostRefusals} more: --json lists them all`);
  }
  if (refused.length > 0) process.exitCode = 1;
}

export const dataGroup: Group = {
  about: "all data, from one store to another",
  commands: {
    export: exportAll,
    import: importAll,
    "import-reviews": importEarlier,
    backup,
    restore,
  },
};
