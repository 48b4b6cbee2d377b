import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../tests/support/postgres.ts";

/** The folders of the peers, which are also the names npm knows them by: `npm run build -w astro`. */
export const peerNames = ["astro", "next", "react-router", "vite-spa"] as const;

/** A site that npm has started. */
export interface StartedSite {
  url: string;
  /** Of npm. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts a built peer on a free port; throws as startWithNpm does. */
export async function startPeer(name: (typeof peerNames)[number]): Promise<StartedSite> {
  return await startWithNpm(["run", "start", "-w", name], {
    cwd: join(import.meta.dirname, "peers"),
    env: {},
    path: "/article",
  });
}

/**
 * Starts a built site on a free port, as its owner would.
 * @param path of a page that answers once the site does
 * @throws with what it printed, where it ends instead of answering
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
    // A group of its own: npm does not hand every signal on.
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
