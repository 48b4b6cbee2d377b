import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** What a test runner sends to `npm test` while it runs. */
export type Message =
  /** Some of its tests or files are done. */
  | { type: "progress"; done: number; all: number }
  /** A test failed: its file and name, and the lines of its first error that `whyOf` made. */
  | { type: "failure"; test: string; why: string }
  /** A program that tests run on: "PostgreSQL 17.6 (servers)". */
  | { type: "ran"; what: string }
  /** Something failed outside of a test, and is in no report. */
  | { type: "problem"; text: string };

/** Sends a message to the process that started this one. */
export function send(message: Message): void {
  process.send?.(message);
}

/** Sends which version of a program the tests run on. @param option what it's asked with */
export function sendVersion(program: string, option: string): void {
  const { stdout, stderr } = spawnSync(program, [option], { encoding: "utf8" });
  const what = (stdout || stderr).split("\n", 1)[0]!.replace("nginx version: ", "").trim();
  send({ type: "ran", what });
}

interface TestError {
  message?: string;
  /** The values that differ, as Vitest lists them. */
  diff?: string;
}

/** The first error of a test, indented below its name: a report alone may be lost with the machine it was on. */
export function whyOf([error]: readonly TestError[]): string {
  const text = stripVTControlCharacters([error?.message, error?.diff].filter(Boolean).join("\n"));
  return text
    .slice(0, 800)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 12)
    .map((line) => `\n    ${line}`)
    .join("");
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
