import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mistakeText } from "../platform/content/mistake.ts";
import { ContentReader } from "../platform/content/content-reader.ts";
import { checkLinkNotes, checkLinkPictures, readTextPages } from "./read-library.ts";

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "rallyrank-pages-"));
  cpSync("content/pages", join(copy, "content/pages"), { recursive: true });
});
afterEach(() => {
  rmSync(copy, { recursive: true, force: true });
});

const at = (name: string) => join(copy, "content/pages", name);

function mistakes(): readonly string[] {
  const reader = new ContentReader(copy);
  readTextPages(reader);
  return reader.mistakes.map(mistakeText);
}

test("the project's own pages have no mistakes", () => {
  expect(mistakes()).toEqual([]);
});

test("a missing page is reported by its file's name", () => {
  rmSync(at("terms.md"));
  expect(mistakes()).toEqual([
    "content/pages/terms.md:1 (the whole file): is missing. Put the file back.",
  ]);
});

// Every object has a property of the second name.
test.each(["imprint", "constructor"])(
  "the unknown page %s is reported with the known names",
  (name) => {
    cpSync(at("terms.md"), at(`${name}.md`));
    expect(mistakes()).toEqual([
      expect.stringContaining(
        `content/pages/${name}.md:1 (file name): no page has this name. Use one of: privacy, terms, `,
      ),
    ]);
  },
);

test.each([
  ["updated: last week", /^updated: .*$/m, /:\d+ updated: "last week" .*For example: 2026-11-20$/],
  ["a link that leaves the site", /\/contact\n/, /:\d+ links\.to\.1\.path: "https:\/\/.*\/balls$/],
])("%s is reported with its line, and nothing else", (written, found, told) => {
  const text = readFileSync(at("terms.md"), "utf8");
  const wrong = written.startsWith("updated") ? written : "https://shop.example\n";
  writeFileSync(at("terms.md"), text.replace(found, wrong));
  expect(mistakes()).toEqual([expect.stringMatching(told)]);
});

test("a missing folder is one mistake, not one for each page", () => {
  rmSync(join(copy, "content"), { recursive: true });
  expect(mistakes()).toEqual([expect.stringMatching(/^content\/pages:1 .*ENOENT/)]);
});

test("a link that says 'coming soon' itself is reported", () => {
  const text = readFileSync(at("reviews.md"), "utf8");
  writeFileSync(at("reviews.md"), text.replace(/note: .*/, "note: Paddles. Coming soon."));
  const reader = new ContentReader(copy);
  checkLinkNotes(reader, readTextPages(reader));
  expect(reader.mistakes.map(mistakeText)).toEqual([
    expect.stringMatching(
      /reviews\.md:\d+ links\.to\.0\.note: says 'coming soon'\. Leave that out/,
    ),
  ]);
});

test.each([
  [
    "joola-perseus-pro",
    [],
    /:\d+ links\.to\.0\.picture: "joola-perseus-pro" is neither a paddle nor a ball\./,
  ],
  ["court", [], undefined],
  ["a-ball", ["a-ball"], undefined],
])("a link with the picture %s, if %j are known", (picture, known, told) => {
  const text = readFileSync(at("reviews.md"), "utf8");
  writeFileSync(at("reviews.md"), text.replace(/picture: .*/, `picture: ${picture}`));
  const reader = new ContentReader(copy);
  const others = [...text.matchAll(/picture: (.*)/g)].map(([, other = ""]) => other);
  const pages = new Map([...readTextPages(reader)].filter(([slug]) => slug === "reviews"));
  checkLinkPictures(reader, pages, [...known, ...others.slice(1)]);
  expect(reader.mistakes.map(mistakeText)).toEqual(told ? [expect.stringMatching(told)] : []);
});
