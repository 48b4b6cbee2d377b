import { expect, test } from "vitest";
import { editingReference } from "./editing-reference.ts";

const reference = editingReference();

test("the reference explains every field of a paddle, including nested ones", () => {
  for (const field of ["weightOz", "colourway.face", "notConfirmed", "reviews[].duprRating"])
    expect(reference).toContain(`| \`${field}\` |`);
});

test.each([
  ["name", "at most 60 characters"],
  ["weightOz", "6 to 10"],
  ["keywords", "1 to 10 items, each at most 60 characters"],
  ["description", "50 to 160 characters"],
])("the reference has the limits of a paddle's %s", (field, limits) => {
  const [, paddle = ""] = reference.split(/^## `content\/paddles\/.*$/m);
  const row = paddle.split("\n").find((line) => line.startsWith(`| \`${field}\` |`));
  expect(row).toContain(`| ${limits} |`);
});

test("every section is in the table of contents", () => {
  const anchors = [...reference.matchAll(/^## (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(/\s/g, "-"),
  );
  for (const anchor of anchors) expect(reference).toContain(`](#${anchor})`);
});
