import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod/mini";
import { privateFolder, writeWhole } from "../private-files.ts";

export type Backup = z.infer<typeof backup>;

const backup = z.object({
  /** In epoch milliseconds. */
  at: z.number(),
  file: z.string(),
  bytes: z.number(),
});

const fileIn = (dataDir: string) => join(dataDir, "last-backup.json");

/** Records the last backup beside the store, for monitoring. */
export async function noteBackup(dataDir: string, made: Backup): Promise<void> {
  privateFolder(dataDir);
  await writeWhole(fileIn(dataDir), (file) => file.writeFile(`${JSON.stringify(made)}\n`));
}

export function lastBackup(dataDir: string): Backup | undefined {
  try {
    return backup.parse(JSON.parse(readFileSync(fileIn(dataDir), "utf8")));
  } catch {
    return undefined;
  }
}
