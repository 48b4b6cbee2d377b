import { expect, test } from "vitest";
import { filesIn, textIn } from "../../../platform/content/content-source.ts";
import { entryWork } from "./read-entry.worker.ts";

const own = (path: string) => textIn(filesIn("content"), path)!;
const fieldsOf = (path: string, text: string) => entryWork.read(path, text)?.value;

test.each([
  // What a later version needs.
  ["site.yaml", / {2}picture:\n(?: {4}.*\n)+/, ""],
  // What it no longer knows.
  ["paddle-page.yaml", /^scores:\n/m, "scores:\n  rank: No. {rank}\n"],
])(
  "the form of %s as an earlier version had it begins with what this one needs",
  (path, of, was) => {
    const text = own(path).replace(of, was).replace("copied: Link copied", "copied: Done");
    expect(text).not.toBe(own(path));
    const whole = fieldsOf(path, own(path).replace("copied: Link copied", "copied: Done"));
    expect(fieldsOf(path, text)).toEqual(whole);
  },
);

test("the form of a paddle begins with its own fields alone", () => {
  const path = "paddles/diadem-hero.yaml";
  const text = own(path).replace(/^year: .*\n/m, "");
  expect(fieldsOf(path, text)).not.toHaveProperty("year");
});
