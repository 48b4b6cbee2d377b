import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startBucket } from "../../../../tests/support/photos.ts";
import {
  filesInFolder,
  type MediaFiles,
  openMediaFiles,
} from "../../../site/media/media-files.service.ts";
import {
  backupName,
  backupPictures,
  backupsToDelete,
  prunePictures,
  restorePictures,
} from "./backup.ts";

const noon = (date: string) => backupName(Date.parse(`${date}T12:00:00Z`), "sqlite", true);
const keep = { days: 2, weeks: 2, months: 2 };
const now = Date.parse("2026-11-26T12:00:01Z");
const toDelete = (files: readonly string[], kept = keep) => backupsToDelete(files, kept, now);

test("a backup is named after the second it began, in UTC, and the timer's say so", () => {
  const time = Date.parse("2026-11-20T03:04:05.678Z");
  expect(backupName(time, "dump", false)).toBe("rallyrank-2026-11-20T03-04-05Z.dump");
  expect(backupName(time, "sqlite", true)).toBe("rallyrank-2026-11-20T03-04-05Z-scheduled.sqlite");
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
    expect(toDelete(dates.map(noon)).toSorted()).toEqual(deleted.map(noon));
  });

  test("all but the last of a day", () => {
    const hours = [1, 3, 2].map((hour) => backupName(hour * 3_600_000, "dump", true));
    expect(toDelete(hours)).toEqual([hours[2], hours[0]]);
    expect(toDelete(hours, { days: 0, weeks: 0, months: 0 })).toHaveLength(2);
  });

  test("off-site.conf allows as many as a day deletes, with those of three updates", () => {
    const timer = readFileSync("deploy/systemd/off-site.conf", "utf8");
    const allowed = Number(/ --max-delete (\d+) /.exec(timer)?.[1]);
    const days = { days: 7, weeks: 4, months: 12 };
    let files: string[] = [];
    let most = 0;
    for (let day = 0; day < 1500; day++) {
      const time = Date.parse("2026-01-01T03:00:00Z") + day * 86_400_000;
      const byHand = [1, 2, 3].map((hour) => backupName(time + hour * 3_600_000, "sqlite", false));
      files.push(backupName(time, "sqlite", true), ...(day % 40 === 0 ? byHand : []));
      const deleted = new Set(backupsToDelete(files, days, time + 60_000));
      files = files.filter((name) => !deleted.has(name));
      most = Math.max(most, deleted.size);
    }
    // A ZIP file of content and a list of pictures may be beside each.
    expect(most * 3).toBeLessThanOrEqual(allowed);
    // An emptied folder still deletes too many.
    expect(files.length * 2).toBeGreaterThan(allowed);
  });

  const at = (time: string, ending: "sqlite" | "dump" = "sqlite", isScheduled = false) =>
    backupName(Date.parse(`${time}Z`), ending, isScheduled);
  const few = { days: 1, weeks: 0, months: 0 };

  test("not what an update or people made, for 30 days, nor what 2.0.0 made", () => {
    const [old, night] = [at("2026-10-27T01:10"), at("2026-11-26T03:06", "sqlite", true)];
    const byHand = [at("2026-10-27T23:00"), at("2026-11-25T02:00"), at("2026-11-26T01:10")];
    expect(toDelete([old, ...byHand, night], few)).toEqual([old]);
    // After that, it's one of its day.
    expect(toDelete([old, night], { ...few, days: 2 })).toEqual([]);
  });

  test("not SQLite's with the first dump of PostgreSQL, for 30 days", () => {
    const files = [
      at("2026-10-20T03:06", "sqlite", true),
      at("2026-11-25T03:06", "sqlite", true),
      at("2026-11-26T03:06", "sqlite", true),
      at("2026-11-26T11:00", "dump", true),
    ];
    expect(toDelete(files, few)).toEqual([files[0]]);
  });

  test("none that is still being written", () => {
    const writing = `${at("2026-11-26T02:59")}.part`;
    const killed = `${at("2026-11-25T02:59")}.part`;
    expect(toDelete([killed, writing, at("2026-11-26T03:06", "sqlite", true)], few)).toEqual([
      killed,
    ]);
  });

  test("no file of somebody else's", () => {
    const name = noon("2020-01-01");
    const others = [`before the move, ${name}`, `${name}.copy`, "rallyrank.sqlite", "notes.txt"];
    const one = { days: 1, weeks: 0, months: 0 };
    expect(toDelete([...others, noon("2026-11-26")], one)).toEqual([]);
  });

  test("one that was never finished, once a newer one was", () => {
    const [early, late, later] = [1, 2, 3].map((hour) =>
      backupName(hour * 3_600_000, "sqlite", true),
    );
    expect(toDelete([`${early}.part`, late!, `${later}.part`])).toEqual([`${early}.part`]);
    expect(toDelete([`${early}.part`])).toEqual([]);
  });

  test("nothing that isn't named as a backup is", () => {
    const others = [
      "rallyrank.sqlite",
      "rallyrank-2026-11-20.sqlite",
      "rallyrank-2026-13-20T00-00-00Z.sqlite",
      "rallyrank-2026-01-20T00-00-00Z.sqlite.gz",
      "before-the-update.sqlite",
    ];
    expect(toDelete([...others, noon("2026-11-20")])).toEqual([]);
  });
});

