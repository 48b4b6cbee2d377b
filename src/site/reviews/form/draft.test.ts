import { afterEach, expect, test, vi } from "vitest";
import { draftKeptFor, draftText, keepDraft, keptDraft, readDraft } from "./draft.ts";
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

afterEach(() => vi.unstubAllGlobals());

test("on any page, every page's expired drafts are deleted, and nothing else of the site's", () => {
  const stored: Record<string, string> = { level: "3.5" };
  const hidden = { enumerable: false };
  Object.defineProperties(stored, {
    getItem: { ...hidden, value: (key: string) => stored[key] ?? null },
    setItem: { ...hidden, value: (key: string, text: string) => void (stored[key] = text) },
    removeItem: { ...hidden, value: (key: string) => delete stored[key] },
  });
  vi.stubGlobal("localStorage", stored);
  keepDraft("/diadem-hero", { reviewText: "Light and easy." }, now);
  keepDraft("/neonic-flow", { reviewText: "Plush." }, now + 1);
  expect(keptDraft("/neonic-flow", now + draftKeptFor + 1)?.typed.reviewText).toBe("Plush.");
  expect(Object.keys(stored)).toEqual(["level", "draft /neonic-flow"]);
});

test("a browser that stores nothing keeps no draft", () => {
  const storage = {
    get: () => {
      throw new DOMException("not allowed", "SecurityError");
    },
  };
  vi.stubGlobal(
    "localStorage",
    Object.defineProperties({}, { getItem: storage, setItem: storage }),
  );
  expect(keepDraft("/diadem-hero", { reviewText: "Light and easy." }, now)).toBe(false);
  expect(keptDraft("/diadem-hero", now)).toBeUndefined();
});
