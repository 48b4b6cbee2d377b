import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Library } from "../../src/library/library.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { openDataChanges } from "../../src/site/open-data/changes.service.ts";
import { changesTag } from "../../src/site/open-data/changes.store.ts";
import { titleOf } from "../../src/site/open-data/changes.ts";
import { bothEngines, eachWithFreshStore, engines, type StorePlace } from "../support/engines.ts";
import { inventedListed } from "../support/invented.ts";
import { projectLibrary } from "../support/project-library.ts";

const start = Date.parse("2026-11-30T12:00:00Z");
const minute = 60_000;
const day = 24 * 60 * minute;
const source = {
  kind: "maker" as const,
  from: "Arrowhead",
  url: "https://arrowhead.example",
  on: "2026-11-02",
};
const drift = (listPriceCents: number, on = source.on) =>
  inventedListed({
    slug: "drift",
    name: "Arrowhead Drift",
    listPriceCents,
    sources: { listPriceCents: { ...source, on } },
  });
const reef = inventedListed({
  slug: "reef",
  name: "Arrowhead Reef",
  edge: "edgeless",
  sources: { edge: source },
});

const content = { library: projectLibrary() };
const publish = (...paddles: Library["paddles"]) =>
  void (content.library = { ...projectLibrary(), paddles, balls: [] });

let store: Store;
let place: StorePlace;
let now: number;
beforeEach(() => void (now = start));
const open = (on = store) => openDataChanges({ store: on, content, clock: () => now });
type Changes = ReturnType<typeof open>;

/** Notes what is published a minute later. */
async function later(changes: Changes): Promise<void> {
  now += minute;
  await changes.note();
}

/** What was noticed, newest first, and how many minutes after the start. */
const noticed = async (changes: Changes, limit = 100) =>
  (await changes.newest(limit)).map(
    (each) => `${(each.noticedAt - start) / minute} ${titleOf(each)}`,
  );

describe.each(engines)("on %s", (engine) => {
  eachWithFreshStore(engine, (opened, at) => ([store, place] = [opened, at]));

  test("the first time notes what there is; from then on, what is different", async () => {
    const changes = open();
    publish(drift(29995));
    await changes.note();
    expect(await noticed(changes)).toEqual([]);
    publish(drift(27995), reef);
    await later(changes);
    const second = [
      "1 Arrowhead Drift: list price $279.95, was $299.95",
      "1 Arrowhead Reef: edge edgeless, new",
    ];
    expect(await noticed(changes)).toEqual(second);
    publish(drift(27995));
    await later(changes);
    const all = ["2 Arrowhead Reef: edge no longer given, was edgeless", ...second];
    expect(await noticed(changes)).toEqual(all);
    expect(await noticed(changes, 2)).toEqual(all.slice(0, 2));
  });

  test("a source that was read again is no change", async () => {
    const changes = open();
    publish(drift(29995));
    await changes.note();
    publish(drift(29995, "2026-11-29"));
    await later(changes);
    expect(await noticed(changes)).toEqual([]);
  });

  test("a server that starts again goes on from what was noted before", async () => {
    publish(drift(29995));
    await open().note();
    publish(drift(27995));
    const started = open();
    await later(started);
    expect(await noticed(started)).toEqual(["1 Arrowhead Drift: list price $279.95, was $299.95"]);
  });

  test("content that stays costs no query", async () => {
    const changes = open();
    publish(drift(29995));
    await changes.note();
    const begun = vi.spyOn(store.db, "transaction");
    await later(changes);
    expect(begun).not.toHaveBeenCalled();
    publish(drift(27995));
    await later(changes);
    expect(begun).toHaveBeenCalledOnce();
  });

  test("what couldn't be stored is noted the next time", async () => {
    const changes = open();
    publish(drift(29995));
    await changes.note();
    publish(drift(27995));
    vi.spyOn(store.db, "transaction").mockImplementationOnce(() => {
      throw new Error("locked");
    });
    await expect(later(changes)).rejects.toThrow("locked");
    await later(changes);
    expect(await noticed(changes)).toEqual(["2 Arrowhead Drift: list price $279.95, was $299.95"]);
  });

  test("a year of changes is kept, and the newest 5,000 for longer", async () => {
    const changes = open();
    publish(drift(29995));
    await changes.note();
    publish(drift(27995));
    await later(changes);
    const [row] = await store.db.selectFrom("fact_changes").selectAll().execute();
    const earlier = Array.from({ length: 5001 }, (_, index) => ({
      ...row!,
      noticed_at: start - index,
    }));
    for (let from = 0; from < earlier.length; from += 500)
      await store.db
        .insertInto("fact_changes")
        .values(earlier.slice(from, from + 500))
        .execute();
    const kept = async () =>
      (await store.db.selectFrom("fact_changes").select("id").execute()).length;
    now = start + 360 * day;
    publish(drift(26995));
    await changes.note();
    expect(await kept()).toBe(5003);
    now = start + 367 * day;
    publish(drift(25995));
    await changes.note();
    expect(await kept()).toBe(5000);
  });
});

describe.each(bothEngines)("with several processes, on %s", (engine) => {
  eachWithFreshStore(engine, (opened, at) => ([store, place] = [opened, at]));

  test("each change is noted once, and all of them hear of it", async () => {
    const other = openStore(place);
    const heard: (string | undefined)[] = [];
    other.onChange((tag) => heard.push(tag));
    const both = [open(), open(other)];
    publish(drift(29995));
    await Promise.all(both.map((each) => each.note()));
    publish(drift(27995));
    now += minute;
    const third = openStore(place);
    // On PostgreSQL, a notice before it listens would be missed.
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    heard.length = 0;
    await Promise.all([...both, open(third)].map((each) => each.note()));
    for (const each of both)
      expect(await noticed(each)).toEqual(["1 Arrowhead Drift: list price $279.95, was $299.95"]);
    const tag = engine === "postgres" ? changesTag : undefined;
    await expect.poll(() => heard).toContain(tag);
    await Promise.all([other.close(), third.close()]);
  });
});
