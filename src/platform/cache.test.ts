import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  type Arbitrary,
} from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { TaggedCache } from "./cache.ts";
import { dependOn, everything, readingOf, recordQuery, recordReads } from "./store/reads.ts";

const query = (...tags: string[]) =>
  readingOf(tags, () => {
    recordQuery({ failed: false });
    return Promise.resolve();
  });

/** Reads these tags, and returns how often it was started. */
function reader(...tags: string[]) {
  let started = 0;
  return async () => {
    const nth = ++started;
    await query(...tags);
    return nth;
  };
}

describe("a tagged cache", () => {
  test("starts a value once, however many ask for it", async () => {
    const cache = new TaggedCache<number>({ max: 10 });
    const read = reader("hero");
    const asked = Array.from({ length: 20 }, () => cache.getOrStart("a", read));
    expect(await Promise.all(asked)).toEqual(asked.map(() => 1));
    expect(await cache.getOrStart("a", read)).toBe(1);
    expect(cache.get("a")).toBe(1);
  });

  test("drops what was made from a tag, and nothing else", async () => {
    const cache = new TaggedCache<number>({ max: 10 });
    const reads = {
      hero: reader("hero"),
      flow: reader("flow"),
      both: reader("flow", "hero"),
      all: reader(everything),
    };
    const askAll = () =>
      Promise.all(Object.entries(reads).map(([key, read]) => cache.getOrStart(key, read)));
    await askAll();
    cache.drop("hero");
    expect(await askAll()).toEqual([2, 1, 2, 1]);
    cache.drop(everything);
    expect(await askAll()).toEqual([2, 1, 2, 2]);
    cache.drop(undefined);
    expect(await askAll()).toEqual([3, 2, 3, 3]);
  });

  test("gives its tags to everyone who gets a value: the first, who joins, and from memory", async () => {
    const inner = new TaggedCache<number>({ max: 10 });
    const outer = new TaggedCache<number>({ max: 10 });
    const read = reader("hero");
    const tagsOf = async () => {
      const { reads } = await recordReads(() => inner.getOrStart("a", read));
      return [...reads.tags];
    };
    expect(await Promise.all([tagsOf(), tagsOf()])).toEqual([["hero"], ["hero"]]);
    expect(await tagsOf()).toEqual(["hero"]);
    const { reads } = await recordReads(async () => inner.get("a"));
    expect([...reads.tags]).toEqual(["hero"]);
    const made = vi.fn(() => inner.getOrStart("a", read));
    await outer.getOrStart("made", made);
    outer.drop("hero");
    await outer.getOrStart("made", made);
    expect(made).toHaveBeenCalledTimes(2);
  });

  test("keeps no value that failed, that misses a read, or that may not be kept", async () => {
    const cache = new TaggedCache<string>({ max: 10 });
    const failing = cache.getOrStart("a", () => Promise.reject(new Error("down")));
    await expect(failing).rejects.toThrow("down");
    expect(await cache.getOrStart("a", async () => "up")).toBe("up");
    const partial = async () => {
      recordQuery({ failed: true });
      return "partial";
    };
    expect(await cache.getOrStart("b", partial)).toBe("partial");
    expect(await cache.getOrStart("b", async () => "whole")).toBe("whole");
    await cache.getOrStart(
      "c",
      async () => "for one",
      () => false,
    );
    expect(await cache.getOrStart("c", async () => "for all")).toBe("for all");
  });

  test("a failure makes everyone who waits for the value partial", async () => {
    const cache = new TaggedCache<string>({ max: 10 });
    const down = () => Promise.reject(new Error("down"));
    const isPartial = async () =>
      (await recordReads(() => cache.getOrStart("a", down).catch(() => "samples"))).reads.failed;
    expect(await Promise.all([isPartial(), isPartial()])).toEqual([true, true]);
  });

  test("holds so many values, or values of so much size", async () => {
    const few = new TaggedCache<number>({ max: 2 });
    for (const key of ["a", "b", "a", "c"]) await few.getOrStart(key, async () => 1);
    expect(["a", "b", "c"].map((key) => few.get(key))).toEqual([1, undefined, 1]);
    const small = new TaggedCache<string>({ maxSize: 100, sizeOf: ({ length }) => length });
    for (const key of ["a", "b", "c"]) await small.getOrStart(key, async () => "x".repeat(40));
    expect([small.length, small.size]).toEqual([2, 82]);
  });

  test("holds values for a time, if it's given one", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const time = vi.spyOn(performance, "now");
    let now = 1000;
    time.mockImplementation(() => now);
    const cache = new TaggedCache<number>({ max: 1, ttl: 60_000 });
    let started = 0;
    const ask = () => cache.getOrStart("a", async () => ++started);
    const asked = [await ask()];
    for (const passed of [59_000, 2000, 59_000]) {
      now += passed;
      vi.advanceTimersByTime(passed);
      asked.push(await ask());
    }
    vi.useRealTimers();
    time.mockRestore();
    expect(asked).toEqual([1, 1, 2, 2]);
  });

  test("reads what is missing together, and each value depends on its own tag", async () => {
    const cache = new TaggedCache<string>({ max: 10 });
    const readAll = vi.fn(async (missing: readonly string[]) => {
      await query(...missing);
      return (tag: string) => `${tag} of ${missing.length}`;
    });
    const read = async (...tags: string[]) => [...(await cache.getEach(tags, readAll)).values()];
    expect(await read("a", "b", "c")).toEqual(["a of 3", "b of 3", "c of 3"]);
    cache.drop("b");
    expect((await read("a", "b", "c")).toSorted()).toEqual(["a of 3", "b of 1", "c of 3"]);
    expect(readAll.mock.calls.map(([missing]) => missing)).toEqual([["a", "b", "c"], ["b"]]);
    const { reads } = await recordReads(() => cache.getEach(["a", "c"], readAll));
    expect([...reads.tags]).toEqual(["a", "c"]);
  });

  test("a page of more than twenty subjects depends on everything", async () => {
    const subjects = Array.from({ length: 21 }, (_, index) => `subject ${index}`);
    const tagsOf = async (tags: string[]) =>
      [...(await recordReads(async () => dependOn({ tags }))).reads.tags].length;
    expect([await tagsOf(subjects.slice(1)), await tagsOf(subjects)]).toEqual([20, 1]);
  });
});

