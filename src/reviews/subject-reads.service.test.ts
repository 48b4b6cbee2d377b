import { expect, test, vi } from "vitest";
import { readingOf, recordQuery, recordReads } from "../platform/store/reads.ts";
import { openSubjectReads } from "./subject-reads.service.ts";

const counter = () => {
  let count = 0;
  return vi.fn(async () => ++count);
};

test("reads once until the subject's reviews change", async () => {
  const reads = openSubjectReads();
  const work = counter();
  const read = async (subject: string, what = "themes") => await reads.read(subject, what, work);
  expect([await read("hero"), await read("hero")]).toEqual([1, 1]);
  expect([await read("hero", "balls"), await read("hero-2")]).toEqual([2, 3]);
  reads.drop("hero");
  expect([await read("hero"), await read("hero", "balls"), await read("hero-2")]).toEqual([
    4, 5, 3,
  ]);
  reads.drop(undefined);
  expect(await read("hero-2")).toBe(6);
});

test("a read that began before a change isn't for those who ask after it", async () => {
  const reads = openSubjectReads();
  const before = Promise.withResolvers<string>();
  const asked = reads.read("hero", "themes", async () => await before.promise);
  reads.drop("hero");
  const after = reads.read("hero", "themes", async () => "after");
  before.resolve("before");
  expect(await asked).toBe("before");
  expect(await after).toBe("after");
  expect(await reads.read("hero", "themes", async () => "again")).toBe("after");
});

test("a failed read is tried again", async () => {
  const reads = openSubjectReads();
  const failing = reads.read("hero", "themes", async () => await Promise.reject(new Error("down")));
  await expect(failing).rejects.toThrow("down");
  expect(await reads.read("hero", "themes", async () => "up")).toBe("up");
});

test("everyone who gets a result depends on what it was read from", async () => {
  const reads = openSubjectReads();
  const work = async () => readingOf(["hero"], () => recordQuery({ failed: false }));
  for (let round = 0; round < 2; round++) {
    const recorded = await recordReads(async () => await reads.read("hero", "themes", work));
    expect([...recorded.reads.tags]).toEqual(["hero"]);
  }
});

test("ever new questions don't fill the memory", async () => {
  const reads = openSubjectReads();
  const work = counter();
  for (let what = 0; what <= 400; what++) await reads.read("hero", `${what}`, work);
  expect(await reads.read("hero", "0", work)).toBe(402);
});
