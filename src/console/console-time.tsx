import { utcTime } from "../platform/text/dates.ts";

/** A moment (epoch milliseconds) as the console says it, in UTC as everything it schedules is. */
export function ConsoleTime({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{utcTime(at)}</time>;
}
