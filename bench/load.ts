import { execFile, execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { promisify } from "node:util";
import { installFromDebian } from "../tools/debian.ts";
import { versionOf } from "./machine.ts";

/** What a server sustained for a few seconds. */
export interface LoadResult {
  /** Responses per second. */
  rate: number;
  /** In milliseconds: the median and the 99th percentile. */
  median: number;
  p99: number;
  /** Of a response, in bytes, headers and body. */
  bytes: number;
}

/**
 * Concurrent requests. Few, because Node accepts one connection per turn of its loop: with many, p99 would only show
 * the late first responses.
 */
export const connections = 10;
const defaultSeconds = 4;

/** A browser's Accept-Encoding. */
export const likeABrowser = { "accept-encoding": "gzip, deflate, br, zstd" };

/**
 * Finds wrk, which sends more requests than any server here can answer with little CPU time. Installs it from Debian's
 * packages if that is allowed.
 * @throws a sentence if wrk isn't available
 */
export function findWrk(): string {
  const path = process.env["WRK_PATH"] ?? "wrk";
  const version = () => {
    // wrk prints its version and exits with an error code.
    try {
      return execFileSync(path, ["-v"], { encoding: "utf8" });
    } catch (error) {
      return (error as { stdout?: string }).stdout;
    }
  };
  if (version() || (installFromDebian("wrk", "the load comes from wrk") && version())) return path;
  throw new Error("No wrk: install it (https://github.com/wg/wrk), or set WRK_PATH to one.");
}

const mayPin = () => cpus().length > 1 && versionOf("taskset", "--version") !== undefined;

/** Pins processes with all their threads to one core, so that client and server don't take turns. */
export function pin(pids: readonly number[], core: number): void {
  allow(pids, String(core));
}

/** Lets a process run on every core again. */
export function unpin(pid: number): void {
  allow([pid], `0-${cpus().length - 1}`);
}

function allow(pids: readonly number[], cores: string): void {
  if (!mayPin()) return;
  for (const pid of pids)
    execFileSync("taskset", ["-acp", cores, String(pid)], { stdio: "ignore" });
}

/** How one run of wrk differs from another. */
export interface LoadOptions {
  headers?: Record<string, string>;
  /** How long it takes. */
  seconds?: number;
  /** A Lua script that says what to request, and its arguments. */
  script?: readonly string[];
}

/** Has wrk send requests from a core of its own, over persistent connections. @returns its output */
export async function runWrk(
  wrk: string,
  url: string,
  { headers = {}, seconds = defaultSeconds, script: [script, ...args] = [] }: LoadOptions,
): Promise<string> {
  const asked = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const words = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "30s", "--latency"];
  const { stdout } = await promisify(execFile)(mayPin() ? "taskset" : wrk, [
    ...(mayPin() ? ["-c", "1", wrk] : []),
    ...words,
    ...asked,
    ...(script ? ["-s", script] : []),
    url,
    ...(script ? ["--", ...args] : []),
  ]);
  return stdout;
}

/**
 * Requests one URL repeatedly, for a few seconds.
 * @throws if a response failed or wasn't a 200
 */
export async function load(
  wrk: string,
  url: string,
  options: LoadOptions = {},
): Promise<LoadResult> {
  return readWrk(await runWrk(wrk, url, options));
}

/**
 * Reads wrk's output.
 * @param expected how many responses may have a status of 400 or more
 * @throws if it reports any other number of them, or responses that failed
 */
export function readWrk(output: string, expected = 0): LoadResult {
  const trouble = /Socket errors: .*/.exec(output);
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output);
  if (trouble || Number(failed?.[1] ?? 0) !== expected)
    throw new Error(trouble?.[0] ?? failed?.[0] ?? `None of ${expected} requests failed`);
  const read = (pattern: RegExp) => {
    const found = pattern.exec(output);
    if (!found) throw new Error(`wrk did not say ${pattern}:\n${output}`);
    return found;
  };
  const [, requests] = read(/(\d+) requests in/);
  const [, amount, unit] = read(/requests in [\d.]+\w+, ([\d.]+)([KMG]?B) read/);
  const units: Record<string, number> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };
  const time = (percent: number) => {
    const [, value, of] = read(RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s)\\s*$`, "m"));
    return Number(value) * { us: 0.001, ms: 1, s: 1000 }[of as "us" | "ms" | "s"];
  };
  return {
    rate: Number(read(/Requests\/sec:\s+([\d.]+)/)[1]),
    median: time(50),
    p99: time(99),
    bytes: Math.round((Number(amount) * units[unit!]!) / Number(requests)),
  };
}
