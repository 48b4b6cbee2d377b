/** What a test runner sends to `npm test` while it runs. */
export type Message =
  /** Some of its tests or files are done. */
  | { type: "progress"; done: number; all: number }
  /** A test failed: its file and name. */
  | { type: "failure"; test: string }
  /** Something failed outside of a test, and is in no report. */
  | { type: "problem"; text: string };

/** Sends a message to the process that started this one. */
export function send(message: Message): void {
  process.send?.(message);
}

/** How far a runner is. */
export interface Progress {
  name: string;
  /** "files" or "tests". */
  unit: string;
  done: number;
  all: number;
}

/** A line about all runners: "Vitest 34 of 150 files, Playwright 12 of 200 tests". */
export function progressLine(runners: readonly Progress[]): string {
  return runners
    .map(({ name, unit, done, all }) =>
      all === 0 ? `${name} is starting` : `${name} ${done} of ${all} ${unit}`,
    )
    .join(", ");
}
