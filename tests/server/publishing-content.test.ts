import { spawnSync } from "node:child_process";
import { mistakeText } from "../../src/platform/content/mistake.ts";
import { writeFileSync } from "node:fs";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bothEngines, emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { runsAll } from "../runner/tier.ts";
import { runRound } from "../support/in-process-site.ts";
import {
  cleo,
  contentProject,
  dana,
  type Editor,
  editContent,
  lee,
  openPublishing,
} from "../support/published-content.ts";
import type { Options } from "../../src/platform/acts.ts";
import { pageOfEntry } from "../../src/library/content-paths.ts";
import { openLiveLibrary, tooLong } from "../../src/library/open-library.ts";
import { textDigest } from "../../src/platform/content/content-source.ts";
import { publishDue } from "../../src/office/publishing/content-acts.service.ts";
import { openContent } from "../../src/office/publishing/content.service.ts";
import { listDrafts } from "../../src/office/publishing/revisions.store.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { review, storeReviews } from "../support/reviews.ts";

const hero = "paddles/diadem-hero.yaml";

let place: StorePlace;
let project: ReturnType<typeof contentProject>;
type Process = Awaited<ReturnType<typeof openPublishing>>;
const open: Process[] = [];

beforeEach(() => {
  project = contentProject();
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { site } of open.splice(0)) await site.close();
  await place.remove();
  project.remove();
});

async function start(clock?: () => number): Promise<Process> {
  const started = await openPublishing(place, project.folder, clock);
  open.push(started);
  return started;
}
const edit = ({ site }: Process, who: Editor, act: string, of: string, options: Options = {}) =>
  editContent(place, site.content, who, [act, of, options]);

/** Saves an edit of a published text as a draft. */
async function draft(on: Process, who: Editor, path: string, from: string, to: string) {
  const published = on.site.content.published(path)!;
  expect(published).toContain(from);
  const text = published.replace(from, to);
  await edit(on, who, "save", `${path}@${textDigest(published)}`, { text });
  return text;
}

describe.each(engines)("content published in the browser (%s)", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
  });

  test("says of a text with a letter that no store takes which one it is", async () => {
    const one = await start();
    await draft(one, dana, hero, "fullName: Diadem Hero", "fullName: Diadem H\0ro\uD800");
    const { text } = (await one.site.content.entry(hero, dana.email))!.draft!;
    expect(text).toContain("fullName: Diadem H\uFFFDro\uFFFD");
    await expect(edit(one, dana, "publish", hero)).rejects.toThrow("has a letter that got lost");
  });

  test("shows in that process at once, and in another soon", async () => {
    const [one, other] = [await start(), await start()];
    expect(await other.textOf("/diadem-hero")).not.toContain("Diadem Hero Nine");
    await draft(one, dana, hero, "fullName: Diadem Hero", "fullName: Diadem Hero Nine");
    expect(await one.textOf("/diadem-hero")).not.toContain("Diadem Hero Nine");
    await edit(one, dana, "publish", hero);
    expect(await one.textOf("/diadem-hero")).toContain("Diadem Hero Nine");
    await expect.poll(() => other.textOf("/diadem-hero")).toContain("Diadem Hero Nine");
  });

  test("is there after a restart, whatever its files say", async () => {
    const before = await start();
    await draft(before, dana, hero, "fullName: Diadem Hero", "fullName: Diadem Hero Nine");
    await edit(before, dana, "publish", hero);
    project.edit(hero, "fullName: Diadem Hero", "fullName: Diadem Hero Ten");
    const after = await start();
    expect(await after.textOf("/diadem-hero")).toContain("Diadem Hero Nine");
    const entry = await after.site.content.entry(hero, dana.email);
    expect(entry).toMatchObject({ isFromBrowser: true, changedInFiles: true, by: "Dana" });
  });

  test("takes players' reviews along when a page is renamed, and its old address leads there", async () => {
    const one = await start();
    const store = openStore(place);
    const written = { ...review(1, () => 1), subject: "diadem-hero" };
    await storeReviews(store.db, [written], Date.now());
    const { base } = (await one.site.content.entry(hero, dana.email))!;
    await edit(one, dana, "rename", `${hero}@${base}`, { to: "diadem-hero-two" });
    await edit(one, dana, "publish", "paddles/diadem-hero-two.yaml");
    const moved = await one.ask("/diadem-hero");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/diadem-hero-two"]);
    expect(await one.textOf("/diadem-hero-two")).toContain(written.reviewText);
    const subjects = await store.db
      .selectFrom("paddle_reviews")
      .select("paddle_name")
      .where("is_sample", "=", 0)
      .execute();
    expect(subjects).toEqual([{ paddle_name: "diadem-hero-two" }]);
    await store.close();
  });
});

