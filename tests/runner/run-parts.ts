import type { Count } from "./read-reports.ts";
import { clockTime, estimate, roundedTime, type Times } from "./times.ts";

/** A part of a run. */
export interface Part {
  /** What it runs. With the same name in the last run, it takes about as long. */
  name: string;
  /** Whether the run ends here if it fails: what comes next would test something else. */
  required?: boolean;
  /** @param estimated how long it took last time, in seconds */
  run(estimated: number | undefined): Promise<Count>;
}

/** What a run has in common with the world. */
export interface Surroundings {
  times: Times;
  /** Prints a line. */
  say(line: string): void;
  /** The time, in seconds. */
  now(): number;
  /** Whether somebody has stopped the run. */
  stopped(): boolean;
}

/**
 * Runs parts one after another, up to the first required one that fails, and says which part it is and how long the
 * rest takes.
 * @returns each part's counts, and the times of the parts that ran to their end
 */
export async function runParts(
  parts: readonly Part[],
  { times, say, now, stopped }: Surroundings,
): Promise<{ counts: Count[]; times: Times }> {
  const counts: Count[] = [];
  const measured: Record<string, number> = {};
  const names = parts.map(({ name }) => name);
  for (const [index, { name, required, run }] of parts.entries()) {
    if (stopped()) break;
    const [own, rest] = [times[name], estimate(names.slice(index), times)];
    const takes = own === undefined ? "" : `, about ${roundedTime(own)}`;
    const toTheEnd =
      rest === undefined || index === parts.length - 1 ? "" : `, ${roundedTime(rest)} to the end`;
    say(`\nPart ${index + 1} of ${parts.length}: ${name}${takes}${toTheEnd}`);
    const begin = now();
    const count = await run(own);
    counts.push(count);
    if (stopped()) break;
    measured[name] = now() - begin;
    say(`${count.passed} passed, ${count.failed} failed in ${clockTime(measured[name])}`);
    if (required && count.failed > 0) {
      if (index < parts.length - 1) say("The run stops here: fix this first.");
      break;
    }
  }
  return { counts, times: measured };
}
