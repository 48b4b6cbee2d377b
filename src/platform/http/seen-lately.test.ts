import { expect, test } from "vitest";
import { SeenLately } from "./seen-lately.ts";

test("an address is known from the second time on", () => {
  const seen = new SeenLately(10);
  expect([seen.add("/a"), seen.add("/b"), seen.add("/a"), seen.add("/a")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("a crawler of a hundred thousand addresses takes no more room, and what was asked for lately is known", () => {
  const seen = new SeenLately(1000);
  for (let number = 0; number < 100_000; number++) {
    seen.add(`/page-${number}`);
    expect(seen.size).toBeLessThanOrEqual(1000);
  }
  expect(seen.add("/page-99999")).toBe(true);
  expect(seen.add("/page-99500")).toBe(true);
  expect(seen.add("/page-1")).toBe(false);
});

test("an address that is asked for again and again stays known among many others", () => {
  const seen = new SeenLately(100);
  seen.add("/home");
  for (let number = 0; number < 1000; number++) {
    seen.add(`/page-${number}`);
    if (number % 20 === 0) expect(seen.add("/home"), `after ${number}`).toBe(true);
  }
});
