import { expect, test } from "vitest";
import { fieldManual, fileManual, manualNames } from "./field-manual.ts";

const lineOf = (path: string, field: string) =>
  fieldManual(path)
    ?.split("\n")
    .find((line) => line.startsWith(`  ${field}:`) || line.startsWith(`  ${field} (`));

test("the manual explains every field of a paddle, including nested ones", () => {
  for (const field of ["weightOz", "colourway.face", "notConfirmed", "versions[].name"])
    expect(lineOf("paddles", field)).toBeDefined();
});

test.each([
  ["name", "(at most 60 characters)"],
  ["weightOz", "(6 to 10)"],
  ["keywords", "(1 to 10 items, each at most 60 characters)"],
  ["description", "(not needed, 50 to 160 characters)"],
  ["aliases", "(not needed, at most 5 items, each at most 40 characters)"],
])("the manual has the limits of a paddle's %s", (field, limits) => {
  expect(lineOf("paddles", field)).toContain(` ${limits}: `);
});

test.each([
  ["blog", "author", "who wrote it; the name of a file in content/team, without its ending."],
  ["blog", "category", ": one of: Strategy, Technique, Equipment, Training, Reviews."],
  ["best-of", "entries[].alsoConsider", "and comes last; left out if not."],
  ["paddles", "coreMm", "or empty if unknown; null for empty."],
  ["paddles", "knownFor", "in brackets, separated by commas; [] for none."],
  ["paddles", "sources", "; any of: brand, year, listPriceCents,"],
])("the manual of %s says how %s is written", (file, field, written) => {
  expect(lineOf(file, field)).toContain(written);
});

test.each(["paddles", "paddles/diadem-hero.yaml", "content/paddles/diadem-hero.yaml"])(
  "%s names a paddle's file",
  (path) => expect(fieldManual(path)).toMatch(/^content\/paddles\/<address>\.yaml: A paddle\./),
);

test.each(["site", "site.yaml", "content/site.yaml"])("%s names the site's file", (path) =>
  expect(fieldManual(path)).toMatch(/^content\/site\.yaml: /),
);

test.each(["paddle", "site.yml", "", "content"])("%j names no file", (path) =>
  expect(fieldManual(path)).toBeUndefined(),
);

test("the list of files has each of them once, and what a text can link to", () => {
  const manual = fileManual();
  for (const name of manualNames())
    expect(manual.split("\n").filter((line) => line.startsWith(`  ${name}`))).not.toEqual([]);
  expect(new Set(manual.split("\n")).size).toBe(manual.split("\n").filter(Boolean).length + 1);
  expect(manual).toContain("What a text can link to");
});
