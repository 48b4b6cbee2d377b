import { expect, test } from "vitest";
import type { Entry } from "../../publishing/entries.service.ts";
import {
  ageText,
  entriesFor,
  entriesQuery,
  entryAddress,
  kindOf,
  kindsIn,
  pluralOf,
  stateOf,
} from "./entry-facts.ts";

const now = Date.UTC(2026, 10, 25, 12);
const entry = (path: string, more: Partial<Entry> = {}): Entry => ({
  path,
  kind: "paddles",
  title: path,
  at: now,
  by: undefined,
  isPublished: true,
  isFromBrowser: false,
  changedInFiles: false,
  drafts: [],
  unsure: 0,
  mistakes: 0,
  ...more,
});
const draft = {
  person: "Dana",
  email: "dana@example.com",
  at: now,
  publishAt: null,
  hasFailed: false,
  isDeletion: false,
};

test.each([
  [0, "just now"],
  [-5000, "just now"],
  [59_999, "just now"],
  [60_000, "1 minute ago"],
  [10 * 60_000, "10 minutes ago"],
  [3_600_000, "1 hour ago"],
  [23 * 3_600_000, "23 hours ago"],
  [24 * 3_600_000, "1 day ago"],
  [30 * 24 * 3_600_000, "30 days ago"],
  [31 * 24 * 3_600_000, "Oct 25, 2026, 12:00 UTC"],
])("what is %i ms old is from '%s'", (age, text) => {
  expect(ageText(now - age, now)).toBe(text);
});

test("kinds come in the order in which editors need them, files outside of folders last", () => {
  const entries = [
    entry("site.yaml", { kind: "site" }),
    entry("balls/a.yaml", { kind: "balls" }),
    entry("home.yaml", { kind: "home" }),
    entry("paddles/a.yaml"),
  ];
  expect(kindsIn(entries).map(pluralOf)).toEqual(["Paddles", "Balls", "Pages and labels"]);
  expect(kindOf(entries[0]!)).toBe(kindOf(entries[2]!));
});

const all = [
  entry("paddles/hero.yaml", { title: "Diadem Hero", unsure: 2 }),
  entry("paddles/begun.yaml", { drafts: [draft], isPublished: false }),
  entry("paddles/later.yaml", { drafts: [{ ...draft, publishAt: now }] }),
  entry("paddles/late.yaml", { drafts: [{ ...draft, publishAt: now, hasFailed: true }] }),
  entry("home.yaml", { kind: "home", isFromBrowser: true, changedInFiles: true }),
  entry("balls/x.yaml", { kind: "balls", mistakes: 1 }),
];

test.each([
  [{}, ["hero", "begun", "later", "late", "home", "x"]],
  [{ search: "HERO diadem" }, ["hero"]],
  [{ search: "paddles/la" }, ["later", "late"]],
  [{ kind: "paddles" }, ["hero", "begun", "later", "late"]],
  [{ kind: "words" }, ["home"]],
  [{ kind: "constructor" }, []],
  [{ state: "draft" }, ["begun", "late"]],
  [{ state: "planned" }, ["later"]],
  [{ state: "failed" }, ["late"]],
  [{ state: "new" }, ["begun"]],
  [{ state: "browser" }, ["home"]],
  [{ state: "files" }, ["home"]],
  [{ state: "mistakes" }, ["x"]],
  [{ state: "unconfirmed" }, ["hero"]],
  [{ state: "constructor" }, ["hero", "begun", "later", "late", "home", "x"]],
])("the list for %o has %o", (asked, names) => {
  const read = entriesQuery.read(new URLSearchParams(asked));
  expect(entriesFor(all, read).map(({ path }) => /(\w+)\.yaml/.exec(path)![1])).toEqual(names);
});

test("what's to be known of an entry is said in a few words each", () => {
  const known = entry("paddles/a.yaml", {
    drafts: [
      { ...draft, at: now - 600_000 },
      { ...draft, person: "Lee", isDeletion: true, publishAt: Date.UTC(2026, 11, 1, 8) },
      { ...draft, person: "Max", hasFailed: true, publishAt: Date.UTC(2026, 10, 1, 8) },
    ],
    isPublished: false,
    changedInFiles: true,
    mistakes: 1,
    unsure: 2,
  });
  expect(stateOf(known, now)).toEqual([
    "Draft by Dana, 10 minutes ago",
    "Deletion by Lee, planned for Dec 1, 2026, 08:00 UTC",
    "Draft by Max, not published as planned on Nov 1, 2026, 08:00 UTC",
    "Not published yet",
    "Changed in the files since it was published here",
    "1 mistake",
    "2 unconfirmed facts",
  ]);
  expect(stateOf(entry("paddles/a.yaml"), now)).toEqual([]);
});

test("an entry's address can't be left by its name", () => {
  expect(entryAddress("paddles/hero.yaml")).toBe("/owner/content/edit?entry=paddles/hero.yaml");
  expect(entryAddress("a&b=c#d")).toBe("/owner/content/edit?entry=a%26b%3Dc%23d");
});
