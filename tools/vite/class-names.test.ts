import { expect, test } from "vitest";
import { classNames } from "./class-names.ts";

test("a class is named by its own name and its file, whatever the file says", () => {
  const nameOf = classNames("/site");
  expect(nameOf("list", "/site/src/a.module.css")).toBe(
    nameOf("list", "/site/src/a.module.css?inline"),
  );
  expect(nameOf("list", "/site/src/a.module.css")).toMatch(/^_[\w-]{2}lt$/);
  expect(nameOf("list", "/site/src/a.module.css")).toBe(
    classNames("/copy")("list", "/copy/src/a.module.css"),
  );
});

test("a class whose short name another has is named in full, each time", () => {
  const nameOf = classNames("/site");
  const names = ["list", "lift", "left", "l", "list"];
  const named = names.map((name) => nameOf(name, "/site/src/a.module.css"));
  expect(named.map((name) => name.slice(3))).toEqual(["lt", "lift", "left", "l", "lt"]);
});

test("files that would share a class stop the build, naming both", () => {
  const nameOf = classNames("/site");
  const files = Array.from({ length: 2000 }, (_, index) => `/site/src/${index}.module.css`);
  expect(() => files.map((file) => nameOf("list", file))).toThrow(
    /^The class 'list' of src\/\d+\.module\.css needs another name: src\/\d+\.module\.css has it, too$/,
  );
  expect(new Set(files.map((file, index) => nameOf(`list${index}`, file))).size).toBe(2000);
});
