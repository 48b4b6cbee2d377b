import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { copyFiles, filesInFolder, openMediaFiles } from "../../site/media/media-files.service.ts";
import { type Act, nothingNamed, perform } from "../../platform/acts.ts";
import { contentFolder } from "../../platform/content/content-folder.ts";
import { filesIn } from "../../platform/content/content-source.ts";
import { readSettings } from "../../platform/settings.ts";
import { openStore, storeFile } from "../../platform/store/connect.ts";
import { noteBackup } from "../../platform/store/last-backup.ts";
import { command, CommandError, numberBetween } from "./command.ts";
import { confirm, noteStore, settingsOfStore, storeName, withContext } from "./context.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { formatTime, writeLine } from "./output.ts";
import { writeRestoredPasskeys } from "./console.command.ts";
import {
  backupName,
  backupPictures,
  backupsToDelete,
  backupStore,
  contentBeside,
  dumpPostgres,
  filesBeside,
  prunePictures,
  restorePictures,
  restorePostgres,
  restoreStore,
  StoreInUse,
} from "./transfer/backup.ts";
import { writeZip } from "./transfer/content-files.ts";

export const backup = command("backup", {
  about: "Copy the store to a file while the site is running on it",
  more: "In a folder, the file is named after the time. 'data prune' keeps it for at least 30 days, unless RALLYRANK_SCHEDULED=yes marks it as a daily backup, as the timer does. The copy has every review acknowledged before it began. Pictures are copied into a folder beside it, which all backups there share. A content folder outside of the project's is copied beside it, as a ZIP file. Data kept only for a day and sign-ins to the console are left out. A SQLite copy is checked and has no traces of deleted data; PostgreSQL is copied with pg_dump.",
  example: "data backup /var/lib/rallyrank-backups",
})
  .argument("<file or folder>")
  .action(async (given) => {
    const settings = settingsOfStore();
    const { dataDir, databaseUrl } = settings;
    const ending = databaseUrl === undefined ? "sqlite" : "dump";
    const file = isFolder(given)
      ? join(given, backupName(Date.now(), ending, isScheduled()))
      : given;
    if (existsSync(file)) throw new CommandError(`${file} exists already: name another file.`);
    const copyPictures = () => backupPictures(openMediaFiles(settings), file);
    // A backup of the store is worth having without pictures, so it's made even if these fail.
    const begun = await copyPictures().catch((error: Error) => error);
    if (databaseUrl === undefined) await backupStore(join(dataDir, storeFile), file);
    else await dumpPostgres(databaseUrl, file);
    await writeLine(`The store is in ${file}, ${wholeNumber(statSync(file).size)} bytes.`);
    const pictures =
      begun instanceof Error ? begun : await copyPictures().catch((error: Error) => error);
    const contentDir = resolve(settings.contentDir);
    if (contentDir !== resolve(contentFolder)) {
      const count = await writeZip(contentBeside(file), filesIn(contentDir), Date.now());
      await writeLine(
        `The content in ${contentDir}, ${counted(count)}, is in ${contentBeside(file)}.`,
      );
    }
    if (pictures instanceof Error)
      throw new CommandError(`Pictures couldn't be copied: ${pictures.message}.`);
    if (pictures.files > 0 && !(begun instanceof Error))
      await writeLine(
        `Its pictures, ${counted(pictures.files)}, are in ${join(dirname(file), "pictures")}, ${wholeNumber(begun.copied + pictures.copied)} of them new.`,
      );
    await noteMade(file, Date.now());
    noteStore(settings);
  });

/**
 * Whether a timer makes this backup each day. Its unit sets a variable, because a release from before the setting
 * would reject an option, and make no backup.
 */
const isScheduled = () => process.env["RALLYRANK_SCHEDULED"] === "yes";

const counted = (files: number) => (files === 1 ? "1 file" : `${wholeNumber(files)} files`);

export const backedUp = command("backed-up", {
  about: "Record a backup made by another program, such as pg_dump",
  more: "'doctor' and the metrics then know its age. 'data backup' does so by itself.",
  example: "data backed-up /srv/backups/rallyrank.dump",
})
  .argument("<file>")
  .action(async (file) => {
    const { size, mtimeMs } = existing(file);
    if (size === 0) throw new CommandError(`${file} is empty.`);
    await noteBackup(readSettings().dataDir, backupAt(file, mtimeMs));
    await writeLine(`Recorded a backup of ${formatTime(mtimeMs)}.`);
  });

const backupAt = (file: string, at: number) => ({
  at: Math.round(at),
  file: resolve(file),
  bytes: existing(file).size,
});

/**
 * Records a backup's time, in epoch milliseconds. A backup is valid even if it can't be recorded, so this never throws.
 */
async function noteMade(file: string, at: number): Promise<void> {
  await noteBackup(readSettings().dataDir, backupAt(file, at)).catch((error: Error) => {
    console.error(`The time of this backup couldn't be recorded: ${error.message}.`);
  });
}

const kept = numberBetween(0, 10_000);

