import { AsyncLocalStorage } from "node:async_hooks";

/** What one line of the log says. */
export interface LogEntry {
  time: Date;
  level: "info" | "warn" | "error";
  /** The id of the request it belongs to. */
  request?: string | undefined;
  what: string;
  /** What else is worth finding lines by. */
  [fact: string]: unknown;
}

/**
 * A mail address in an error's words: a mail server or a database may name one. Looked for from the beginning of a word
 * alone, so that a long word is read once and not from each of its letters.
 */
const address = /(?<![^\s<>"'(),:;@/])[^\s<>"'(),:;@/]+@[^\s<>"'(),:;@/]+\.[^\s<>"'(),:;@/]+/g;

// Text of strangers may reach a log; nothing in it may act on a terminal or look like another line.
const control = /[\p{Cc}\u2028\u2029]/gu;

function tidy(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll(address, "…@…") : value;
}

/** A line for programs: one JSON object. */
export function jsonLine({ time, ...rest }: LogEntry): string {
  const facts = Object.entries(rest).map(([name, value]) => [name, tidy(value)]);
  const line = JSON.stringify({ time: time.toISOString(), ...Object.fromEntries(facts) });
  return line.replaceAll(
    control,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, "0")}`,
  );
}

/** A line for a person. */
export function plainLine({ time, level, what, ...facts }: LogEntry): string {
  const more = Object.entries(facts)
    .filter(([name, value]) => value !== undefined && name !== "request")
    .map(([name, value]) => `${name}=${String(tidy(value))}`);
  const line = [time.toTimeString().slice(0, 8), level, tidy(what), ...more].join(" ");
  return line.replaceAll(control, (character) => (character === "\n" ? "\n  " : "�"));
}

/** The id of the request that is being answered. */
const current = new AsyncLocalStorage<string>();

/** Lines logged while the work runs carry the request's id. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

const lineFor = process.stdout.isTTY ? plainLine : jsonLine;

/** Writes a line, as JSON unless on a terminal. Never personal data: no addresses, nothing typed, no query of a URL. */
export function log(
  level: LogEntry["level"],
  what: string,
  facts: Record<string, string | number | undefined> = {},
): void {
  const entry = { time: new Date(), level, request: current.getStore(), what, ...facts };
  console[level === "info" ? "log" : level](lineFor(entry));
}

/** Says what went wrong: what we were doing, and the error's own words. */
export function logFailure(doing: string, error: unknown): void {
  log("error", `${doing}: ${error instanceof Error ? error.message : String(error)}`);
}

/** The same for an error nobody expected, and where it came from. */
export function logBug(doing: string, error: unknown): void {
  const stack = error instanceof Error ? error.stack : undefined;
  log("error", `${doing}: ${error instanceof Error ? error.message : String(error)}`, { stack });
}
