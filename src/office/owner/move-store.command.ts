// `restore` and `move-to-postgres`: the site stops, another store takes the place of its own, and it starts again.
// If anything fails, the site starts on its previous store.

import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { openStore } from "../../platform/store/connect.ts";
import { isUpToDate } from "../../platform/store/migrate.ts";
import { readEnvironment, readSettings, settingsFiles } from "../../platform/settings.ts";
import { command, CommandError } from "./command.ts";
import { confirm, settingsOfStore, storeName } from "./context.ts";
import { openTerminal } from "./init.command.ts";
import { installFile } from "./machine/installed-files.ts";
import { openServices, type Services } from "./machine/services.ts";
import {
  encodeCredentials,
  lacksPassword,
  withPassword,
  withSettings,
} from "./machine/settings-text.ts";
import { programsIn } from "./machine/site-user.ts";
import { plain, write, writeLine } from "./output.ts";
import { waits } from "./update.command.ts";

/** Does work while the site is stopped. If it fails, the site starts again on its previous store. */
async function whileStopped<Result>(
  services: Services,
  work: () => Promise<Result>,
): Promise<Result> {
  await services.stop();
  try {
    return await work();
  } catch (error) {
    const failed = await services.bring("start");
    const state = failed
      ? `The process on port ${failed.port} isn't ready: ${plain(failed.why)}`
      : "The site is running on its previous store.";
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${error.message}\n${state}`);
  }
}

export const restore = command("restore", {
  about: "Replace the store with a backup: stop the site, restore, start it again",
  more: "The previous store is kept, with the time in its name. Reviews posted after the backup are in that one only. If the backup can't be restored, the site starts on its previous store.",
  example: "restore /var/lib/rallyrank-backups/rallyrank-2026-11-20T03-00-00Z.sqlite",
})
  .argument("<file>")
  .option("--reason <text>", "why, for the log")
  .option("--yes", "don't ask")
  .option(...waits)
  .action(async (given, { reason = "", yes, wait }) => {
    const file = resolve(given);
    if (!existsSync(file))
      throw new CommandError(`There is no file ${plain(file)}. Give its whole path.`);
    const settings = readSettings();
    const { owner } = programsIn(process.cwd());
    const services = openServices(settings, wait);
    await confirm(`Replace ${storeName(settings)} with ${file}?`, yes);
    await whileStopped(services, async () => {
      await writeLine("Restoring the backup.");
      const { output } = await owner(["data", "restore", file, "--yes", "--reason", reason], {
        what: "Restoring",
      });
      await write(output);
    });
    const failed = await services.bring("start");
    if (failed)
      throw new CommandError(
        `The process on port ${failed.port} isn't ready on the restored store: ${plain(failed.why)}`,
      );
    await writeLine("The site runs on the restored store.");
  });

export const moveToPostgres = command("move-to-postgres", {
  about: "Move the store from SQLite to a PostgreSQL database",
  more: "Create the database first; init's user needs to own it. The site stops while all data are copied. The settings switch to the database only if it then has the same data, byte for byte. If anything fails, the site starts on SQLite again. Passkeys move too, but everyone is signed out, and earlier acts can't be undone anymore. At a terminal you may leave the password out: the command asks for it.",
  example: "move-to-postgres postgresql://rallyrank@127.0.0.1:5432/rallyrank",
})
  .argument("<address>")
  .option(...waits)
  .action(async (typed, { wait }) => {
    const settings = settingsOfStore();
    if (settings.databaseUrl !== undefined)
      throw new CommandError(`The store is in a database already: ${storeName(settings)}.`);
    const [file] = settingsFiles();
    if (file === undefined) throw new CommandError("There is no settings file: run init first.");
    const DATABASE_URL = await readAddress(typed);
    await tryDatabase(DATABASE_URL);
    const { owner } = programsIn(process.cwd());
    const services = openServices(settings, wait);

    const time = Date.now();
    const [from, to] = ["from", "to"].map((word) =>
      resolve(settings.dataDir, `moving-${time}-${word}.jsonl`),
    ) as [string, string];
    const kept = await whileStopped(services, async () => {
      try {
        await writeLine("Copying all data.");
        await owner(["data", "export", from, "--same-site"], { what: "The export" });
        const target = { env: { DATABASE_URL }, what: "The import" };
        await write((await owner(["data", "import", from], target)).output);
        await writeLine("Comparing both stores.");
        await owner(["data", "export", to, "--same-site"], { ...target, what: "The comparison" });
        if ((await digestOf(from)) !== (await digestOf(to)))
          throw new CommandError(
            "The database's data differ from the store's, so it isn't used. Move to an empty database.",
          );
      } finally {
        for (const each of [from, to]) rmSync(each, { force: true });
      }
      const { mode, gid } = statSync(file);
      const text = withSettings(readFileSync(file, "utf8"), { DATABASE_URL });
      return installFile({ path: file, text, mode: mode & 0o777, group: gid }, time).kept!;
    });
    await writeLine(`${file} now names the database. The previous settings are in ${kept}.`);
    const failed = await services.bring("start");
    if (failed) {
      const why = `The process on port ${failed.port} isn't ready on the database: ${plain(failed.why)}`;
      // A process that was ready may have stored something there.
      if (failed.touched.length > 1) throw new CommandError(why);
      renameSync(kept, file);
      await services.stop();
      const worse = await services.bring("start");
      throw new CommandError(
        `${why}\nThe settings name SQLite again${worse ? `, and port ${worse.port} isn't ready` : ""}.`,
      );
    }
    await writeLine(
      `The site runs on PostgreSQL. Everyone has to sign in again, and what was done before can't be undone. Backups need pg_dump now, as new as the server. If all is well, delete ${join(resolve(settings.dataDir), "rallyrank.sqlite*")} and ${kept}.`,
    );
  });

async function readAddress(typed: string): Promise<string> {
  const address = encodeCredentials(typed);
  readEnvironment({ DATABASE_URL: address });
  if (!lacksPassword(address) || !process.stdin.isTTY) return address;
  const terminal = openTerminal();
  try {
    const password = await terminal.askSecretly("Its password, which isn't shown: ");
    return password === "" ? address : withPassword(address, password);
  } finally {
    terminal.close();
  }
}

/** Connects to a database, whatever is in it. @throws DatabaseUnusable, which says what to do */
async function tryDatabase(databaseUrl: string): Promise<void> {
  const store = openStore({ dataDir: "", databaseUrl });
  try {
    await isUpToDate(store.db);
  } finally {
    await store.close();
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
