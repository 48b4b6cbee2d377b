import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changesOf } from "./entry-changes.ts";

const path = "paddles/neonic-flow.yaml";
const file = readFileSync(`content/${path}`, "utf8").replace(
  "approvals: []",
  `approvals:
  - { list: USA Pickleball, state: approved, on: "2026-03" }
  - { list: UPA-A, state: not listed, on: "2026-03" }`,
);
const guide = "best-of/best-paddles-power-players.md";
const article = readFileSync(`content/${guide}`, "utf8");

test.each([
  ["the same", (text: string) => text, []],
  [
    "a figure with its unit",
    (text: string) => text.replace("weightOz: 8.1", "weightOz: 8"),
    [{ label: "Weight", before: "8.1 oz", after: "8 oz" }],
  ],
  [
    "a price in dollars",
    (text: string) => text.replace("listPriceCents: 12999", "listPriceCents: 9950"),
    [{ label: "List price", before: "$129.99", after: "$99.50" }],
  ],
  [
    "a fact that's unknown now",
    (text: string) => text.replace("listPriceCents: 12999", "listPriceCents: null"),
    [{ label: "List price", before: "$129.99", after: "unknown" }],
  ],
  [
    "a fact that's gone, and one that the form doesn't know",
    (text: string) => text.replace("gripLengthIn: 5.2\n", "gripSizeIn: 4.25\n"),
    [
      { label: "Grip length", before: "5.2 in" },
      { label: "gripSizeIn", after: "4.25" },
    ],
  ],
  [
    "a field within a group",
    (text: string) => text.replace('face: "#11303a"', 'face: "#000000"'),
    [{ label: "Colors, Face", before: "#11303a", after: "#000000" }],
  ],
  [
    "an item added in the middle, and those around it aren't told",
    (text: string) =>
      text.replace(
        "  - { list: UPA-A",
        "  - { list: UPA-A, state: approved, on: 2026-01 }\n  - { list: UPA-A",
      ),
    [{ label: "Approvals 2", after: "UPA-A, approved, 2026-01" }],
  ],
  [
    "an item of a list that's changed",
    (text: string) => text.replace("state: not listed", "state: approved"),
    [{ label: "Approvals 2, State", before: "not listed", after: "approved" }],
  ],
  [
    "a list of words",
    (text: string) => text.replace("[lengthIn, widthIn]", "[widthIn]"),
    [{ label: "Not confirmed", before: "lengthIn, widthIn", after: "widthIn" }],
  ],
  [
    "a yes or no",
    (text: string) => text.replace("featured: false", "featured: true"),
    [{ label: "Featured", before: "no", after: "yes" }],
  ],
])("of a paddle: %s", (_, edit, expected) => {
  const after = edit(file);
  const found = changesOf({ path, before: file, after });
  expect(found).toEqual(expected);
});

test("a new entry has all of its fields, and a deleted one none", () => {
  const text = "name: Drift\nbrand: Arrowhead\nweightOz: 8.1\n";
  expect(changesOf({ path: "listed/arrowhead-drift.yaml", before: null, after: text })).toEqual([
    { label: "Name", after: "Drift" },
    { label: "Brand", after: "Arrowhead" },
    { label: "Weight", after: "8.1 oz" },
  ]);
  expect(changesOf({ path, before: file, after: null })).toEqual([]);
});

test("of an article's text, the lines that differ are shown, and a long line is cut", () => {
  const [first = ""] = article.split("\n---\n")[1]!.trim().split("\n");
  const after = article.replace(first, "x".repeat(5000));
  const [change, ...others] = changesOf({ path: guide, before: article, after });
  expect(others).toEqual([]);
  expect(change!.label).toBe("Text");
  expect(change!.after).toHaveLength(400);
  expect(first.startsWith(change!.before!.slice(0, 40))).toBe(true);
});

test("of a text that can't be read as fields, changed lines are shown", () => {
  const after = file.replace("name: Neonic Flow", "name: [");
  expect(changesOf({ path, before: file, after })).toEqual([
    { label: "The whole text", before: "name: Neonic Flow", after: "name: [" },
  ]);
});
