// Programs that the owner's commands run on this machine. Commands that change it run as root; whatever touches the
// checkout, packages or the store runs as the user the checkout belongs to, so that no file becomes root's.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../command.ts";

interface SiteUser {
  name: string;
  uid: number;
  gid: number;
  home: string;
}

/** The user the checkout belongs to, who runs the site. */
export function siteUser(project: string): SiteUser {
  const { uid, gid } = statSync(project);
  const { stdout } = spawnSync("getent", ["passwd", String(uid)], { encoding: "utf8" });
  const [name = String(uid), , , , , home = project] = (stdout ?? "").trim().split(":");
  return { name: name || String(uid), uid, gid, home };
}

/** Whether this process may act for other users. */
export const isRoot = () => process.getuid?.() === 0;

interface Run {
  /** Variables besides this process's. */
  env?: Record<string, string>;
  /** What failed, for the error: 'Installing'. */
  what?: string;
  /** Exit codes that aren't failures; 0 alone by default. */
  codes?: readonly number[];
}

/** Runs programs in a checkout, as its user. */
export function programsIn(project: string) {
  const user = siteUser(project);
  const others = isRoot() && user.uid !== 0;
  // Debian 12 has an older Node than npm needs: docs/operating.md puts one here.
  const ownNode = join(user.home, "node/node_modules/.bin");
  const path = existsSync(ownNode) ? `${ownNode}:${process.env["PATH"]}` : process.env["PATH"];

  /**
   * Runs a program to its end.
   * @returns its exit code, and what it wrote to standard output
   * @throws CommandError with the end of its output if it fails
   */
  async function run(
    program: string,
    args: readonly string[],
    { env = {}, what = program, codes = [0] }: Run = {},
  ): Promise<{ code: number; output: string }> {
    const child = spawn(program, args, {
      cwd: project,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        // This process is for production, where npm would leave out what builds an earlier version.
        NODE_ENV: undefined,
        ...(others && { HOME: user.home, USER: user.name, LOGNAME: user.name }),
        PATH: path,
        ...env,
      },
      ...(others && { uid: user.uid, gid: user.gid }),
    });
    let output = "";
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      said += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
    const code = await new Promise<number>((resolve, reject) => {
      child.on("error", (error: NodeJS.ErrnoException) =>
        reject(
          error.code === "ENOENT" ? new CommandError(`${program} isn't installed here.`) : error,
        ),
      );
      child.on("close", (status) => resolve(status ?? 1));
    });
    if (codes.includes(code)) return { code, output };
    throw new CommandError(`${what} failed:\n${ending(said)}`);
  }

  return {
    user,
    run,
    /** A command of the owner's program, in a process of its own. */
    owner: async (args: readonly string[], options?: Run) =>
      await run(process.execPath, ["tools/owner.mjs", ...args], options),
  };
}

export type Programs = ReturnType<typeof programsIn>;

/** The last lines of what a program wrote, indented. */
function ending(said: string): string {
  const lines = said.trimEnd().split("\n").slice(-15);
  return lines.map((line) => `  ${line}`).join("\n");
}
