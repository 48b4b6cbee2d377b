/** A bug to plant, and the tests that are meant to see it. */
export interface Mutant {
  /** What happens then: "a form from another site is accepted". */
  name: string;
  file: string;
  /** The text to change; it's in the file exactly once. */
  replace: string;
  by: string;
  /** What that would do to players, readers or owners. */
  matters: string;
  /** Paths from the project's folder. */
  tests: readonly [string, ...string[]];
}
