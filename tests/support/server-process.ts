import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./postgres.ts";

/** The built server, running as a process of its own. */
export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it and waits until it is gone; returns its exit code, null where a signal ended it. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

type Settings = Record<string, string | undefined>;

/**
 * Starts the built server and waits until it answers.
 * @param folder where it runs and finds its content, if not in the project's own folder
 * @param through the beginning of a command line that goes on with the server's, as `nice` has it
 */
export async function startServer(
  settings: Settings,
  folder?: string,
  through?: readonly string[],
): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt++)
    try {
      return await start(settings, Number(settings["PORT"] ?? (await freePort())), folder, through);
    } catch (error) {
      // Between our finding a free port and the server's taking it, somebody else may have.
      if (attempt === 3 || !(error as Error).message.includes("EADDRINUSE")) throw error;
    }
}

async function start(
  settings: Settings,
  port: number,
  folder?: string,
  through?: readonly string[],
): Promise<ServerProcess> {
  const { child, output, exit } = run({ ...settings, PORT: String(port) }, folder, through);
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    const answered = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answered) break;
    if (child.exitCode !== null || attempt === 1200)
      throw new Error(`the server did not start:\n${output()}`);
    await pause(25);
  }
  return {
    url,
    port,
    pid: child.pid!,
    output,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      return await exit;
    },
  };
}

/**
 * Starts the built server where it is expected to give up; returns what it said.
 * @param folder, through as `startServer` has them
 */
export async function failToStart(
  settings: Settings,
  folder?: string,
  through?: readonly string[],
) {
  const { output, exit } = run({ PORT: String(await freePort()), ...settings }, folder, through);
  return { code: await exit, output: output() };
}

const projectFolder = join(import.meta.dirname, "../..");

function run(settings: Settings, folder = projectFolder, through: readonly string[] = []) {
  const [command, ...args] = [...through, process.execPath, join(projectFolder, "setup/serve.mjs")];
  const child: ChildProcess = spawn(command, args, {
    cwd: folder,
    // Tests post more than any one visitor; those of the limits set it themselves.
    env: { PATH: process.env["PATH"], NODE_ENV: "production", RATE_LIMIT: "off", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, exit, output: () => text };
}
