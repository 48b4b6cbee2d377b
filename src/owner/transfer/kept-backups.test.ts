import { describe, expect, test } from "vitest";
import { backupName, backupsToDelete } from "./backup.ts";

const noon = (date: string) => backupName(Date.parse(`${date}T12:00:00Z`), "sqlite");
const keep = { days: 2, weeks: 2, months: 2 };

test("a backup is named after the second it began, in UTC", () => {
  expect(backupName(Date.parse("2026-11-20T03:04:05.678Z"), "dump")).toBe(
    "rallyrank-2026-11-20T03-04-05Z.dump",
  );
});

describe("backups to delete", () => {
  // 2026-11-23 is a Monday.
  test.each([
    ["none of none", [], []],
    ["none while few", ["2026-11-22", "2026-11-23"], []],
    [
      "a day that is neither its week's nor its month's last",
      ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"],
      ["2026-11-21"],
    ],
    [
      "but the last day of the week before",
      ["2026-11-22", "2026-11-24", "2026-11-25", "2026-11-26"],
      ["2026-11-24"],
    ],
    [
      "but the last day of the month before",
      ["2026-10-30", "2026-10-31", "2026-11-19", "2026-11-20", "2026-11-25", "2026-11-26"],
      ["2026-10-30", "2026-11-19"],
    ],
    ["a month that is too long ago", ["2026-09-30", "2026-10-31", "2026-11-26"], ["2026-09-30"]],
    ["not the newest, however old", ["2020-01-01"], []],
  ])("%s", (_, dates, deleted) => {
    expect(backupsToDelete(dates.map(noon), keep).toSorted()).toEqual(deleted.map(noon));
  });

  test("all but the last of a day", () => {
    const hours = [1, 3, 2].map((hour) => backupName(hour * 3_600_000, "dump"));
    expect(backupsToDelete(hours, keep)).toEqual([hours[2], hours[0]]);
    expect(backupsToDelete(hours, { days: 0, weeks: 0, months: 0 })).toHaveLength(2);
  });

  test("no file of somebody else's", () => {
    const name = noon("2020-01-01");
    const others = [`before the move, ${name}`, `${name}.copy`, "rallyrank.sqlite", "notes.txt"];
    const one = { days: 1, weeks: 0, months: 0 };
    expect(backupsToDelete([...others, noon("2026-11-26")], one)).toEqual([]);
  });

  test("one that was never finished, once a newer one was", () => {
    const [early, late, later] = [1, 2, 3].map((hour) => backupName(hour * 3_600_000, "sqlite"));
    expect(backupsToDelete([`${early}.part`, late!, `${later}.part`], keep)).toEqual([
      `${early}.part`,
    ]);
    expect(backupsToDelete([`${early}.part`], keep)).toEqual([]);
  });

  test("nothing that isn't named as a backup is", () => {
    const others = [
      "rallyrank.sqlite",
      "rallyrank-2026-11-20.sqlite",
      "rallyrank-2026-13-20T00-00-00Z.sqlite",
      "rallyrank-2026-01-20T00-00-00Z.sqlite.gz",
      "before-the-update.sqlite",
    ];
    expect(backupsToDelete([...others, noon("2026-11-20")], keep)).toEqual([]);
  });
});
