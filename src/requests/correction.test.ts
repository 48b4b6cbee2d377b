import { expect, test } from "vitest";
import { smallLibrary } from "../../tests/support/project-library.ts";
import { correctable, readCorrection } from "./correction.ts";

const library = smallLibrary();
const glide = correctable(library, "kestrel-glide")!;
const typed = { fact: "weightOz", value: "8.1 oz", source: "", email: "" };

test("paddles and balls have facts to correct, by the addresses of their pages", () => {
  expect(glide).toMatchObject({ path: "/kestrel-glide", entry: "paddles/kestrel-glide.yaml" });
  const ball = correctable(library, "balls/hall-26");
  expect(ball).toMatchObject({ path: "/balls#hall-26", entry: "balls/hall-26.yaml" });
  for (const none of [
    "",
    "balls/",
    "balls/none",
    "none",
    "balls/hall-26/x",
    "../site",
    "constructor",
  ])
    expect(correctable(library, none)).toBeUndefined();
});

test("a correction is read with what's right, and how someone knows", () => {
  expect(readCorrection(typed, glide)).toEqual({
    correction: { fact: "weightOz", value: "8.1 oz", source: "", email: null },
  });
  const source = "I weighed it.\nSee https://example.com/a";
  expect(
    readCorrection({ ...typed, fact: "other", value: "Two\nlines", source }, glide),
  ).toMatchObject({
    correction: { fact: "other", value: "Two\nlines", source },
  });
});

test.each([
  ["nothing", { fact: "", value: "" }, { fact: "empty", value: "empty" }],
  ["a fact of something else", { fact: "holes" }, { fact: "notAFact" }],
  ["a property of every object", { fact: "constructor" }, { fact: "notAFact" }],
  ["two lines of a value", { value: "8\n9" }, { value: "notPlain" }],
  [
    "markup",
    { value: "<img src=x>", source: "<a href=x>" },
    { value: "notPlain", source: "notPlain" },
  ],
  [
    "too much",
    { value: "x".repeat(301), source: "x".repeat(601) },
    { value: "tooLong", source: "tooLong" },
  ],
  ["many links", { source: "a.com b.com c.com d.com" }, { source: "links" }],
  ["no address", { email: "@" }, { email: "notAnAddress" }],
])("with %s it's refused, each field for its reason", (_, more, problems) => {
  expect(readCorrection({ ...typed, ...more }, glide)).toEqual({ problems });
});
