import { expect, test } from "vitest";
import { warmUp } from "./warm-up.ts";

const pages = Array.from({ length: 9 }, (_, number) => `/${number}`);

/** Clocks that stand still unless told otherwise. */
function stoppedClocks() {
  const late = Promise.withResolvers<void>();
  const clocks = { time: 0, processor: () => clocks.time, pause: () => late.promise };
  return { clocks, endWait: () => late.resolve() };
}

const delay = { processor: 10, wall: 100 };

test.each([
  ["all of them while there is time", 0, pages],
  ["those begun before the processor time is up", 3, pages.slice(0, 6)],
  ["one by each of the three that work, however long the first takes", 50, pages.slice(0, 3)],
])("pages are made in their order: %s", async (_, each, expected) => {
  const { clocks } = stoppedClocks();
  const made: string[] = [];
  const count = await warmUp(
    pages,
    async (page) => {
      made.push(page);
      await Promise.resolve();
      clocks.time += each;
    },
    delay,
    clocks,
  );
  expect(made).toEqual(expected);
  expect(count).toBe(expected.length);
});

test("a page that never ends delays a start no longer than the wait allows, and no further page is begun", async () => {
  const { clocks, endWait } = stoppedClocks();
  const made: string[] = [];
  const slow = Promise.withResolvers<void>();
  const warmed = warmUp(
    pages,
    async (page) => {
      made.push(page);
      await slow.promise;
    },
    delay,
    clocks,
  );
  endWait();
  expect(await warmed).toBe(0);
  slow.resolve();
  await slow.promise;
  await Promise.resolve();
  expect(made).toEqual(pages.slice(0, 3));
});

test("a page that can't be made ends it with its error", async () => {
  const { clocks } = stoppedClocks();
  const broken = warmUp(pages, () => Promise.reject(new Error("no store")), delay, clocks);
  await expect(broken).rejects.toThrow("no store");
});
