import { dayAt } from "./today.ts";
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** A weekly time, in UTC. */
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

/** The start of a time's week, Monday at midnight (UTC). Both in epoch milliseconds. */
export function weekStart(time: number): number {
  return time - ((((time - firstMonday) % weekLength) + weekLength) % weekLength);
}

/** The Monday of a time's week: '2026-11-16'. */
export const mondayOf = (time: number): string => dayAt(weekStart(time));

/** Parses a schedule: 'monday' and '14:00', on the hour. */
export function readSchedule(day: string, time: string): Schedule | undefined {
  const weekday = weekdays.findIndex((each) => each.toLowerCase() === day.trim().toLowerCase());
  const hour = /^([01]\d|2[0-3]):00$/.exec(time.trim())?.[1];
  return weekday < 0 || hour === undefined ? undefined : { weekday, hour: Number(hour) };
}

/** Formats a schedule: 'Monday at 14:00'. */
export function scheduleText({ weekday, hour }: Schedule): string {
  return `${weekdays[weekday]} at ${String(hour).padStart(2, "0")}:00`;
}

/** The scheduled time in the week of another time, before or after it. */
const timeInWeekOf = (time: number, { weekday, hour }: Schedule) =>
  weekStart(time) + (weekday * 24 + hour) * hourLength;

/** The last scheduled time, `now` included. */
export function lastTime(schedule: Schedule, now: number): number {
  const thisWeek = timeInWeekOf(now, schedule);
  return thisWeek <= now ? thisWeek : thisWeek - weekLength;
}

export const nextTime = (schedule: Schedule, now: number) => lastTime(schedule, now) + weekLength;

/**
 * This week's scheduled time, if it has passed and hasn't been handled. One missed in an earlier week stays missed.
 * @param through the last time that was handled
 */
export function dueTime(schedule: Schedule, through: number, now: number): number | undefined {
  const due = timeInWeekOf(now, schedule);
  return due <= now && due > through ? due : undefined;
}
