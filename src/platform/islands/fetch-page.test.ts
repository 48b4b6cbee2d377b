import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPage, forgetPages } from "./fetch-page.ts";

const ok = () => Promise.resolve(new Response("a page"));
const status = (code: number) => () => Promise.resolve(new Response("", { status: code }));
const noAnswer = () => Promise.reject(new TypeError("Failed to fetch"));

/** When each request was made, in milliseconds since the first. */
const asked: number[] = [];
/** What the server says to one request after the other, and to all after them. */
let answers: (() => Promise<Response>)[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked.length = 0;
  vi.stubGlobal("fetch", () => {
    asked.push(Date.now());
    return answers[Math.min(asked.length, answers.length) - 1]!();
  });
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString = (text: string) => text;
    },
  );
  forgetPages();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function read(address = "/diadem-hero"): Promise<unknown> {
  const page = fetchPage(address).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  return await page;
}

test.each([
  ["at once if it's there", [ok], [0], "a page"],
  ["a second later if the server failed", [status(503), ok], [0, 1000], "a page"],
  [
    "three times more, each time after twice the pause, and then no more",
    [noAnswer],
    [0, 1000, 3000, 7000],
    "/diadem-hero: no answer",
  ],
  ["once if it isn't there", [status(404), ok], [0], "/diadem-hero: 404"],
])("a page is asked for %s", async (_, given, times, result) => {
  answers = given;
  expect(await read()).toBe(result);
  expect(asked).toEqual(times);
});

test("a page is reused for five minutes, whatever part of it is wanted, unless a review changes it", async () => {
  answers = [ok];
  await read("/neonic-flow");
  vi.setSystemTime(5 * 60_000);
  await read("/neonic-flow#reviews");
  expect(asked).toEqual([0]);
  vi.setSystemTime(5 * 60_000 + 1);
  await read("/neonic-flow");
  expect(asked).toEqual([0, 5 * 60_000 + 1]);
  forgetPages();
  await read("/neonic-flow");
  expect(asked).toHaveLength(3);
});

test("a page that couldn't be fetched is asked for again the next time", async () => {
  answers = [status(404), ok];
  await read();
  expect(await read()).toBe("a page");
});
