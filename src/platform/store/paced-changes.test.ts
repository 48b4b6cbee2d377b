import { beforeEach, expect, test, vi } from "vitest";
import { pacedChanges } from "./paced-changes.ts";

let told: (string | undefined)[];
let intervals: (() => void)[];
let change: (subject: string | undefined) => void;
beforeEach(() => {
  [told, intervals] = [[], []];
  const rest = () => new Promise<void>((end) => void intervals.push(end));
  change = pacedChanges((tag) => void told.push(tag), rest);
});

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
/** Ends each interval that has begun; those that go on begin again. */
async function intervalEnds(goOn: number): Promise<void> {
  told = [];
  for (const end of intervals.splice(0)) end();
  await vi.waitFor(() => expect(intervals).toHaveLength(goOn), { interval: 1 });
}

test("a few changes are told at once, of the subject and of everything", () => {
  change("diadem-hero");
  change("diadem-hero");
  expect(told).toEqual(["diadem-hero", "*", "diadem-hero", "*"]);
});

test("of many changes of a subject, those after the fifth are told together after the interval", async () => {
  for (let turn = 0; turn < 20; turn++) change("diadem-hero");
  expect(told).toEqual(times(5, ["diadem-hero", "*"]).flat());
  await intervalEnds(2);
  expect(told).toEqual(["diadem-hero", "*"]);
  await intervalEnds(2);
  expect(told).toEqual([]);
  change("diadem-hero");
  expect(told, "one that the interval without a change allows").toEqual(["diadem-hero", "*"]);
  change("diadem-hero");
  expect(told, "and no other").toHaveLength(2);
});

test("another subject is told of at once all the same", () => {
  for (let turn = 0; turn < 20; turn++) change("diadem-hero");
  told = [];
  change("neonic-flow");
  expect(told).toEqual(["neonic-flow"]);
});

test("after a while without a change, nothing is remembered of them", async () => {
  for (let turn = 0; turn < 5; turn++) change("diadem-hero");
  for (let turn = 0; turn < 4; turn++) await intervalEnds(2);
  await intervalEnds(0);
  for (let turn = 0; turn < 5; turn++) change("diadem-hero");
  expect(told).toHaveLength(10);
});

test("a change of who knows what is always told at once", () => {
  for (let turn = 0; turn < 20; turn++) change("diadem-hero");
  told = [];
  for (let turn = 0; turn < 20; turn++) change(undefined);
  expect(told).toHaveLength(20);
});
