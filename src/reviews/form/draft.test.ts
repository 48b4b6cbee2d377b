import { expect, test } from "vitest";
import { draftKeptFor, draftText, readDraft } from "./draft.ts";
import { nothingTypedForm, type TypedForm } from "./form-fields.ts";

const now = Date.UTC(2026, 10, 22);

test.each<[string, Partial<TypedForm>, Partial<TypedForm> | undefined]>([
  ["nothing", {}, undefined],
  ["empty fields", nothingTypedForm, undefined],
  ["blanks", { reviewText: "  \n" }, undefined],
  ["a DUPR alone, which the reader's level may have filled in", { duprRating: "3.5" }, undefined],
  ["an article's first ball, which is chosen at first", { ball: "article" }, undefined],
  ["a name", { ...nothingTypedForm, firstName: "Zoë" }, { firstName: "Zoë" }],
  [
    "a text and a DUPR",
    { reviewText: "Soft.\n", duprRating: "3.25" },
    { reviewText: "Soft.\n", duprRating: "3.25" },
  ],
  ["a choice", { "chip-spin": "liked" }, { "chip-spin": "liked" }],
])("of %s, a draft keeps what is filled in", (_, typed, kept) => {
  const text = draftText(typed, now);
  expect(readDraft(text ?? null, now)).toEqual(kept && { at: now, typed: kept });
});

test.each([
  [0, true],
  [draftKeptFor, true],
  [draftKeptFor + 1, false],
])("after %i ms, a draft is still there: %s", (passed, isThere) => {
  const text = draftText({ firstName: "Zoë" }, now)!;
  expect(readDraft(text, now + passed) !== undefined).toBe(isThere);
});

test.each([
  null,
  "",
  "null",
  "3",
  "{}",
  '{"at":"now","typed":{}}',
  '{"at":1',
  '{"at":1,"typed":null}',
])("%o is not a draft", (text) => {
  expect(readDraft(text, 1)).toBeUndefined();
});

test("whatever isn't text is left out", () => {
  const text = JSON.stringify({ at: now, typed: { firstName: "Zoë", rating: 5, ball: null } });
  expect(readDraft(text, now)?.typed).toEqual({ firstName: "Zoë" });
});
