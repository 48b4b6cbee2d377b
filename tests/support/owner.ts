import { spawn } from "node:child_process";
import { join } from "node:path";

/** Runs an owner's command as a process of its own, and waits for it to exit. */
export async function owner(
  place: { dataDir: string; databaseUrl: string | undefined },
  ...args: string[]
): Promise<{ code: number | null; said: string; complained: string }> {
  const projectFolder = join(import.meta.dirname, "../..");
  const child = spawn(process.execPath, ["tools/owner.mjs", ...args], {
    cwd: projectFolder,
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let complained = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (complained += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, said, complained };
}
