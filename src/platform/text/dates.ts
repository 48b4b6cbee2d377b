const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Formats a time (epoch milliseconds) in UTC, the same for all readers and cached pages: 'January 15, 2025'. */
export function longDate(time: number): string {
  return long.format(time);
}

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** A day or a month as content has it: '2026-03-04' is 'March 4, 2026', '2026-03' is 'March 2026'. */
export function dayOrMonth(text: string): string {
  return text.length > 7 ? longDate(Date.parse(text)) : monthAndYear(text);
}

/** The month of a day: '2025-01-15' is 'January 2025'. */
export function monthAndYear(day: string): string {
  return month.format(Date.parse(day));
}

const minute = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** Formats a time (epoch milliseconds) to the minute: 'Jan 15, 2025, 14:05 UTC'. */
export function utcTime(time: number): string {
  return `${minute.format(time)} UTC`;
}
