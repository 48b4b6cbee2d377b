import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startBucket } from "../../../tests/support/photos.ts";
import { filesInFolder, type MediaFiles, openMediaFiles } from "../../media/media-files.service.ts";
import {
  backupName,
  backupPictures,
  backupsToDelete,
  prunePictures,
  restorePictures,
} from "./backup.ts";

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
  const backedUp = (time: number) => join(backups!, backupName(time, "sqlite"));

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
