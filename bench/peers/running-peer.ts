import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tests/support/postgres.ts";

/** The folders of the peers, which are also the names npm knows them by: `npm run build -w astro`. */
export const peerNames = ["astro", "next", "react-router", "vite-spa"] as const;

/** A built peer that answers. */
export interface RunningPeer {
  url: string;
  /** Of npm, which started it. */
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a built peer on a free port.
 * @throws with what it printed, where it ends instead of answering
 */
export async function startPeer(name: (typeof peerNames)[number]): Promise<RunningPeer> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn("npm", ["run", "start", "-w", name], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: "production", PORT: new URL(url).port },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: npm does not hand every signal on.
    detached: true,
  });
  const exit = once(child, "exit");
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  for (;;) {
    const answered = await fetch(`${url}/article`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) break;
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${output}`);
    await pause(100);
  }
  return {
    url,
    pid: child.pid!,
    async stop() {
      process.kill(-child.pid!, "SIGTERM");
      await exit;
    },
  };
}
