import { AsyncLocalStorage } from "node:async_hooks";
import { jsonLine, type LogEntry, plainLine } from "./log-line.ts";

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
