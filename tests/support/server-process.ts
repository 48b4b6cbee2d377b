import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./postgres.ts";

/** The built server, running as a process of its own. */
export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  /** Its output so far. */
  output(): string;
  /** Stops it and waits for it to exit; returns its exit code, null after a signal. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

type Settings = Record<string, string | undefined>;

/**
 * Starts the built server and waits until it answers.
 * @param folder where it runs and finds its content, if not in the project's own folder
 * @param through a command line to prefix, such as `nice`
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
      // Another process may take the free port before the server does.
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
 * Starts the built server when it is expected to give up; returns its output.
 * @param folder, through as for `startServer`
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

/** A server whose tests were killed ends, too: its input is then at an end. */
const endWithParent =
  "data:text/javascript,process.stdin.once('end',()=>process.exit(1)).resume().unref()";

function run(settings: Settings, folder = projectFolder, through: readonly string[] = []) {
  const program = join(projectFolder, "tools/serve.mjs");
  const node = [process.execPath, "--import", endWithParent, program];
  const [command, ...args] = [...through, ...node];
  const child: ChildProcess = spawn(command!, args, {
    cwd: folder,
    // Tests post more than any one visitor may, and ask for few pages; tests of the limits and of a start turn both on.
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      RATE_LIMIT: "off",
      WARM_START: "off",
      ...settings,
    },
    stdio: "pipe",
  });
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, exit, output: () => text };
}
