import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import { readFileSync } from "node:fs";

/** The machine a result was measured on. */
export interface Machine {
  processor: string;
  cores: number;
  /** In GiB. */
  memory: number;
  system: string;
  /** Versions of the software involved, by name. */
  versions: Record<string, string>;
}

/** The first line of a program's version output. Returns undefined if it isn't installed. */
export function versionOf(program: string, ...options: string[]): string | undefined {
  try {
    return execFileSync(program, options, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")[0]!
      .trim();
  } catch {
    return undefined;
  }
}

/** Describes this machine. @param versions of other software involved */
export function describeMachine(versions: Record<string, string | undefined> = {}): Machine {
  const processors = cpus();
  const release = readFileSync("/etc/os-release", "utf8");
  const known = Object.entries({ Node: process.version, ...versions });
  return {
    processor: processors[0]?.model ?? "unknown",
    cores: processors.length,
    memory: Math.round(totalmem() / 1024 ** 3),
    system: /^PRETTY_NAME="(.*)"$/m.exec(release)?.[1] ?? process.platform,
    versions: Object.fromEntries(
      known.filter((pair): pair is [string, string] => pair[1] !== undefined),
    ),
  };
}
