/**
 * English names, not those of `Intl`: its first formatter takes 8 MB of memory, in which it has every language, and all
 * dates here are in one.
 */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** A time (epoch milliseconds) in UTC, the same for all readers and cached pages. @throws RangeError for NaN */
function utc(time: number) {
  const [year, month, day, hour, minute] = new Date(time).toISOString().split(/[-T:]/);
  return { year, month: monthNames[Number(month) - 1]!, day: Number(day), hour, minute };
}

/** The day of a time (epoch milliseconds) in UTC: 'January 15, 2025'. */
export function longDate(time: number): string {
  const { year, month, day } = utc(time);
  return `${month} ${day}, ${year}`;
}

/** A day or a month as content has it: '2026-03-04' is 'March 4, 2026', '2026-03' is 'March 2026'. */
export function dayOrMonth(text: string): string {
  return text.length > 7 ? longDate(Date.parse(text)) : monthAndYear(text);
}

/** The month of a day: '2025-01-15' is 'January 2025'. */
export function monthAndYear(text: string): string {
  const { year, month } = utc(Date.parse(text));
  return `${month} ${year}`;
}

/** A time (epoch milliseconds) to the minute: 'Jan 15, 2025, 14:05 UTC'. */
export function utcTime(time: number): string {
  const { year, month, day, hour, minute } = utc(time);
  return `${month.slice(0, 3)} ${day}, ${year}, ${hour}:${minute} UTC`;
}

/** Compares two days as content has them ('2026-03-04'): the newer one comes first. */
export function newestDayFirst(a: string, b: string): number {
  return Number(a < b) - Number(a > b);
}