describe.each(bothEngines)("a process that fails to follow (%s)", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
  });

  test("shows what is published meanwhile, and moves reviews in a later round", async () => {
    const one = await start();
    const store = openStore(place);
    const written = { ...review(1, () => 1), subject: "diadem-hero" };
    await storeReviews(store.db, [written], Date.now());
    expect((await one.ask("/diadem-hero")).status).toBe(200);
    const { base } = (await one.site.content.entry(hero, dana.email))!;
    await edit(one, dana, "rename", `${hero}@${base}`, { to: "diadem-hero-two" });
    await sql`alter table seedings rename to gone`.execute(store.db);
    const publishing = edit(one, dana, "publish", "paddles/diadem-hero-two.yaml");
    await expect(publishing).rejects.toThrow("seedings");
    const shows = async () => (await one.textOf("/diadem-hero-two")).includes(written.reviewText);
    expect([(await one.ask("/diadem-hero")).status, await shows()]).toEqual([301, false]);
    await sql`alter table gone rename to seedings`.execute(store.db);
    await runRound(one.site, "following what is published");
    expect(await shows()).toBe(true);
    await store.close();
  });
});

describe.each(engines)("a process that is killed while it publishes (%s)", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
  });

  const steps = [
    ["between two writes of its transaction", "fileDigest", "old"],
    ["after the check", "prepare", "old"],
    ["before it shows what it stored", "refresh", "new"],
  ] as const;
  test.each(runsAll ? steps : steps.slice(0, 1))(
    "%s leaves all of the old or all of the new",
    async (_, at, left) => {
      const one = await start();
      const other = "paddles/neonic-flow.yaml";
      // A rename is several entries, which are published together.
      const { base } = (await one.site.content.entry(hero, dana.email))!;
      await edit(one, dana, "rename", `${hero}@${base}`, { to: "diadem-hero-two" });
      await draft(one, dana, other, "fullName: ", "fullName: New ");
      const killed = spawnSync(
        process.execPath,
        [
          "tests/support/publish-until.ts",
          JSON.stringify({
            place,
            folder: project.folder,
            at,
            path: "paddles/diadem-hero-two.yaml",
          }),
        ],
        { encoding: "utf8" },
      );
      expect([killed.signal, killed.stderr]).toEqual(["SIGKILL", ""]);
      const after = await start();
      const statuses = [
        (await after.ask("/diadem-hero")).status,
        (await after.ask("/diadem-hero-two")).status,
      ];
      expect(statuses).toEqual(left === "old" ? [200, 404] : [301, 200]);
      expect(after.site.content.unshown().mistakes).toEqual([]);
      // Drafts that weren't published are still there.
      const { draft: kept } = (await after.site.content.entry(other, dana.email))!;
      expect(kept!.text).toContain("fullName: New ");
      expect((await after.site.content.entry(hero, dana.email))!.draft === undefined).toBe(
        left === "new",
      );
    },
  );
});

