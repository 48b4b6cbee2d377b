// Exports, imports and backups aren't logged: a store that moves is the same byte for byte, including its log.

import { existsSync, statSync } from "node:fs";
import { basename } from "node:path";
import { type Act, nothingNamed, perform } from "../../platform/acts.ts";
import { openStore } from "../../platform/store/connect.ts";
import { migrate } from "../../platform/store/migrate.ts";
import { exportData } from "./transfer/export-data.ts";
import {
  importData,
  type ImportReport,
  importReviews,
  NotAnExport,
  NotEarlierReviews,
} from "./transfer/import-data.ts";
import { readSettings } from "../../platform/settings.ts";
import { writeWhole } from "../../platform/private-files.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import {
  backedUp,
  backup,
  exportPictures,
  importPictures,
  prune,
  restore,
} from "./backup.command.ts";
import { command, CommandError, group, json } from "./command.ts";
import { noteStore, withContext } from "./context.ts";
import { plain, progressBar, writeJson, writeLine } from "./output.ts";

const exportAll = command("export", {
  about: "Write all data to a file, as JSON Lines",
  more: "All permanent data, as of one point in time, even while the site is running. The same data produce the same file on SQLite and PostgreSQL.",
  example: "data export all.jsonl",
})
  .argument("<file>")
  .option("--same-site", "for another store of this site: with passkeys, and with what was emailed")
  .action(
    withContext(async (context, file, { sameSite }) => {
      if (existsSync(file)) throw new CommandError(`${file} exists already: name another file.`);
      const store = await context.store();
      const bar = progressBar("Exporting");
      const rows = await writeWhole(file, (out) =>
        exportData(store, (lines) => out.appendFile(lines), bar.step, sameSite),
      );
      bar.end();
      await writeLine(`${counted(rows)} in ${file}.`);
    }),
  );

const importAll = command("import", {
  about: "Read a file written by 'data export' into the store",
  more: "Best used on an empty store, before the site first starts on it; a missing store is created. Existing rows stay as they are, so an interrupted import can simply be run again.",
  example: "data import all.jsonl",
})
  .argument("<file>")
  .addOption(json)
  .option("--unchecked", "accept a file that is incomplete, or that version 0.1 wrote")
  .action(async (file, given) => {
    const size = sizeOf(file);
    const environment = readSettings();
    const store = openStore({ ...environment, queryTimeout: 0 });
    try {
      await migrate(store.db, store.engine);
      const bar = progressBar("Importing", size);
      const report = await importData(store, file, (bytes) => bar.step(bytes), given);
      bar.end();
      await writeReport(report, given.json);
      noteStore(environment);
    } catch (error) {
      if (error instanceof NotAnExport)
        throw new CommandError(`${file} cannot be imported: ${error.message}`);
      throw error;
    } finally {
      await store.close();
    }
  });

/** Logged when it's done: a large file takes many transactions. */
export const importEarlier: Act<{ stored: number }> = {
  name: "data import-reviews",
  may: "owner",
  about: "Read reviews of the earlier site, from an export of its table paddle_reviews",
  more: "CSV or .xlsx with the names of its columns, or a JSON list (a file that ends in .json). Times are kept, and ids that are UUIDs; other ids become one. Rows that can't be stored are listed with their line and the reason. Running it again stores nothing twice.",
  example: "data import-reviews paddle_reviews.csv",
  notOn: { console: "Run 'data import-reviews' on the machine that has the file." },
  done: "Imported",
  async run({ stored: count }, { of: [file = ""] }) {
    return { done: [], count, logged: count > 0 ? [basename(file)] : [] };
  },
};

const importReviewsOf = command("import-reviews", importEarlier)
  .argument("<file>")
  .addOption(json)
  .option("--reason <text>", "why, for the log")
  .action(
    withContext(async (context, file, given) => {
      sizeOf(file);
      const store = await context.store();
      const library = (await context.content(true)).current();
      const report = await importReviews(store, library, file).catch((error: unknown) => {
        if (!(error instanceof NotEarlierReviews)) throw error;
        throw new CommandError(`${plain(file)} can't be imported: ${plain(error.message)}.`);
      });
      const [place, asked] = [
        { ...store, stored: report.stored },
        { ...nothingNamed, of: [file] },
      ];
      await perform(place, importEarlier, asked, context.note(given.reason));
      await writeReport(report, given.json);
    }),
  );

const counted = (count: number) => (count === 1 ? "1 row" : `${wholeNumber(count)} rows`);

function sizeOf(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new CommandError(`There is no file ${file}.`);
  return size;
}

const maxRefusals = 100;

async function writeReport(report: ImportReport, asJson: boolean | undefined): Promise<void> {
  const { stored, known, refused, notes = [] } = report;
  if (asJson) await writeJson(report);
  else {
    for (const note of notes) await writeLine(`Note: ${plain(note)}`);
    await writeLine(
      `${counted(stored)} stored, ${known} there already, ${refused.length} refused.`,
    );
    for (const { line, reason } of refused.slice(0, maxRefusals))
      await writeLine(`  line ${line}: ${plain(reason)}`);
    if (refused.length > maxRefusals)
      await writeLine(`  … and ${refused.length - maxRefusals} more: --json lists them all`);
  }
  if (refused.length > 0) process.exitCode = 1;
}

export const dataGroup = group("data", "All data, from one store to another", [
  exportAll,
  importAll,
  importReviewsOf,
  exportPictures,
  importPictures,
  backup,
  backedUp,
  prune,
  restore,
]);
