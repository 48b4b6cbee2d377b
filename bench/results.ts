import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BurstResult } from "./burst.ts";
import type { DurabilityResult } from "./durability.ts";
import type { FuzzResult } from "./fuzz.ts";
import type { GrowthStep } from "./growth.ts";
import type { Machine } from "./machine.ts";
import type { PageResult } from "./pages.ts";
import type { PeersResult } from "./peers.ts";
import type { SoakResult } from "./soak.ts";
import type { StartsResult } from "./starts.ts";
import type { UpkeepResult } from "./upkeep.ts";

/** The results of each part. */
export interface Findings {
  peers: PeersResult;
  starts: StartsResult;
  burst: BurstResult;
  upkeep: UpkeepResult;
  pages: PageResult[];
  growth: GrowthStep[];
  /** Growth beyond the default sizes. */
  "growth-by-hand": GrowthStep[];
  durability: DurabilityResult;
  soak: SoakResult;
  fuzz: FuzzResult;
}
export type Part = keyof Findings;

/** One part's results, with date and machine. */
export interface Result<Of extends Part> {
  /** Day, ISO 8601. */
  day: string;
  machine: Machine;
  found: Findings[Of];
}

const fileOf = (part: Part) => join(import.meta.dirname, "results", `${part}.json`);

/** What was just found. */
export function resultOf<Found>(machine: Machine, found: Found) {
  return { day: new Date().toISOString().slice(0, 10), machine, found };
}

/** Replaces a part's stored results. */
export function keepResult<Of extends Part>(part: Of, result: Result<Of>): void {
  mkdirSync(join(import.meta.dirname, "results"), { recursive: true });
  writeFileSync(fileOf(part), `${JSON.stringify(result, undefined, 1)}\n`);
}

/** A part's last results. Returns undefined if it was never run. */
export function readResult<Of extends Part>(part: Of): Result<Of> | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(part), "utf8")) as Result<Of>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** When and on what a part was measured, as a sentence. */
export function measuredOn({ day, machine }: Result<Part>): string {
  const { processor, cores, memory, system, versions } = machine;
  const known = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `${day}, on ${cores} cores (${processor}), ${memory} GiB, ${system}; ${known.join(", ")}.`;
}
