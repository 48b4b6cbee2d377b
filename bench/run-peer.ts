import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../tests/support/postgres.ts";

/** The folders of the peers, which are also their npm workspaces: `npm run build -w astro`. */
export const peerNames = ["astro", "next", "react-router", "vite-spa"] as const;

/** A site started by npm. */
export interface StartedSite {
  url: string;
  /** The process id of npm. */
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a built peer on a free port.
 * @param reviews the file where it stores them, which may be missing
 * @throws as startWithNpm does
 */
export async function startPeer(
  name: (typeof peerNames)[number],
  reviews: string,
): Promise<StartedSite> {
  return await startWithNpm(["run", "start", "-w", name], {
    cwd: join(import.meta.dirname, "peers"),
    env: { REVIEWS_FILE: reviews },
    path: "/article",
  });
}

/**
 * Starts a built site on a free port, as its owner would.
 * @param path of a page to wait for
 * @throws with its output if it exits instead of answering
 */
export async function startWithNpm(
  words: readonly string[],
  { cwd, env, path }: { cwd: string; env: Record<string, string>; path: string },
): Promise<StartedSite> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn("npm", words, {
    cwd,
    env: { ...process.env, NODE_ENV: "production", PORT: new URL(url).port, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, because npm doesn't forward every signal.
    detached: true,
  });
  const exit = once(child, "exit");
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  for (;;) {
    const answered = await fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) break;
    if (child.exitCode !== null)
      throw new Error(`npm ${words.join(" ")} ended before it answered:\n${output}`);
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
