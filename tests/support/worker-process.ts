import { fork } from "node:child_process";
import { once } from "node:events";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StorePlace } from "./engines.ts";

/** A process that delivers a store's outbox. */
export interface WorkerProcess {
  pid: number;
  /** Stops it and waits for it to exit; returns its exit code, null after a signal. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
  /** Its message that it was asked to stop. */
  stopping: Promise<unknown>;
  /** Settles when it exits, for any reason. */
  ended: Promise<unknown>;
  output(): string;
}

/** A clock for such processes, which the test sets. */
export function testClock({ dataDir }: StorePlace, start: number) {
  const file = join(dataDir, "clock");
  let now = start;
  const write = () => {
    // Written atomically, because the processes read it at any moment.
    writeFileSync(`${file}.part`, String(now));
    renameSync(`${file}.part`, file);
  };
  write();
  return {
    file,
    now: () => now,
    advance(milliseconds: number) {
      now += milliseconds;
      write();
    },
  };
}

/** Starts one and waits until it is at work. */
export async function startWorker(
  place: StorePlace,
  clock: { file: string },
  settings: Record<string, string> = {},
): Promise<WorkerProcess> {
  const child = fork(join(import.meta.dirname, "mail-worker.ts"), {
    execArgv: [],
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      CLOCK_FILE: clock.file,
      MAIL_FROM: "RallyRank <hello@rallyrank.example>",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const early = ended.then(() => {
    throw new Error(`the worker did not start:\n${text}`);
  });
  await Promise.race([once(child, "message"), early]);
  early.catch(() => {});
  const stopping = new Promise((resolve) => child.once("message", resolve));
  return {
    pid: child.pid!,
    stopping,
    ended,
    output: () => text,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      return await ended;
    },
  };
}
