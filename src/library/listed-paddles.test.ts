import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";

import { filesIn, overlaid } from "../platform/content/content-source.ts";
import { readContent, readLibrary } from "./read-library.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const file = "listed/arrowhead-drift.yaml";
const text = `name: Arrowhead Drift
brand: Arrowhead
weightOz: 8.1
coreMm: 14
sources:
  weightOz: { from: "Arrowhead's product page", url: "https://arrowhead.example/drift", on: "2026-11" }
`;

test("reads a listed paddle with the facts that are given, and takes reviews of it", () => {
  copy.write(file, `${text}movedFrom: [arrowhead-drift-16]\n`);
  const library = readLibrary(copy.folder);
  const drift = library.paddle("arrowhead-drift");
  expect(drift).toMatchObject({ isListed: true, weightOz: 8.1, coreMm: 14, year: null });
  expect(library.paddles).toContain(drift);
  expect(library.written.map(({ slug }) => slug)).not.toContain("arrowhead-drift");
  expect(library.writtenPaddle("arrowhead-drift")).toBeUndefined();
  expect(library.paddleNamed("arrowhead-drift-16")).toBe(drift);
  expect(library.isSubject("arrowhead-drift")).toBe(true);
  expect(library.subjectNamed("arrowhead-drift-16")).toBe("arrowhead-drift");
  expect(library.moved.paths.get("/arrowhead-drift-16")).toBe("/arrowhead-drift");
});

describe("without the folder", () => {
  beforeEach(() => {
    rmSync(copy.at("listed"), { recursive: true, force: true });
    // It replaced a listed one.
    copy.edit(
      "paddles/joola-hyperion-pro-iv.yaml",
      "paddle: joola-hyperion-3s",
      "name: JOOLA Hyperion 3S",
    );
  });

  test("content has no mistakes, and no listed paddles", () => {
    expect(copy.sentences()).toEqual([]);
    expect(readLibrary(copy.folder).paddles.some(({ isListed }) => isListed)).toBe(false);
  });

  test("the first draft in it is read", () => {
    const source = overlaid(filesIn(join(copy.folder, "content")), new Map([[file, text]]));
    const { content } = readContent(copy.folder, source);
    expect(content.listed.map(({ name }) => name)).toEqual(["Arrowhead Drift"]);
  });
});

test.each([
  ["weightOz: 8.1", "weightOz: 81", "weightOz: 81 is"],
  ["coreMm: 14", "surface: Other", "faceMaterial: is missing"],
  [
    "coreMm: 14",
    "lengthIn: 17\nwidthIn: 8",
    "widthIn: length and width together are more than 24 in",
  ],
  ["coreMm: 14", 'year: 2025\npricedIn: "2023-04"', `pricedIn: "2023-04" is before 2025`],
  [
    "weightOz: 8.1\n",
    "",
    `sources.weightOz.from: "Arrowhead's product page" is the source of a fact that isn't here. Write weightOz, too, or leave this out`,
  ],
  ["https://arrowhead", "http://arrowhead", "sources.weightOz.url: "],
  ["coreMm: 14", "intro: A joy to play.", "intro: is not a known field."],
  [
    "name: Arrowhead Drift",
    "name: Diadem Hero",
    "name: content/paddles/diadem-hero.yaml:1 has the same text",
  ],
])("reports %s as %s in one sentence", (from, to, sentence) => {
  copy.write(file, text.replace(from, to));
  expect(copy.sentences()).toEqual([expect.stringContaining(` ${sentence}`)]);
});

test("reports an address that a written-up paddle, a page or an earlier name has", () => {
  for (const name of ["diadem-hero", "about", "top-rated-pickleballs-2025"])
    copy.write(`listed/${name}.yaml`, text.replace("Arrowhead Drift", name));
  expect(copy.sentences()).toEqual([
    "content/listed/about.yaml:1 (file name): the address is taken by another page. Give the file another name.",
    "content/listed/diadem-hero.yaml:1 (file name): content/paddles/diadem-hero.yaml is its page, written up. Delete this file, or give it another name.",
    "content/listed/top-rated-pickleballs-2025.yaml:1 (file name): the address is taken by content/ball-tests/top-rated-pickleballs-2025.md. Give the file another name.",
  ]);
});
