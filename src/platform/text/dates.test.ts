import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

describe.each(["UTC", "Pacific/Honolulu", "Pacific/Kiritimati"])("on a machine in %s", (zone) => {
  beforeEach(() => {
    vi.stubEnv("TZ", zone);
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    ["2025-01-15T00:00:00.000Z", "January 15, 2025"],
    ["2025-01-15T23:59:59.999Z", "January 15, 2025"],
    ["2024-02-29T12:00:00.000Z", "February 29, 2024"],
    ["2025-12-31T23:30:00.000Z", "December 31, 2025"],
  ])("%s is formatted as '%s'", async (time, formatted) => {
    // Imported again, because the formatter reads the time zone when it is created.
    const { longDate } = await import("./dates.ts");
    expect(longDate(Date.parse(time))).toBe(formatted);
  });

  test("a moment is formatted to the minute", async () => {
    const { utcTime } = await import("./dates.ts");
    expect(utcTime(Date.parse("2025-01-15T00:05:59Z"))).toBe("Jan 15, 2025, 00:05 UTC");
  });

  test.each([
    ["2025-01-01", "January 2025"],
    ["2025-12-31", "December 2025"],
  ])("the month of %s is '%s'", async (day, formatted) => {
    const { monthAndYear } = await import("./dates.ts");
    expect(monthAndYear(day)).toBe(formatted);
  });
});
