import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editingManual } from "./editing-manual.ts";

test("docs/editing.md matches the schemas ('npm run manual' writes it)", () => {
  expect(readFileSync("docs/editing.md", "utf8")).toBe(editingManual());
});

test("the manual explains every field of a paddle, including nested ones", () => {
  const manual = editingManual();
  for (const field of ["weightOz", "colourway.face", "notConfirmed", "reviews[].duprRating"])
    expect(manual).toContain(`| \`${field}\` |`);
});
