import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { correctable, correctionKind } from "./correction.ts";

const library = projectLibrary();
const hero = correctable(library, "diadem-hero")!;
const typed = { fact: "weightOz", value: "8.1 oz", source: "", email: "" };

test("paddles and balls have facts to correct, by the addresses of their pages", () => {
  expect(hero).toMatchObject({ path: "/diadem-hero", entry: "paddles/diadem-hero.yaml" });
  const ball = correctable(library, "balls/penn-40");
  expect(ball).toMatchObject({ path: "/balls#penn-40", entry: "balls/penn-40.yaml" });
  for (const none of ["", "balls/", "balls/none", "none", "balls/penn-40/x", "..", "constructor"])
    expect(correctable(library, none)).toBeUndefined();
});

test("a correction is read with what's right, and how someone knows", () => {
  expect(correctionKind.read(typed, hero)).toEqual({
    read: { fact: "weightOz", value: "8.1 oz", source: "", email: null },
  });
  const source = "I weighed it.\nSee https://example.com/a";
  expect(
    correctionKind.read({ ...typed, fact: "other", value: "Two\nlines", source }, hero),
  ).toMatchObject({
    read: { fact: "other", value: "Two\nlines", source },
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
  expect(correctionKind.read({ ...typed, ...more }, hero)).toEqual({ problems });
});