describe.each(["a folder", "a bucket"])("pictures in %s, in backups", (place) => {
  let [site, backups]: string[] = [];
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let files: MediaFiles;
  const file = (letter: string) => `${letter.repeat(32)}-320.jpg`;
  const bytes = (letter: string) => new TextEncoder().encode(letter);
  const namesIn = async (from: MediaFiles) => {
    const names: string[] = [];
    for await (const { name } of from.list()) names.push(name[0]!);
    return names.toSorted().join("");
  };
  const backedUp = (time: number) => join(backups!, backupName(time, "sqlite", true));

  beforeEach(async () => {
    [site, backups] = [0, 1].map(() => mkdtempSync(join(tmpdir(), "rallyrank-pictures-")));
    bucket = await startBucket();
    files = openMediaFiles({
      dataDir: site!,
      mediaUrl: place === "a bucket" ? bucket.url : undefined,
    });
    for (const letter of "abcdefg") await files.put(file(letter), bytes(letter));
  });
  afterEach(async () => {
    await bucket.stop();
    for (const folder of [site, backups]) rmSync(folder!, { recursive: true });
  });

  test("each is copied once, a restore brings back what is missing, and the last backup that has it keeps it", async () => {
    const [first, second] = [backedUp(0), backedUp(86_400_000)];
    expect(await backupPictures(files, first)).toEqual({ files: 7, copied: 7 });
    await files.remove(file("a"));
    await files.put(file("h"), bytes("h"));
    expect(await backupPictures(files, second)).toEqual({ files: 7, copied: 1 });
    // Once more, after the store was copied: what was there in between stays listed.
    await files.remove(file("b"));
    await files.put(file("i"), bytes("i"));
    expect(await backupPictures(files, second)).toEqual({ files: 8, copied: 1 });

    for (const letter of "cdefghi") await files.remove(file(letter));
    await files.put(file("z"), bytes("z"));
    expect(await restorePictures(first, files)).toBe(7);
    expect(await namesIn(files)).toBe("abcdefgz");
    expect(new TextDecoder().decode(await files.read(file("d")))).toBe("d");

    const kept = filesInFolder(join(backups!, "pictures"));
    expect(await prunePictures(backups!)).toBe(0);
    rmSync(first.replace(".sqlite", ".pictures.txt"));
    expect(await prunePictures(backups!)).toBe(1);
    expect(await namesIn(kept)).toBe("bcdefghi");
    rmSync(second.replace(".sqlite", ".pictures.txt"));
    expect(await prunePictures(backups!)).toBe(0);
  });

  test("one that was cut off is copied again", async () => {
    const backup = backedUp(0);
    await backupPictures(files, backup);
    writeFileSync(join(backups!, "pictures", "aa", file("a")), "");
    expect(await backupPictures(files, backup)).toEqual({ files: 7, copied: 1 });
  });
});
