import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** How long parts took in their last run, in seconds by name. */
export type Times = Readonly<Record<string, number>>;

const file = "node_modules/.cache/rallyrank/test-times.json";

/** Reads the last run's times; none if there was no run, or its file can't be read. */
export function readTimes(): Times {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Times;
  } catch {
    return {};
  }
}

export function writeTimes(times: Times): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times, undefined, 2));
}

/** How long these parts take together, in seconds; undefined if one of them never ran. */
export function estimate(parts: readonly string[], times: Times): number | undefined {
  const all = parts.map((part) => times[part]);
  return all.every((each) => each !== undefined)
    ? all.reduce((sum, each) => sum + each, 0)
    : undefined;
}

/** A time in seconds as an estimate: "40 s", "5 min". */
export function roundedTime(seconds: number): string {
  if (seconds < 95) return `${Math.max(5, Math.round(seconds / 5) * 5)} s`;
  return `${Math.round(seconds / 60)} min`;
}

/** A time in seconds as it was measured: "0:07", "12:40". */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
