import * as fc from "fast-check";

/** A property that holds for any input. */
export interface FuzzProperty {
  name: string;
  /** Its number of cases in a run of about 100,000 over all properties. */
  share: number;
  property: fc.IRawProperty<unknown>;
}

/** Properties that share a setup: a running server, a copy of the content. */
export interface FuzzGroup {
  name: string;
  properties: readonly FuzzProperty[];
  open?(): Promise<void>;
  /** Removes the setup. @throws if it is damaged */
  close?(): Promise<void>;
}

/**
 * Runs a property.
 * @returns undefined if it holds, or the seed and the smallest counterexample
 */
export async function failureOf(
  { property }: FuzzProperty,
  cases: number,
  seed: number,
): Promise<string | undefined> {
  const details = await fc.check(property, { numRuns: cases, seed });
  if (!details.failed) return undefined;
  return `${fc.defaultReportMessage(details)}\n${String(details.errorInstance)}`.slice(0, 2000);
}

/**
 * A property of a group for inputs of one kind.
 * @param holds throws if the property doesn't hold
 */
export function forAll<Input>(
  name: string,
  share: number,
  inputs: fc.Arbitrary<Input>,
  holds: (input: Input) => void | Promise<void>,
): FuzzProperty {
  return { name, share, property: fc.asyncProperty(inputs, async (input) => await holds(input)) };
}

/** CPU time in milliseconds: more than one pass over any text of 100,000 characters takes, even on a busy machine. */
const maxCpuTime = 1000;

/** Fails if work takes too much CPU time in three tries. */
export function inTime(work: () => unknown): void {
  const took: number[] = [];
  for (let tries = 0; tries < 3; tries++) {
    const { user, system } = process.cpuUsage();
    work();
    const spent = process.cpuUsage();
    took.push((spent.user + spent.system - user - system) / 1000);
    if (took.at(-1)! < maxCpuTime) return;
  }
  throw new Error(`took ${took.map((each) => Math.round(each)).join(", ")} ms of CPU`);
}
