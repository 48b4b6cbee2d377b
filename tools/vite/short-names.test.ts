import { expect, test } from "vitest";
import { classNames, tokenNames } from "./short-names.ts";

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

test("a token is one capital letter wherever it's declared and read, but a name that code gives stays", () => {
  const css =
    ":root {\n  --space-1: 1rem;\n  --accent: red;\n  --space-12: calc(12 * var(--space-1));\n}";
  const shortened = tokenNames(css, 'fill="var(--accent)"');
  expect(shortened(css)).toBe(
    ":root {\n  --A: 1rem;\n  --accent: red;\n  --B: calc(12 * var(--A));\n}",
  );
  expect(shortened("var(--space-1)var(--space)var(--fill)")).toBe(
    "var(--A)var(--space)var(--fill)",
  );
});

test("a token after the 26th has two letters, and no two are the same", () => {
  const tokens = Array.from({ length: 80 }, (_, index) => `--token-${index}`);
  const shortened = tokenNames(tokens.map((name) => `  ${name}: 0;\n`).join(""), "");
  const names = tokens.map(shortened);
  expect(new Set(names).size).toBe(80);
  expect(names.slice(25, 28)).toEqual(["--Z", "--BA", "--BB"]);
});
