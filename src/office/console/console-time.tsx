import { utcTime } from "../../platform/text/dates.ts";

/** A time (epoch milliseconds) in the console, in UTC like everything it schedules. */
export function ConsoleTime({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{utcTime(at)}</time>;
}
