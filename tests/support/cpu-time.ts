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

/**
 * Does work up to three times, until it takes this thread less CPU time than so many milliseconds: a busy machine makes
 * one try long, not all of them.
 * @throws if it took longer each time
 */
export async function inCpuTime<Result>(
  limit: number,
  work: () => Result,
): Promise<Awaited<Result>> {
  const took: number[] = [];
  while (took.length < 3) {
    const begun = cpuTime();
    const result = await work();
    const spent = cpuTime() - begun;
    if (spent < limit) return result;
    took.push(Math.round(spent));
  }
  throw new Error(`took ${took.join(", ")} ms of CPU, not less than ${limit}`);
}

/** CPU time of another process so far, all of its threads, in milliseconds: in steps of 10. Linux only. */
export function cpuTimeOf(pid: number): number {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = after.split(" ").map(Number);
  return (fields[11]! + fields[12]!) * 10;
}
