import type { LayeredMutant } from "./mutants.ts";

/** How a run of tests ended. */
export interface TestsEnded {
  /** The tests that failed, each with its file in the first line and its name in the second. */
  failures: readonly string[];
  /** Why the tests say nothing: they didn't run to their end, though none failed. */
  problem?: string | undefined;
}

interface Means {
  /** Plants a bug; returns what takes it out again. */
  plant(mutant: LayeredMutant): () => void;
  /** Runs test files until the first failure. */
  test(files: readonly string[]): Promise<TestsEnded>;
  say(line: string): void;
  /** Seconds. */
  now(): number;
  stopped(): boolean;
}

/** A mutant that was planted. */
interface Trial {
  mutant: LayeredMutant;
  result: "seen" | "survived" | "unclear";
  /** The test that saw it, or why it's unclear. */
  by: string;
  seconds: number;
}

/** Plants one mutant after the other, runs its tests, and says each result in a line of a table. */
export async function tryMutants(
  mutants: readonly LayeredMutant[],
  { plant, test, say, now, stopped }: Means,
): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const mutant of mutants) {
    if (stopped()) break;
    const begin = now();
    const restore = plant(mutant);
    const ended = await test(mutant.tests).finally(restore);
    if (stopped()) break;
    const trial = { mutant, ...resultOf(ended), seconds: now() - begin };
    trials.push(trial);
    say(rowOf(trial));
  }
  return trials;
}

function resultOf({ failures, problem }: TestsEnded): Pick<Trial, "result" | "by"> {
  const [failure] = failures;
  if (failure !== undefined)
    return { result: "seen", by: failure.split("\n").slice(0, 2).join(": ") };
  if (problem !== undefined) return { result: "unclear", by: problem };
  return { result: "survived", by: "" };
}

function rowOf({ mutant: { layer, name }, result, by, seconds }: Trial): string {
  const time = `${seconds.toFixed(1)} s`.padStart(7);
  return [result.padEnd(8), time, layer.padEnd(9), name.padEnd(72), by].join("  ").trimEnd();
}

/** What to say at the end, and whether all mutants were seen. */
export function sumUpTrials(trials: readonly Trial[]): { text: string; allSeen: boolean } {
  const of = (result: Trial["result"]) => trials.filter((trial) => trial.result === result);
  const [seen, survived, unclear] = [of("seen"), of("survived"), of("unclear")];
  const lines = [
    ...survived.map(({ mutant: { name, matters, tests } }) =>
      [`SURVIVED: ${name}`, `  ${matters}`, `  No test of ${tests.join(", ")} failed.`].join("\n"),
    ),
    ...unclear.map(({ mutant: { name }, by }) => `UNCLEAR: ${name}\n  ${by}`),
    `${seen.length} seen, ${survived.length} survived${unclear.length > 0 ? `, ${unclear.length} unclear` : ""}`,
  ];
  return { text: lines.join("\n"), allSeen: seen.length === trials.length };
}