/** Random steps on two tags: every request must get a value as of its time, or newer. */
type Step =
  | { do: "change"; tag: string }
  | { do: "ask"; key: string }
  | { do: "read"; nth: number }
  | { do: "finish"; nth: number };

type Values = Record<string, number>;

const tag = constantFrom("a", "b");
const step: Arbitrary<Step> = oneof(
  record({ do: constant("change" as const), tag: oneof(tag, constant("?")) }),
  record({ do: constant("ask" as const), key: constantFrom("a", "b", "ab") }),
  record({ do: constant("read" as const), nth: nat(5) }),
  record({ do: constant("finish" as const), nth: nat(5) }),
);
const never = { a: -1, b: -1 };

test("a read after a change never gets a value from before it, in whatever order things happen", async () => {
  await assert(
    asyncProperty(array(step, { maxLength: 40 }), async (steps) => {
      const cache = new TaggedCache<Values>({ max: 2 });
      const store: Values = { a: 0, b: 0 };
      /** Values in progress: functions that let them read and finish. */
      const underWay: { read: () => void; finish: () => void }[] = [];
      const asked: { key: string; current: Values; value: Promise<Values> }[] = [];
      const start = (key: string) => async () => {
        const read = Promise.withResolvers<void>();
        const finish = Promise.withResolvers<void>();
        underWay.push({ read: read.resolve, finish: finish.resolve });
        const value: Values = { ...never };
        for (const each of key) {
          await read.promise;
          await query(each);
          value[each] = store[each]!;
        }
        await finish.promise;
        return value;
      };
      for (const each of steps) {
        if (each.do === "change") {
          for (const changed of each.tag === "?" ? ["a", "b"] : [each.tag]) store[changed]!++;
          cache.drop(each.tag === "?" ? undefined : each.tag);
        } else if (each.do === "ask") {
          const current = { ...store };
          asked.push({
            key: each.key,
            current,
            value: cache.getOrStart(each.key, start(each.key)),
          });
        } else underWay[each.nth]?.[each.do]();
        // Lets resolved promises continue.
        for (let turn = 0; turn < 12; turn++) await Promise.resolve();
      }
      for (const { read, finish } of underWay) {
        read();
        finish();
      }
      for (const { key, current, value } of asked)
        for (const of of key) expect((await value)[of]).toBeGreaterThanOrEqual(current[of]!);
      // In the end, cached values match the store.
      for (const key of ["a", "b", "ab"])
        for (const of of key) expect(cache.get(key)?.[of] ?? store[of]).toBe(store[of]);
    }),
    { numRuns: 2000 },
  );
});
