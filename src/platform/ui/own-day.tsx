import { createElement } from "react";
import { longDate } from "../text/dates.ts";

/**
 * The day of a time (epoch milliseconds). Pages are the same for everyone, so it's the one in UTC; where a reader's own
 * differs, the script in the head (src/site/reviews/level/level-script.ts) shows that before the first paint.
 */
export const OwnDay = ({ at }: { at: number }) => (
  <time dateTime={new Date(at).toISOString()}>
    {longDate(at)}
    {createElement("own-day")}
  </time>
);
