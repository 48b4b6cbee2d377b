// What owners can have the machine do from the console: see requests.ts.

import project from "../../../../package.json" with { type: "json" };
import { createReadStream, readdirSync, rmSync, statSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { openApart } from "../../../platform/apart.ts";
import { ownRelease } from "../../../platform/releases.ts";
import { refusal } from "../../../platform/refusals.ts";
import type { Environment } from "../../../platform/settings.ts";
import { storeFile } from "../../../platform/store/connect.ts";
import { lastBackup } from "../../../platform/store/last-backup.ts";
import { dayLength } from "../../../platform/today.ts";
import type { CopyAsked } from "./copy-store.worker.ts";
import {
  leaveRequest,
  readAnswer,
  readAvailable,
  type RequestKind,
  requestKinds,
  waitingRequest,
} from "./requests.ts";

/** How often a new version is looked for, in milliseconds. */
const lookInterval = dayLength;

/** Copying a store of a gigabyte takes half a minute. */
const copyApart = openApart<(asked: CopyAsked) => Promise<void>>({
  script:
    ownRelease === undefined
      ? join(import.meta.dirname, "copy-store.worker.ts")
      : join(ownRelease, "server", "copy-store.js"),
  data: { copiesStores: true },
  limits: { cpu: 120_000, wait: 240_000 },
  idleLife: 0,
});

/** What the folders of downloads begin with. */
const unfinished = "download-";

/** Deletes downloads that a stopped process left behind. */
function clearDownloads(dataDir: string, now: number): void {
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith(unfinished))) {
    const folder = join(dataDir, name);
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (made < now - 6 * 3_600_000) rmSync(folder, { recursive: true, force: true });
  }
}

interface MachineContext {
  environment: Pick<Environment, "dataDir" | "databaseUrl" | "backupDir" | "updates">;
  clock: () => number;
}

export function openMachine({ environment, clock }: MachineContext) {
  const { dataDir, databaseUrl, backupDir, updates } = environment;
  const isAllowed = updates === "browser";

  async function ask(kind: RequestKind, by: string): Promise<void> {
    const version = kind === "update" ? readAvailable(dataDir)?.version : undefined;
    if (kind !== "backup" && !isAllowed) throw refusal("notHere", "UPDATES=browser allows it.");
    if (version === null || (kind === "update" && version === undefined))
      throw refusal("noVersion");
    await leaveRequest(dataDir, kind, {
      at: clock(),
      by,
      ...(version !== undefined && { version }),
    });
  }

  return {
    /** What's known of backups and versions, and of what was asked for. */
    state() {
      const found = readAvailable(dataDir);
      // It may have been installed since.
      const isHere = found?.version?.replace(/^v/, "") === project.version;
      return {
        version: project.version,
        backupDir,
        lastBackup: lastBackup(dataDir),
        /** Whether owners may look for versions and update here. */
        isAllowed,
        /** The newest version, if the site hasn't got it; undefined if nobody looked. */
        available: isHere ? undefined : found,
        requests: requestKinds.map((kind) => ({
          kind,
          waiting: waitingRequest(dataDir, kind),
          answer: readAnswer(dataDir, kind),
        })),
      };
    },

    /** Asks the machine for something. @throws Refusal if it's not allowed here, or there is no version */
    ask,

    /** Looks for a new version once a day, where owners may update here. */
    async look(): Promise<void> {
      const looked = readAnswer(dataDir, "look")?.at ?? 0;
      if (isAllowed && looked <= clock() - lookInterval && !waitingRequest(dataDir, "look"))
        await ask("look", "the site");
    },

    /** A backup of the store as a file to download, without pictures. @throws if it can't be made */
    async download(): Promise<Response> {
      clearDownloads(dataDir, clock());
      const folder = await mkdtemp(join(dataDir, unfinished));
      try {
        const { backupName, dumpPostgres } = await import("../transfer/backup.ts");
        const name = backupName(clock(), databaseUrl === undefined ? "sqlite" : "dump", false);
        const file = join(folder, name);
        if (databaseUrl === undefined)
          await copyApart({ from: join(dataDir, storeFile), to: file });
        else await dumpPostgres(databaseUrl, file);
        const { size } = statSync(file);
        const stream = createReadStream(file);
        stream.on("close", () => rmSync(folder, { recursive: true, force: true }));
        return new Response(Readable.toWeb(stream) as ReadableStream, {
          headers: {
            "content-type": "application/octet-stream",
            "content-length": String(size),
            "content-disposition": `attachment; filename="${name}"`,
          },
        });
      } catch (error) {
        rmSync(folder, { recursive: true, force: true });
        throw error;
      }
    },
  };
}
