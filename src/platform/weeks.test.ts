import { expect, test } from "vitest";
import { dueTime, lastTime, mondayOf, nextTime, readSchedule, scheduleText } from "./weeks.ts";

const at = (time: string) => Date.parse(time);

test.each([
  ["2026-11-16T00:00:00Z", "2026-11-16"],
  ["2026-11-15T23:59:59.999Z", "2026-11-09"],
  ["2026-11-22T23:59:59.999Z", "2026-11-16"],
  ["1970-01-01T00:00:00Z", "1969-12-29"],
  ["1969-12-28T23:59:59.999Z", "1969-12-22"],
  ["2027-01-03T12:00:00Z", "2026-12-28"],
])("%s is in the week of %s", (time, monday) => {
  expect(mondayOf(at(time))).toBe(monday);
});

test.each([
  ["monday", "14:00", { weekday: 0, hour: 14 }],
  [" Sunday ", "00:00", { weekday: 6, hour: 0 }],
  ["FRIDAY", "23:00", { weekday: 4, hour: 23 }],
  ["mon", "14:00", undefined],
  ["monday", "", undefined],
  ["monday", "24:00", undefined],
  ["monday", "14:30", undefined],
  ["monday", "2:00", undefined],
  ["off", "", undefined],
])("'%s %s' is read as %o", (day, time, schedule) => {
  expect(readSchedule(day, time)).toEqual(schedule);
});

test("a schedule is named by its day and hour", () => {
  expect(scheduleText({ weekday: 2, hour: 7 })).toBe("Wednesday at 07:00");
});

const wednesday = { weekday: 2, hour: 7 };
test.each([
  ["2026-11-18T06:59:59Z", "2026-11-11T07:00:00Z", "2026-11-18T07:00:00Z"],
  ["2026-11-18T07:00:00Z", "2026-11-18T07:00:00Z", "2026-11-25T07:00:00Z"],
  ["2026-11-22T23:00:00Z", "2026-11-18T07:00:00Z", "2026-11-25T07:00:00Z"],
])("at %s it was last at %s and is next at %s", (now, last, next) => {
  expect([lastTime(wednesday, at(now)), nextTime(wednesday, at(now))]).toEqual([
    at(last),
    at(next),
  ]);
});

const [before, due] = [at("2026-11-10T00:00:00Z"), at("2026-11-18T07:00:00Z")];
test.each([
  ["an hour before", "2026-11-18T06:00:00Z", before, undefined],
  ["at its time", "2026-11-18T07:00:00Z", before, due],
  ["later in its week", "2026-11-22T23:59:59Z", before, due],
  ["once it was passed", "2026-11-18T07:01:00Z", due, undefined],
  ["if it was set after its time", "2026-11-19T00:00:00Z", due + 1, undefined],
  ["in the next week, where it was missed", "2026-11-23T00:00:00Z", before, undefined],
  ["after many weeks, once", "2027-02-10T08:00:00Z", before, at("2027-02-10T07:00:00Z")],
])("is due %s: %s", (_, now, through, expected) => {
  expect(dueTime(wednesday, through, at(now))).toBe(expected);
});