describe("content published in the browser", () => {
  beforeEach(async () => {
    place = await emptyStore("sqlite");
  });

  test("has no mistake: the first is told, and nothing changes", async () => {
    const one = await start();
    await draft(one, dana, hero, "coreMm: 14", "coreMm: 140");
    await expect(edit(one, dana, "publish", hero)).rejects.toThrow(
      /Nothing was published: there is a mistake\. content\/paddles\/diadem-hero\.yaml:11 coreMm: 140 is more than 25/,
    );
    expect(one.site.content.published(hero)).toContain("coreMm: 14\n");
    expect(one.site.content.unshown().mistakes).toEqual([]);
  });

  test("isn't what somebody wrote from an older text", async () => {
    const one = await start();
    await draft(one, dana, hero, "fullName: Diadem Hero", "fullName: Diadem Hero Nine");
    const later = await draft(one, lee, hero, "fullName: Diadem Hero", "fullName: Diadem Hero Ten");
    const seen = (await one.site.content.entry(hero, dana.email))!;
    expect(seen.others.map(({ person }) => person)).toEqual(["Lee"]);
    await edit(one, dana, "publish", hero);
    await expect(edit(one, lee, "publish", hero)).rejects.toThrow(
      "'paddles/diadem-hero.yaml' has been published since your draft was begun.",
    );
    // Lee's text is still there, and can be saved over the newer one.
    const entry = (await one.site.content.entry(hero, lee.email))!;
    expect(entry.draft!.text).toBe(later);
    await edit(one, lee, "save", `${hero}@${entry.base}`, { text: later });
    await edit(one, lee, "publish", hero);
    expect(await one.textOf("/diadem-hero")).toContain("Diadem Hero Ten");
    const { revisions } = (await one.site.content.entry(hero, lee.email))!;
    expect(revisions.map(({ person, state }) => [person, state])).toEqual([
      ["Lee", "live"],
      ["Dana", "past"],
    ]);
  });

  test("can be put back to any earlier version, or to the file", async () => {
    const one = await start();
    for (const name of ["Nine", "Ten"]) {
      await draft(
        one,
        dana,
        hero,
        /fullName: .*/.exec(one.site.content.published(hero)!)![0],
        `fullName: Diadem Hero ${name}`,
      );
      await edit(one, dana, "publish", hero);
    }
    const { revisions } = (await one.site.content.entry(hero, dana.email))!;
    await edit(one, dana, "restore", hero, { revision: revisions[1]!.id });
    await edit(one, dana, "publish", hero);
    expect(await one.textOf("/diadem-hero")).toContain("Diadem Hero Nine");
    await edit(one, dana, "restore", hero, { revision: "file" });
    await edit(one, dana, "publish", hero);
    expect(one.site.content.published(hero)).toBe(project.read(hero));
  });

  test("can delete an entry, and what still links to it is told first", async () => {
    const one = await start();
    const article = "blog/drop-or-drive.md";
    const path = one.site.content.names("blog").includes("drop-or-drive")
      ? article
      : `blog/${one.site.content.names("blog")[0]!}.md`;
    await edit(one, dana, "delete", path);
    const checked = await one.site.content.check(new Map([[path, null]]));
    if (checked.mistakes.length > 0)
      await expect(edit(one, dana, "publish", path)).rejects.toThrow("Nothing was published");
    else {
      await edit(one, dana, "publish", path);
      expect(one.site.content.published(path)).toBeNull();
      expect((await one.ask(pageOfEntry(path)!)).status).toBe(404);
    }
  });

  test("is published by itself at its time, and not before", async () => {
    let now = Date.parse("2026-05-04T09:30:00Z");
    const one = await start(() => now);
    await draft(one, dana, hero, "fullName: Diadem Hero", "fullName: Diadem Hero Nine");
    const act = (of: string, options: Options) =>
      editContent(place, one.site.content, dana, ["publish", of, options], now);
    await expect(act(hero, { at: "yesterday" })).rejects.toThrow("'yesterday' isn't a time");
    await act(hero, { at: "2026-05-05T08:00Z" });
    const store = openStore(place);
    const due = () => publishDue({ ...store, content: one.site.content }, now, () => "owner");
    await due();
    expect(await one.textOf("/diadem-hero")).not.toContain("Diadem Hero Nine");
    now = Date.parse("2026-05-05T08:00:00Z");
    await due();
    expect(await one.textOf("/diadem-hero")).toContain("Diadem Hero Nine");
    expect(await listDrafts(store.db)).toEqual([]);
    await store.close();
  });

  test("is published by itself a minute later if its check took too long", async () => {
    let now = Date.parse("2026-05-04T09:30:00Z");
    const one = await start(() => now);
    await draft(one, dana, hero, "fullName: Diadem Hero", "fullName: Diadem Hero Nine");
    const store = openStore(place);
    const live = await openLiveLibrary({ projectFolder: project.folder, showsSamples: true });
    const slow = openContent({
      store,
      live: { ...live, prepare: async () => [tooLong] },
      changes: { changed: () => undefined, onRead: () => undefined },
      clock: () => now,
      isReadOnly: false,
      swapped: () => Promise.resolve(),
    });
    await slow.follow();
    await expect(editContent(place, slow, dana, ["publish", hero], now)).rejects.toThrow(
      "Checking all content took too long, so nothing was published.",
    );
    const plan = ["publish", hero, { at: "2026-05-05T08:00Z" }] as const;
    await editContent(place, one.site.content, dana, [...plan], now);
    now = Date.parse("2026-05-05T08:00:00Z");
    await publishDue({ ...store, content: slow }, now, () => "owner");
    expect(one.site.content.published(hero)).not.toContain("Diadem Hero Nine");
    await publishDue({ ...store, content: one.site.content }, now, () => "owner");
    expect(one.site.content.published(hero)).toContain("Diadem Hero Nine");
    await store.close();
  });

  test("isn't published by itself once its writer may not edit anymore", async () => {
    let now = Date.parse("2026-05-04T09:30:00Z");
    const one = await start(() => now);
    const store = openStore(place);
    for (const [path, role] of [
      [hero, undefined],
      ["paddles/neonic-flow.yaml", "moderator"],
    ] as const) {
      await draft(one, cleo, path, "fullName: ", "fullName: New ");
      const plan = ["publish", path, { at: "2026-05-05T08:00Z" }] as const;
      await editContent(place, one.site.content, cleo, [...plan], now);
      now = Date.parse("2026-05-05T08:00:00Z");
      await publishDue({ ...store, content: one.site.content }, now, () => role);
      expect(one.site.content.published(path)).not.toContain("fullName: New ");
      const entry = await one.site.content.entry(path, cleo.email);
      const failed_why = expect.stringContaining("Only owners and editors");
      expect(entry!.draft).toMatchObject({ failed_why, publish_at: now });
      now = Date.parse("2026-05-04T09:30:00Z");
    }
    await store.close();
  });

  test("is no editor's in the site's own file, whatever is drafted with it", async () => {
    const one = await start();
    const own = "site.yaml";
    const text = one.site.content.published(own)!;
    const acts = [
      ["save", own, { text }],
      ["restore", own, { revision: "file" }],
      ["publish", own],
    ] as const;
    await edit(one, dana, "save", own, { text: `${text}# new\n` });
    for (const [act, path, options] of acts)
      await expect(edit(one, cleo, act, path, options)).rejects.toThrow("Only owners can do this.");
    // Someone who was an owner when they drafted it.
    await draft(one, dana, hero, "fullName: ", "fullName: New ");
    const store = openStore(place);
    await store.db.updateTable("content_revisions").set({ batch: "1" }).execute();
    await store.close();
    const past = { ...dana, role: "editor" } as const;
    await expect(edit(one, past, "publish", hero)).rejects.toThrow("Only owners can do this.");
    await edit(one, dana, "publish", hero);
    expect(one.site.content.published(own)).toContain("# new");
  });

  test("goes on without a text that a new version of the program finds wrong", async () => {
    const before = await start();
    await draft(before, dana, hero, "fullName: Diadem Hero", "fullName: Diadem Hero Nine");
    await edit(before, dana, "publish", hero);
    const other = "paddles/neonic-flow.yaml";
    await draft(before, dana, other, "fullName: ", "fullName: Brand-New ");
    await edit(before, dana, "publish", other);
    const store = openStore(place);
    await store.db
      .updateTable("content_revisions")
      .set({ text: "name: Diadem Hero\nunknownToIt: 1\n" })
      .where("path", "=", hero)
      .execute();
    await store.close();
    const after = await start();
    expect(await after.textOf("/diadem-hero")).toContain("Diadem Hero");
    expect(await after.textOf("/neonic-flow")).toContain("Brand-New ");
    const { mistakes, leftOut } = after.site.content.unshown();
    expect(leftOut).toEqual([hero]);
    expect(mistakes.map(mistakeText).join("\n")).toContain(
      "content/paddles/diadem-hero.yaml:2 unknownToIt:",
    );
    // Strangers can ask, too: they get no file's name.
    const [, count, mark] =
      /^ready\nContent has (\d+) mistakes, so 1 text published in the browser doesn't show\. \(([\da-f]{8})\)$/.exec(
        await after.textOf("/readyz"),
      ) ?? [];
    expect([Number(count), mark]).toEqual([mistakes.length, expect.any(String)]);

    // Another text can be published meanwhile, and the one that's left out only once it's right.
    await draft(after, dana, other, "fullName: Brand-New ", "fullName: Newer ");
    await edit(after, dana, "publish", other);
    expect(await after.textOf("/neonic-flow")).toContain("Newer ");
    await draft(after, dana, hero, "unknownToIt: 1", "unknownToIt: 2");
    await expect(edit(after, dana, "publish", hero)).rejects.toThrow("Nothing was published");
    const text = project.read(hero).replace("fullName: Diadem Hero", "fullName: Diadem Hero Ten");
    await edit(after, dana, "save", hero, { text });
    await edit(after, dana, "publish", hero);
    expect(await after.textOf("/diadem-hero")).toContain("Diadem Hero Ten");
    expect(await after.textOf("/readyz")).toBe("ready");
  });

  test.each([
    ["a path out of the folder", "../package.json"],
    ["a path with a folder in between", "paddles/../site.yaml"],
    ["a folder that nothing reads", "secrets/key.yaml"],
    ["a name with capitals", "paddles/Hero.yaml"],
    ["another ending", "paddles/diadem-hero.md"],
    ["an object's own property", "constructor"],
    ["a name that is too long", `paddles/${"a".repeat(200)}.yaml`],
  ])("is of files that are read alone: not of %s", async (_, path) => {
    const one = await start();
    await expect(edit(one, dana, "save", path, { text: "name: x" })).rejects.toThrow(
      "There's no entry",
    );
    expect(await one.site.content.entry(path, dana.email)).toBeUndefined();
  });

  test.each([
    ["a megabyte", "name: ".padEnd(1_000_000, "x"), /at most 200000 characters/],
    ["nothing", " \n", /There's no text to save/],
  ])("isn't %s", async (_, text, why) => {
    const one = await start();
    await expect(edit(one, dana, "save", hero, { text })).rejects.toThrow(why);
  });

  test("isn't a text that names itself a million times over", async () => {
    const one = await start();
    const levels = Array.from(
      { length: 9 },
      (_, index) => `l${index + 1}: &l${index + 1} [${Array(9).fill(`*l${index}`).join(", ")}]`,
    );
    await edit(one, dana, "save", hero, { text: ["l0: &l0 [lol]", ...levels].join("\n") });
    await expect(edit(one, dana, "publish", hero)).rejects.toThrow("a text may not start with &");
  });

  test("follows edited files on demand, and never shows one with a mistake", async () => {
    const one = await start();
    project.edit(hero, "fullName: Diadem Hero", "fullName: Diadem Hero Nine");
    expect(await one.textOf("/diadem-hero")).not.toContain("Diadem Hero Nine");
    await edit(one, dana, "publish", "", { files: true });
    expect(await one.textOf("/diadem-hero")).toContain("Diadem Hero Nine");
    writeFileSync(project.at(hero), "name: Diadem Hero\n");
    await expect(edit(one, dana, "publish", "", { files: true })).rejects.toThrow(
      "content/paddles/diadem-hero.yaml",
    );
    expect(await one.textOf("/diadem-hero")).toContain("Diadem Hero Nine");
  });
});
