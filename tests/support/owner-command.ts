import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const projectFolder = join(import.meta.dirname, "../..");

/** An owner's command, running as a process of its own. */
export interface OwnerCommand {
  process: ChildProcess;
  /** Its exit code, null after a signal, and its output, without the line that names the store. */
  ended: Promise<{ code: number | null; output: string }>;
}

/**
 * Starts an owner's command on the data folder of a server with these settings.
 * @param folder the project, if not the one that is tested
 */
export function startOwner(
  settings: Record<string, string | undefined>,
  args: readonly string[],
  folder = projectFolder,
): OwnerCommand {
  const child = spawn(process.execPath, [join(folder, "tools/owner.mjs"), ...args], {
    cwd: folder,
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, output: output.replace(/^Store: .*\n/m, "") })),
  );
  return { process: child, ended };
}

/** Runs an owner's command to its end. */
export async function runOwner(
  settings: Record<string, string | undefined>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  return await startOwner(settings, args).ended;
}

/** Runs an owner's command as a process of its own, and waits for it to exit. */
export async function owner(
  place: { dataDir: string; databaseUrl: string | undefined },
  ...args: string[]
): Promise<{ code: number | null; said: string; complained: string }> {
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
