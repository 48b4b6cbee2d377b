// What happens between the check of a draft and its publication, or between someone's reading and their saving: a
// colleague's work, their own in another tab, a plan that is due.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { textDigest } from "../../src/platform/content/content-source.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { publishDue } from "../../src/office/publishing/content-acts.service.ts";
import { listDrafts } from "../../src/office/publishing/revisions.store.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import {
  contentProject,
  dana,
  type Editor,
  editContent,
  lee,
  openPublishing,
} from "../support/published-content.ts";

const hero = "paddles/diadem-hero.yaml";
const renamed = "paddles/diadem-hero-two.yaml";
const flow = "paddles/neonic-flow.yaml";
const start = Date.parse("2026-05-04T09:30:00Z");
const planned = Date.parse("2026-05-05T08:00:00Z");

describe.each(engines)("while a draft is checked (%s),", (engine) => {
  let place: StorePlace;
  let store: Store;
  let project: ReturnType<typeof contentProject>;
  let site: Awaited<ReturnType<typeof openPublishing>>["site"];
  let now: number;

  beforeEach(async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    now = start;
    project = contentProject();
    place = await emptyStore(engine);
    store = openStore(place);
    ({ site } = await openPublishing(place, project.folder, () => now));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await site.close();
    await store.close();
    await place.remove();
    project.remove();
  });

  const edit = (who: Editor, ...act: Parameters<typeof editContent>[3]) =>
    editContent(place, site.content, who, act, now);
  /** A file as it would be with another name for the paddle. */
  const named = (path: string, name: string) =>
    site.content.published(path)!.replace(/^fullName: .*$/m, `fullName: ${name}`);
  const save = (who: Editor, path: string, name: string) =>
    edit(who, "save", path, { text: named(path, name) });
  const publishes = async (who: Editor, path: string, name: string) => {
    await save(who, path, name);
    await edit(who, "publish", path);
  };
  const shown = (path: string) => /^fullName: (.*)$/m.exec(site.content.published(path) ?? "")?.[1];
  /** Everyone's drafts of these files: whose, and which name they'd give the paddle. */
  const drafts = async (...paths: string[]) =>
    (await listDrafts(store.db))
      .filter(({ path }) => paths.includes(path))
      .map(({ person, text }) => [person, /^fullName: (.*)$/m.exec(text ?? "")?.[1]]);

  /** The content of another process, in which something happens once the check has passed. */
  function interrupted(meanwhile: () => Promise<unknown>): typeof site.content {
    let isFirst = true;
    return {
      ...site.content,
      async prepare(texts) {
        await site.content.prepare(texts);
        if (!isFirst) return;
        isFirst = false;
        await meanwhile();
      },
    };
  }

  interface Meanwhile {
    happens(): Promise<unknown>;
    /** Why it isn't published then; undefined if it is. */
    why?: string;
    /** What shows of both files in the end, and which drafts are left. */
    shows: readonly [hero: string, flow: string];
    left: readonly (readonly [string, string])[];
  }
  const flowNow = "Neonic Flow";
  const rows: Readonly<Record<string, Meanwhile>> = {
    "its writer saves it again": {
      happens: () => save(dana, hero, "Newer"),
      why: "changed",
      shows: ["Diadem Hero", flowNow],
      left: [["Dana", "Newer"]],
    },
    "its writer discards it": {
      happens: () => edit(dana, "discard", hero),
      why: "changed",
      shows: ["Diadem Hero", flowNow],
      left: [],
    },
    "its writer discards it and begins another": {
      async happens() {
        await edit(dana, "discard", hero);
        await save(dana, hero, "Other");
      },
      why: "changed",
      shows: ["Diadem Hero", flowNow],
      left: [["Dana", "Other"]],
    },
    "a colleague begins a draft of the same file": {
      happens: () => save(lee, hero, "Lee's"),
      shows: ["New", flowNow],
      left: [["Lee", "Lee's"]],
    },
    "a colleague publishes the same file": {
      happens: () => publishes(lee, hero, "Lee's"),
      why: "publishedJustNow",
      shows: ["Lee's", flowNow],
      left: [["Dana", "New"]],
    },
    "a colleague publishes another file": {
      happens: () => publishes(lee, flow, "Lee's"),
      why: "publishedJustNow",
      shows: ["Diadem Hero", "Lee's"],
      left: [["Dana", "New"]],
    },
  };

  test.each(Object.entries(rows))("%s", async (_, { happens, why, shows, left }) => {
    await save(dana, hero, "New");
    const publishing = editContent(place, interrupted(happens), dana, ["publish", hero], now);
    if (why === undefined) await publishing;
    else await expect(publishing).rejects.toMatchObject({ why });
    await site.content.refresh();
    expect([shown(hero), shown(flow)]).toEqual(shows);
    expect(await drafts(hero, flow)).toEqual(left);
  });

  test.each(Object.entries(rows))("in the minute that it's planned for: %s", async (_, row) => {
    await save(dana, hero, "New");
    await edit(dana, "publish", hero, { at: "2026-05-05T08:00" });
    now = planned;
    await publishDue({ ...store, content: interrupted(row.happens) }, now, () => "owner");
    await site.content.refresh();
    expect([shown(hero), shown(flow)]).toEqual(row.shows);
    expect(await drafts(hero, flow)).toEqual(row.left);
    // What was saved after the plan was made isn't planned; what only came in between is published a minute later.
    await publishDue({ ...store, content: site.content }, now, () => "owner");
    const isStillPlanned = row.why === "publishedJustNow" && row.shows[0] === "Diadem Hero";
    expect(shown(hero)).toBe(isStillPlanned ? "New" : row.shows[0]);
  });

  test("its writer saves it again: that isn't planned", async () => {
    await save(dana, hero, "New");
    const content = interrupted(() => save(dana, hero, "Newer"));
    const plan = ["publish", hero, { at: "2026-05-05T08:00" }] as const;
    const planning = editContent(place, content, dana, [...plan], now);
    await expect(planning).rejects.toMatchObject({ why: "changed" });
    expect((await listDrafts(store.db))[0]).toMatchObject({ publish_at: null });
  });

  test.each([
    ["is saved again", () => edit(dana, "save", renamed, { text: named(hero, "Newer") })],
    ["and the rest of it is discarded", () => edit(dana, "discard", hero)],
  ])("half of a rename %s: nothing of it is published", async (_, meanwhile) => {
    await edit(dana, "rename", hero, { to: "diadem-hero-two" });
    const content = interrupted(meanwhile);
    const publishing = editContent(place, content, dana, ["publish", renamed], now);
    await expect(publishing).rejects.toMatchObject({ why: "changed" });
    await site.content.refresh();
    expect([shown(hero), shown(renamed)]).toEqual(["Diadem Hero", undefined]);
    const { live, past } = await countRevisions();
    expect([live, past]).toEqual([0, 0]);
  });

  const countRevisions = async () => {
    const found = await store.db.selectFrom("content_revisions").select("state").execute();
    const count = (state: string) => found.filter((each) => each.state === state).length;
    return { live: count("live"), past: count("past") };
  };

  test("a rename replaces the paddle's name in every line of another text", async () => {
    const page = "pages/resources.md";
    const names = (name: string) =>
      site.content.published(page)!.split(`picture: ${name}\n`).length - 1;
    const text = site.content.published(page)!.replaceAll(/^( +picture): .*$/gm, "$1: diadem-hero");
    await edit(dana, "save", page, { text });
    await edit(dana, "publish", page);
    expect(names("diadem-hero")).toBeGreaterThan(1);
    const all = names("diadem-hero");
    await edit(dana, "rename", hero, { to: "diadem-hero-two" });
    await edit(dana, "publish", renamed);
    expect([names("diadem-hero"), names("diadem-hero-two")]).toEqual([0, all]);
  });

  test("all of a rename that is planned is published at once", async () => {
    await edit(dana, "rename", hero, { to: "diadem-hero-two" });
    await edit(dana, "publish", hero, { at: "2026-05-05T08:00" });
    now = planned;
    await publishDue({ ...store, content: site.content }, now, () => "owner");
    expect([shown(hero), shown(renamed)]).toEqual([undefined, "Diadem Hero"]);
    expect(await listDrafts(store.db)).toEqual([]);
  });

  test("a text that was read before a colleague published isn't published over theirs", async () => {
    const read = `${hero}@${textDigest(site.content.published(hero))}`;
    const text = named(hero, "New");
    await publishes(lee, hero, "Lee's");
    await edit(dana, "save", read, { text });
    await expect(edit(dana, "publish", hero)).rejects.toMatchObject({ why: "publishedMeanwhile" });
    expect(shown(hero)).toBe("Lee's");
  });

  test("a time without a zone is UTC, and a moment before it nothing is published", async () => {
    await save(dana, hero, "New");
    const { said } = await edit(dana, "publish", hero, { at: "2026-05-05T08:00" });
    expect(said).toBe("It will be published at 2026-05-05 08:00 UTC.");
    for (const [at, shows] of [
      [planned - 1, "Diadem Hero"],
      [planned, "New"],
    ] as const) {
      now = at;
      await publishDue({ ...store, content: site.content }, now, () => "owner");
      expect(shown(hero)).toBe(shows);
    }
  });
});
