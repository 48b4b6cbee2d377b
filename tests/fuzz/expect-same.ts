import { deepStrictEqual } from "node:assert";

/** Throws if two values differ, for any test runner, with a message that shows both. */
export function expectSame(actual: unknown, expected: unknown): void {
  deepStrictEqual(actual, expected);
}
