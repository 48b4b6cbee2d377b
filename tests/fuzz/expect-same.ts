import { deepStrictEqual } from "node:assert";

/** Throws where two values differ; of any runner, with a message that shows both. */
export function expectSame(actual: unknown, expected: unknown): void {
  deepStrictEqual(actual, expected);
}
