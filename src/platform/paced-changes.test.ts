import { beforeEach, expect, test } from "vitest";
import { pacedChanges } from "./cache.ts";

let told: (string | undefined)[];
/** Functions that end an interval, by its milliseconds. */
let intervals: Map<number, () => void>;
let change: (subject: string | undefined) => void;
beforeEach(() => {
  told = [];
  intervals = new Map();
  const rest = (milliseconds: number) =>
    new Promise<void>((end) => void intervals.set(milliseconds, end));
  change = pacedChanges((tag) => void told.push(tag), rest);
});

const changes = (count: number, subject: string | undefined) => {
  for (let turn = 0; turn < count; turn++) change(subject);
};
const [ofSubject, ofLists] = [1000, 5000];
const inLists = (subject: string) => [`${subject} in lists`, "*"];
/** Ends an interval, and waits until the next has begun, or the last is over. */
async function intervalEnds(milliseconds: number): Promise<void> {
  told = [];
  const end = intervals.get(milliseconds)!;
  intervals.delete(milliseconds);
  end();
  await new Promise(setImmediate);
}

test("ten changes are told at once, of the subject and of lists", () => {
  changes(10, "diadem-hero");
  expect(told).toEqual(
    Array.from({ length: 10 }, () => ["diadem-hero", ...inLists("diadem-hero")]).flat(),
  );
});

test("more of them are told together: of the subject after a second, of lists after five", async () => {
  changes(30, "diadem-hero");
  expect(told).toHaveLength(30);
  await intervalEnds(ofSubject);
  expect(told).toEqual(["diadem-hero"]);
  change("neonic-flow");
  await intervalEnds(ofLists);
  expect(told).toEqual([...inLists("diadem-hero"), "neonic-flow in lists"]);
});

test("an interval without a change allows one more at once", async () => {
  changes(10, "diadem-hero");
  await intervalEnds(ofSubject);
  expect(told).toEqual([]);
  changes(1, "diadem-hero");
  expect(told).toEqual(["diadem-hero"]);
  changes(1, "diadem-hero");
  expect(told).toHaveLength(1);
});

test("another subject's changes are still told at once", () => {
  changes(10, "diadem-hero");
  told = [];
  change("neonic-flow");
  expect(told).toEqual(["neonic-flow"]);
});

test("after a while without a change, nothing is remembered of them", async () => {
  changes(10, "diadem-hero");
  for (let turn = 0; turn < 10; turn++) {
    await intervalEnds(ofSubject);
    await intervalEnds(ofLists);
  }
  expect(intervals).toEqual(new Map());
  changes(10, "diadem-hero");
  expect(told).toHaveLength(30);
});

test("a change of who knows what is always told at once", () => {
  changes(30, "diadem-hero");
  told = [];
  changes(30, undefined);
  expect(told).toHaveLength(30);
});
