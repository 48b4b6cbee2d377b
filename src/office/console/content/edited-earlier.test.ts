import { expect, test } from "vitest";
import { filesIn, textIn } from "../../../platform/content/content-source.ts";
import { entryWork } from "./read-entry.worker.ts";

/** The fields that the form of an edited file begins with. */
const formOf = (path: string, ...changes: readonly (readonly [RegExp, string])[]) =>
  entryWork.read(
    path,
    changes.reduce((text, change) => text.replace(...change), textIn(filesIn("content"), path)!),
  )?.value;

test("the form of a file as an earlier version had it begins with what this one needs in it", () => {
  const edited = [/Link copied/, "Done"] as const;
  const whole = formOf("site.yaml", edited);
  expect(whole).toHaveProperty("share.picture");
  expect(formOf("site.yaml", edited, [/ {2}picture:\n(?: {4}.*\n)+/, ""])).toEqual(whole);
  // Of a paddle nobody else knows what it lacks.
  expect(formOf("paddles/diadem-hero.yaml", [/^year: .*\n/m, ""])).not.toHaveProperty("year");
});
