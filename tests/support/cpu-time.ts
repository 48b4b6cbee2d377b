import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * CPU time of this thread so far, in milliseconds. Linux counts what is running only every 4 ms, unless someone asks for
 * the whole process, so the time of the thread alone would often leave out all of a short piece of work.
 */
export function cpuTime(): number {
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const referenceText = "Soft hands, and a control that isn't bad at all for 8.1 oz. ".repeat(60);

/**
 * Work of the kind that requests are made of, and always the same: what it takes says how fast the machine is right now.
 * @returns its CPU time, in milliseconds
 */
export function timeReference(): number {
  const before = cpuTime();
  for (let time = 0; time < 37; time++) {
    const text = `${time} ${referenceText}`;
    JSON.parse(JSON.stringify({ text, words: text.toLowerCase().split(/[^a-z0-9]+/u) }));
    createHash("sha256").update(text).digest("base64url");
  }
  return cpuTime() - before;
}

/** What the reference work takes where the tests' figures were chosen, in milliseconds. */
export const referenceTime = 3;

/** How many times as long as there a machine takes now; at least 1. Of a few tries the best: the first compiles. */
const slowness = () =>
  Math.max(referenceTime, Math.min(...Array.from({ length: 5 }, timeReference))) / referenceTime;

/**
 * Does work up to three times, until it takes this thread less CPU time than so many milliseconds of the machine where
 * they were chosen: a busy machine makes one try long, not all of them.
 * @throws if it took longer each time
 */
export async function inCpuTime<Result>(
  limit: number,
  work: () => Result,
): Promise<Awaited<Result>> {
  const took: string[] = [];
  while (took.length < 3) {
    const begun = cpuTime();
    const result = await work();
    const spent = cpuTime() - begun;
    const scale = spent < limit ? 1 : slowness();
    if (spent < limit * scale) return result;
    took.push(`${Math.round(spent)} of ${Math.round(limit * scale)}`);
  }
  throw new Error(`took ${took.join(", ")} ms of CPU`);
}

/** CPU time of another process so far, all of its threads, in milliseconds: in steps of 10. Linux only. */
export function cpuTimeOf(pid: number): number {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = after.split(" ").map(Number);
  return (fields[11]! + fields[12]!) * 10;
}
