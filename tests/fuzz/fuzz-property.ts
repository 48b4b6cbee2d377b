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
