import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  dayOrMonth,
  longDate,
  monthAndYear,
  newestDayFirst,
  startOfDay,
  utcTime,
} from "./dates.ts";

describe.each(["UTC", "Pacific/Honolulu", "Pacific/Kiritimati"])("on a machine in %s", (zone) => {
  beforeEach(() => void vi.stubEnv("TZ", zone));
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    ["2025-01-15T00:00:00.000Z", "January 15, 2025"],
    ["2025-01-15T23:59:59.999Z", "January 15, 2025"],
    ["2024-02-29T12:00:00.000Z", "February 29, 2024"],
    ["2025-12-31T23:30:00.000Z", "December 31, 2025"],
  ])("%s is formatted as '%s'", (time, formatted) => {
    expect(longDate(Date.parse(time))).toBe(formatted);
  });

  test.each([
    ["2025-01-15T00:05:59Z", "Jan 15, 2025, 00:05 UTC"],
    ["2025-09-03T14:59:59.999Z", "Sep 3, 2025, 14:59 UTC"],
  ])("%s is '%s' to the minute", (time, formatted) => {
    expect(utcTime(Date.parse(time))).toBe(formatted);
  });

  test.each([
    ["2025-01-01", "January 2025"],
    ["2025-12-31", "December 2025"],
  ])("the month of %s is '%s'", (day, formatted) => {
    expect(monthAndYear(day)).toBe(formatted);
  });
});

test("every month is named as Intl does", () => {
  const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const medium = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  for (let month = 0; month < 12; month++) {
    const time = Date.UTC(2026, month, 9, 7, 5);
    expect(longDate(time)).toBe(long.format(time));
    expect(utcTime(time)).toBe(`${medium.format(time)}, 07:05 UTC`);
  }
});

test.each([
  ["2026-03-04", "March 4, 2026"],
  ["2026-03", "March 2026"],
])("%s is '%s' with a day only if it has one", (text, formatted) => {
  expect(dayOrMonth(text)).toBe(formatted);
});

test("what is no date throws", () => {
  expect(() => longDate(Number.NaN)).toThrow(RangeError);
  expect(() => monthAndYear("soon")).toThrow(RangeError);
});

test("the newer day comes first, and equal days keep their order", () => {
  const days = ["2026-02-28", "2026-11-01", "2025-12-31", "2026-11-01"];
  expect(days.toSorted(newestDayFirst)).toEqual([
    "2026-11-01",
    "2026-11-01",
    "2026-02-28",
    "2025-12-31",
  ]);
});

test.each([
  ["2026-11-01", Date.UTC(2026, 10, 1)],
  ["2026-02-30", undefined],
  ["28.2.2026", undefined],
])("the day '%s' starts at midnight UTC, if it is one", (day, start) => {
  expect(startOfDay(day)).toBe(start);
});
