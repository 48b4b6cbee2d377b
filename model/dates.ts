const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * A date as the site prints it: 'January 15, 2025', in UTC, so that every reader and every cached page says the same.
 * @param time epoch milliseconds
 */
export function longDate(time: number): string {
  return long.format(time);
}
