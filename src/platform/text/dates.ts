const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * Formats a date: 'January 15, 2025', in UTC, so that every reader and every cached page shows the same day.
 * @param time epoch milliseconds
 */
export function longDate(time: number): string {
  return long.format(time);
}

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** The month of a day: '2025-01-15' is 'January 2025'. */
export function monthAndYear(day: string): string {
  return month.format(Date.parse(day));
}
