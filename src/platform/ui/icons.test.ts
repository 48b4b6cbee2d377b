import { expect, test } from "vitest";
import { readLibrary } from "../../library/read-library.ts";
import { iconNames, icons } from "./icons.ts";

test("there are twelve icons, no two alike, and content names each of them", () => {
  expect(new Set(Object.values(icons).map(({ lines }) => lines)).size).toBe(12);
  const { guides, blog } = readLibrary(process.cwd());
  const named = new Set([...guides, ...blog].map(({ icon }) => icon));
  expect([...named].toSorted()).toEqual([...iconNames].toSorted());
});