export const prune = command("prune", {
  about: "Delete old backups from a folder",
  more: "Keeps the last backup of each of the newest days, weeks and months that have one, and always the newest. Only files named by 'data backup' are deleted. Backups made by you or an update stay for 30 days, and so do SQLite backups after a move to PostgreSQL.",
  example: "data prune /var/lib/rallyrank-backups --days 7 --weeks 4 --months 12",
})
  .argument("<folder>")
  .option("--days <number>", "of this many days", kept, 7)
  .option("--weeks <number>", "of this many weeks", kept, 4)
  .option("--months <number>", "of this many months", kept, 12)
  .action(async (folder, keep) => {
    if (!isFolder(folder)) throw new CommandError(`There is no folder ${folder}.`);
    for (const name of backupsToDelete(readdirSync(folder), keep, Date.now())) {
      rmSync(join(folder, name));
      for (const beside of filesBeside(name)) rmSync(join(folder, beside), { force: true });
      await writeLine(`Deleted ${name}.`);
    }
    const pictures = await prunePictures(folder);
    if (pictures > 0)
      await writeLine(`Deleted ${counted(pictures)} of pictures that no backup has.`);
  });

const moved = async ({ names, copied }: Awaited<ReturnType<typeof copyFiles>>, to: string) =>
  await writeLine(
    `${counted(names.size)} of pictures in ${to}, ${wholeNumber(copied)} of them new.`,
  );

export const exportPictures = command("export-pictures", {
  about: "Copy all pictures to a folder",
  more: "For another machine or a bucket: copy them, change MEDIA_URL, then 'data import-pictures'. Files that are there already aren't copied again.",
  example: "data export-pictures /srv/pictures",
})
  .argument("<folder>")
  .action(async (folder) => {
    const to = filesInFolder(resolve(folder));
    await moved(await copyFiles(openMediaFiles(readSettings()), to), resolve(folder));
  });

export const importPictures = command("import-pictures", {
  about: "Copy the pictures that 'data export-pictures' wrote to where the site has them",
  more: "That's MEDIA_URL's bucket, or DATA_DIR. Do it within an hour of importing their rows, or before.",
  example: "data import-pictures /srv/pictures",
})
  .argument("<folder>")
  .action(async (folder) => {
    if (!isFolder(folder)) throw new CommandError(`There is no folder ${folder}.`);
    const settings = readSettings();
    const to = settings.mediaUrl === undefined ? settings.dataDir : "the bucket";
    await moved(await copyFiles(filesInFolder(resolve(folder)), openMediaFiles(settings)), to);
  });

/** Logged in the restored store, right afterwards: a transaction can't span two stores. */
export const restoreBackup: Act = {
  name: "data restore",
  may: "owner",
  about: "Replace the store with a backup",
  more: "Stop the site first, or use 'restore', which does. The previous store is kept beside the new one, with the time in its name: a file, or a schema of the PostgreSQL database. Its pictures stay for a week. Everyone is signed out of the console, and passkeys are listed for you to check.",
  example: "data restore /var/lib/rallyrank-backups/rallyrank-2026-11-20T03-00-00Z.sqlite",
  notOn: { console: "Run 'data restore' on the machine, with the site stopped." },
  done: "Restored",
  run: async (_, { of: [file = ""] }) => ({ done: [{ id: basename(file) }] }),
};

export const restore = command("restore", restoreBackup)
  .argument("<file>")
  .option("--reason <text>", "why, for the log")
  .option("--yes", "don't ask")
  .action(
    withContext(async (context, file, { reason, yes }) => {
      existing(file);
      const settings = readSettings();
      const { dataDir, databaseUrl } = settings;
      const name = storeName(settings);
      await confirm(`Is the site stopped, and should ${name} be replaced?`, yes);
      const replacing =
        databaseUrl === undefined
          ? restoreStore(file, join(dataDir, storeFile), context.now())
          : restoreDatabase(databaseUrl, file, context.now());
      const setAside = await replacing.catch((error: unknown) => {
        if (!(error instanceof StoreInUse)) throw error;
        throw new CommandError(`${error.message}: stop the site first, and every other program.`);
      });
      await writeLine(
        `${name} is ${file} now.${setAside ? ` What was there is kept as ${setAside}.` : ""}`,
      );
      const pictures = await restorePictures(resolve(file), openMediaFiles(settings));
      if (pictures > 0) await writeLine(`Copied back ${counted(pictures)} of pictures.`);
      const restored = await context.store().catch((error: unknown) => {
        // A backup by an earlier version, which the site migrates when it starts.
        if (!(error instanceof CommandError)) throw error;
      });
      if (restored) {
        const asked = { ...nothingNamed, of: [file] };
        await perform(restored, restoreBackup, asked, context.note(reason));
        await writeRestoredPasskeys(restored.db);
      } else
        await writeLine(
          "Start the site, then check the passkeys in it: npm run owner -- console people",
        );
    }),
  );

/** Restores a PostgreSQL database; returns a description of what was there. @throws as `restorePostgres` does */
async function restoreDatabase(databaseUrl: string, file: string, now: number): Promise<string> {
  const store = openStore({ dataDir: "", databaseUrl, queryTimeout: 0 });
  try {
    const schema = await restorePostgres({ databaseUrl, db: store.db }, file, now);
    return `the schema ${schema}. If all is well: drop schema ${schema} cascade`;
  } finally {
    await store.close();
  }
}

/** @throws CommandError if the file doesn't exist */
function existing(file: string) {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new CommandError(`There is no file ${file}.`);
  return found;
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
