import { readdirSync, readFileSync } from "node:fs";

/** A process's memory in MiB: now, and at its peak. Linux only. */
export function memoryOf(pid: number): { resident: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string) => Number(RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]);
  return { resident: read("VmRSS") / 1024, peak: read("VmHWM") / 1024 };
}

/** A process and all its descendants. Linux only. */
export function processTree(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean),
  );
  return [pid, ...children.flatMap((child) => processTree(Number(child)))];
}
