/** The days of a week, in its order. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** A time of each week, in UTC. */
export interface Schedule {
  /** From 0 for Monday. */
  weekday: number;
  /** From 0 to 23. */
  hour: number;
}

const hourLength = 3_600_000;
export const weekLength = 7 * 24 * hourLength;
/** The epoch began on a Thursday. */
const firstMonday = 4 * 24 * hourLength;

/** When the week of a time began: midnight on Monday (UTC). All in epoch milliseconds. */
export function weekStart(time: number): number {
  return time - ((((time - firstMonday) % weekLength) + weekLength) % weekLength);
}

/** The Monday of a time's week: '2026-11-16'. */
export function mondayOf(time: number): string {
  return new Date(weekStart(time)).toISOString().slice(0, 10);
}

/** Reads a schedule: 'monday' and '14:00', on the hour. */
export function readSchedule(day: string, time: string): Schedule | undefined {
  const weekday = weekdays.findIndex((each) => each.toLowerCase() === day.trim().toLowerCase());
  const hour = /^([01]\d|2[0-3]):00$/.exec(time.trim())?.[1];
  return weekday < 0 || hour === undefined ? undefined : { weekday, hour: Number(hour) };
}

/** A schedule in a sentence: 'Monday at 14:00'. */
export function scheduleText({ weekday, hour }: Schedule): string {
  return `${weekdays[weekday]} at ${String(hour).padStart(2, "0")}:00`;
}

/** The schedule's time in the week of another time, which may be before or after it. */
const timeInWeekOf = (time: number, { weekday, hour }: Schedule) =>
  weekStart(time) + (weekday * 24 + hour) * hourLength;

/** The schedule's last time up to and including `now`. */
export function lastTime(schedule: Schedule, now: number): number {
  const thisWeek = timeInWeekOf(now, schedule);
  return thisWeek <= now ? thisWeek : thisWeek - weekLength;
}

/** The schedule's next time after `now`. */
export const nextTime = (schedule: Schedule, now: number) => lastTime(schedule, now) + weekLength;

/**
 * The schedule's time in this week, if it has come and isn't passed. One that was missed in an earlier week stays missed.
 * @param through the last time that was passed
 */
export function dueTime(schedule: Schedule, through: number, now: number): number | undefined {
  const due = timeInWeekOf(now, schedule);
  return due <= now && due > through ? due : undefined;
}
