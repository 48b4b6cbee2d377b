import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { iconNames, icons } from "./icons.ts";

test("there are twelve icons, no two alike, and content names each of them", () => {
  expect(new Set(Object.values(icons).map(({ lines }) => lines)).size).toBe(12);
  const { guides, blog } = projectLibrary();
  const named = new Set([...guides, ...blog].map(({ icon }) => icon));
  expect([...named].toSorted()).toEqual([...iconNames].toSorted());
});
