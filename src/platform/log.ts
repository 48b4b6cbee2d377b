import { AsyncLocalStorage } from "node:async_hooks";
import { styleText } from "node:util";

export interface LogLine {
  time: Date;
  level: "info" | "warn" | "error";
  request?: string | undefined;
  what: string;
  /** Other facts to search the log by. */
  [fact: string]: unknown;
}

/**
 * An email address in an error message: mail servers and databases may quote one. Matching starts only at a word's
 * beginning, so a long word is scanned once and not once per letter.
 */
const address = /(?<![^\s<>"'(),:;@/])[^\s<>"'(),:;@/]+@[^\s<>"'(),:;@/]+\.[^\s<>"'(),:;@/]+/g;

// Visitors' text may reach the log. It must not control a terminal or look like another line.
const control = /[\p{Cc}\u2028\u2029]/gu;

function tidy(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll(address, "…@…") : value;
}

export function jsonLine({ time, ...rest }: LogLine): string {
  const facts = Object.entries(rest).map(([name, value]) => [name, tidy(value)]);
  const line = JSON.stringify({ time: time.toISOString(), ...Object.fromEntries(facts) });
  return line.replaceAll(
    control,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, "0")}`,
  );
}

/** Formats a line for a terminal. */
export function plainLine({ time, level, what, ...facts }: LogLine): string {
  const more = Object.entries(facts)
    .filter(([name, value]) => value !== undefined && name !== "request")
    .map(([name, value]) => `${name}=${String(tidy(value))}`);
  const line = [time.toTimeString().slice(0, 8), level, tidy(what), ...more].join(" ");
  return line.replaceAll(control, (character) => (character === "\n" ? "\n  " : "�"));
}

const current = new AsyncLocalStorage<string>();

/** Runs work whose log entries get the request's id. */
export const inRequest = <Result>(id: string, work: () => Result): Result => current.run(id, work);

const lineFor = process.stdout.isTTY ? plainLine : jsonLine;

/**
 * Writes a log entry, as JSON unless on a terminal. Never log personal data: no addresses, nothing typed, no query
 * strings.
 */
export function log(
  level: LogLine["level"],
  what: string,
  facts: Record<string, string | number | undefined> = {},
): void {
  const entry = { time: new Date(), level, request: current.getStore(), what, ...facts };
  const line = lineFor(entry);
  const isRed = level === "error" && process.stdout.isTTY;
  console[level === "info" ? "log" : level](isRed ? styleText("red", line) : line);
}

/** Logs a failure: what we were doing, and the error's message. */
export function logFailure(doing: string, error: unknown): void {
  log("error", `${doing}: ${error instanceof Error ? error.message : String(error)}`);
}

/** Logs an unexpected error with its stack. */
export function logBug(doing: string, error: unknown): void {
  const stack = error instanceof Error ? error.stack : undefined;
  log("error", `${doing}: ${error instanceof Error ? error.message : String(error)}`, { stack });
}
