import { type ChildProcess, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { Message } from "./progress.ts";

const running = new Set<ChildProcess>();
let stopped = false;

/** Whether `stop` was called. */
export const wasStopped = () => stopped;

/** Ends what is running. A terminal's Ctrl+C has already reached it. */
export function stop(signal: "SIGINT" | "SIGTERM"): void {
  stopped = true;
  if (signal === "SIGTERM") for (const child of running) child.kill();
}

interface Ended {
  code: number | null;
  output: string;
}

/**
 * Runs a command to its end.
 * @param options `hear`: takes its messages; `quiet`: its output is returned instead of shown; `cwd`: where it runs
 */
export async function runCommand(
  [program = "", ...args]: readonly string[],
  options: {
    hear?: (message: Message) => void;
    quiet?: boolean;
    env?: Record<string, string>;
    cwd?: string;
  } = {},
): Promise<Ended> {
  const out = options.quiet ? "pipe" : "inherit";
  const child = spawn(program, args, {
    stdio: ["inherit", out, out, ...(options.hear ? (["ipc"] as const) : [])],
    env: { ...process.env, ...options.env },
    cwd: options.cwd,
  });
  running.add(child);
  if (options.hear) child.on("message", options.hear);
  const ended = new Promise<number | null>((done, fail) => {
    child.on("error", fail).on("close", done);
  });
  const [stdout, stderr] = [child.stdout, child.stderr].map((stream) => stream && text(stream));
  const [code, ...output] = await Promise.all([ended, stdout, stderr]);
  running.delete(child);
  return { code, output: output.join("") };
}
