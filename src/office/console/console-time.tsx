import { createElement } from "react";
import { utcTime } from "../../platform/text/dates.ts";

/**
 * A time (epoch milliseconds) in the console: in UTC like everything it schedules, and with script in the zone of who
 * reads it, which it names.
 */
export function ConsoleTime({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()}>
      {utcTime(at)}
      {createElement("own-time")}
    </time>
  );
}
