import { hash } from "node:crypto";
import { mistakeText } from "../platform/content/mistake.ts";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runsAll } from "../../tests/runner/tier.ts";
import { filesBelow, openLiveLibrary } from "./open-library.ts";

const kept = "node_modules/.cache/content.json";
const hero = "content/paddles/diadem-hero.yaml";
const team = "content/team";

let folder: string;
const at = (path: string) => join(folder, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const read = (path: string) => readFileSync(at(path), "utf8");
const edit = (path: string, from: string, to: string) => {
  expect(read(path)).toContain(from);
  write(path, read(path).replace(from, to));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-"));
  cpSync("content", at("content"), { recursive: true });
  // Only the names of public files matter, so empty ones will do.
  for (const file of filesBelow(".", "public")) write(file, "");
  write("src/site/paddles/paddle.content.ts", "");
  write("node_modules/.package-lock.json", "{}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param later how far the clock is ahead, in milliseconds */
const open = (later = 0) =>
  openLiveLibrary({ projectFolder: folder, showsSamples: true, clock: () => Date.now() + later });
const names = (library: Awaited<ReturnType<typeof open>>) =>
  library.current().paddles.map(({ slug, name }) => `${slug}: ${name}`);

// New files are recognized by their content, others by their metadata.
describe.each([["new", 0], ...(runsAll ? [["an hour old", 3_600_000] as const] : [])] as const)(
  "an edit shows after a refresh, with files that are %s:",
  (_, later) => {
    test("also one that leaves a file's size and time as they were", async () => {
      const day = new Date("2026-01-01");
      utimesSync(at(hero), day, day);
      const library = await open(later);
      edit(hero, "name: Diadem Hero", "name: Diadem Zero");
      utimesSync(at(hero), day, day);
      await library.refresh();
      expect(names(library)).toContain("diadem-hero: Diadem Zero");
    });

    test("a second and a third one too, each with what else changed", async () => {
      const library = await open(later);
      edit(hero, "name: Diadem Hero", "name: Diadem One");
      await library.refresh();
      edit(hero, "name: Diadem One", "name: Diadem Two");
      edit("content/site.yaml", "name: RallyRank", "name: RallyRink");
      await library.refresh();
      expect(names(library)).toContain("diadem-hero: Diadem Two");
      expect(library.current().site.name).toBe("RallyRink");
      edit(hero, "name: Diadem Two", "name: Diadem One");
      await library.refresh();
      expect(names(library)).toContain("diadem-hero: Diadem One");
    });

    test("a file that is new, renamed or gone", async () => {
      const library = await open(later);
      const members = () => library.current().team.map(({ slug }) => slug);
      const [first] = members();
      cpSync(at(`${team}/${first}.yaml`), at(`${team}/new-member.yaml`));
      edit(`${team}/new-member.yaml`, "bio: >-", "bio: >-\n  New.");
      await library.refresh();
      expect(members()).toContain("new-member");

      renameSync(at(`${team}/new-member.yaml`), at(`${team}/renamed-member.yaml`));
      await library.refresh();
      expect(members()).toContain("renamed-member");
      expect(members()).not.toContain("new-member");

      rmSync(at(`${team}/renamed-member.yaml`));
      await library.refresh();
      expect(members()).not.toContain("renamed-member");
    });

    test("files that trade names", async () => {
      const library = await open(later);
      const zero = "content/paddles/diadem-zero.yaml";
      const [one, other] = library
        .current()
        .paddles.map(({ slug }) => `content/paddles/${slug}.yaml`);
      renameSync(at(one!), at(zero));
      renameSync(at(other!), at(one!));
      renameSync(at(zero), at(other!));
      // Their samples no longer match, which shows that both were read.
      await library.refresh();
      expect(library.unshown().mistakes.map(mistakeText).join("\n")).toContain(
        "content/sample-reviews/",
      );
    });

    test("a mistake leaves the last valid version, and reports it, until it's fixed", async () => {
      const library = await open(later);
      edit(hero, "name: Diadem Hero", "nam: Diadem Hero");
      for (let times = 0; times < 2; times++) {
        await library.refresh();
        expect(library.unshown().mistakes[0]).toMatchObject({ file: hero });
        expect(names(library)).toContain("diadem-hero: Diadem Hero");
      }
      edit(hero, "nam: Diadem Hero", "name: Diadem Fixed");
      await library.refresh();
      expect(names(library)).toContain("diadem-hero: Diadem Fixed");
    });

    test("a mistake in one file is found by the edit of another", async () => {
      const library = await open(later);
      rmSync(at("content/balls"), { recursive: true });
      await library.refresh();
      expect(library.unshown().mistakes.map(mistakeText).join("\n")).toContain("content/balls");
    });
  },
);

describe("a later start", () => {
  /** Nothing else has this name, so a run that shows it has used the cache. */
  const forge = () => {
    const [first = "", ...body] = read(kept).split("\n");
    const forged = body.join("\n").replace('"Diadem Hero"', '"Diadem Kept"');
    write(kept, `${first.split(" ")[0]} ${hash("sha256", forged)}\n${forged}`);
  };

  test("takes what an earlier one kept", async () => {
    await open();
    forge();
    expect(names(await open())).toContain("diadem-hero: Diadem Kept");
  });

  test("reads content once code that may read it is edited", async () => {
    await open();
    forge();
    const library = await open();
    write("src/site/paddles/paddle.content.ts", "1;");
    await library.refresh();
    expect(names(library)).toContain("diadem-hero: Diadem Hero");
  });

  test.each<[string, () => void]>([
    ["content was edited", () => edit(hero, "name: Diadem Hero", "name:   Diadem Hero")],
    ["a file is new", () => write("public/new.png", "")],
    ["a file was renamed", () => renameSync(at("public/old.png"), at("public/older.png"))],
    ["a file is gone", () => rmSync(at("public/old.png"))],
    [
      "code that may read content was edited",
      () => write("src/site/paddles/paddle.content.ts", "1;"),
    ],
    ["packages were installed", () => write("node_modules/.package-lock.json", "{ }")],
    ["what was kept is cut off", () => write(kept, read(kept).slice(0, -1))],
    ["what was kept was changed", () => edit(kept, "Diadem Kept", "Diadem Zero")],
    ["what was kept is gone", () => rmSync(at(kept))],
  ])("reads content again if %s", async (_, change) => {
    write("public/old.png", "");
    await open();
    forge();
    change();
    expect(names(await open())).toContain("diadem-hero: Diadem Hero");
  });
});
