/**
 * English names without `Intl`, whose first formatter takes 8 MB of memory for every language; all dates here are in
 * English.
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

/** The number of a month by its name or the first three letters or more of it, in any case; 0 if it's none. */
export const monthOf = (name: string): number =>
  monthNames.findIndex(
    (each) => name.length >= 3 && each.toLowerCase().startsWith(name.toLowerCase()),
  ) + 1;

/** A time (epoch milliseconds) in UTC, the same for all readers and cached pages. @throws RangeError for NaN */
function utc(time: number) {
  const [year, month, day, hour, minute] = new Date(time).toISOString().split(/[-T:]/);
  return { year, month: monthNames[Number(month) - 1]!, day: Number(day), hour, minute };
}

/** Formats a time (epoch milliseconds) in UTC: 'January 15, 2025'. */
export function longDate(time: number): string {
  const { year, month, day } = utc(time);
  return `${month} ${day}, ${year}`;
}

/** Formats a day or month from content: '2026-03-04' is 'March 4, 2026', '2026-03' is 'March 2026'. */
export function dayOrMonth(text: string): string {
  return text.length > 7 ? longDate(Date.parse(text)) : monthAndYear(text);
}

/** Formats a day's month: '2025-01-15' is 'January 2025'. */
export function monthAndYear(text: string): string {
  const { year, month } = utc(Date.parse(text));
  return `${month} ${year}`;
}

/** Formats a time (epoch milliseconds): 'Jan 15, 2025, 14:05 UTC'. */
export function utcTime(time: number): string {
  const { year, month, day, hour, minute } = utc(time);
  return `${month.slice(0, 3)} ${day}, ${year}, ${hour}:${minute} UTC`;
}

/** The start of a day in UTC ('2026-11-01') in epoch milliseconds; undefined if it isn't a day. */
export function startOfDay(day: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  // Date.parse accepts February 31 as a day in March.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isDay ? time : undefined;
}

/** Compares two days from content ('2026-03-04'), newest first. */
export const newestDayFirst = (a: string, b: string): number => Number(a < b) - Number(a > b);
