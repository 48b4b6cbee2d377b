import { afterEach, beforeEach, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const own = "paddles/joola-perseus-pro-iv.yaml";
const written = /^replaces: .*$/m;
const addTo = (slug: string, line: string) =>
  copy.edit(`paddles/${slug}.yaml`, /^notConfirmed:/m, `${line}\nnotConfirmed:`);

test.each([
  [
    "replaces: { paddle: joola-perseus-3x }",
    'replaces.paddle: "joola-perseus-3x" is not a paddle\'s address. Did you mean joola-perseus-3s?',
  ],
  [
    "replaces: { paddle: joola-perseus-pro-iv }",
    'replaces.paddle: "joola-perseus-pro-iv" replaces this paddle, directly or by others. Keep the line in the newer paddle\'s file.',
  ],
  [
    "replaces: { changed: Much. }",
    "replaces.paddle: is missing. What belongs here: the earlier model, if it is in our catalog",
  ],
  [
    "replaces: { paddle: joola-perseus-3s, name: Perseus 3S, changed: Much. }",
    "replaces.paddle: and name are two ways to say the same. Write one of them",
  ],
])("%s is reported in one sentence", (line, sentence) => {
  const at = copy.edit(own, written, line);
  expect(copy.sentences()).toEqual([expect.stringContaining(`${own}:${at} ${sentence}`)]);
});

test("what changed may be left out", () => {
  copy.edit(own, written, "replaces: { name: Perseus Gen 3 }");
  expect(copy.sentences()).toEqual([]);
});

test("a circle of several is reported in each of its files", () => {
  addTo("joola-perseus-cfs-16", "replaces: { paddle: joola-perseus-pro-iv }");
  const sentences = copy.sentences();
  expect(sentences).toHaveLength(3);
  for (const sentence of sentences) expect(sentence).toContain("directly or by others");
});

test("a line in the earlier paddle's file is reported", () => {
  addTo("neonic-flow", "replaces: { paddle: crbn-trufoam-genesis }");
  expect(copy.sentences()).toEqual([
    expect.stringMatching(
      /came out in 2025, after this paddle of 2024\. Write this line in the newer/,
    ),
  ]);
});

test("an earlier model that was renamed is reported with its name now", () => {
  copy.edit(
    "paddles/joola-perseus-3s.yaml",
    /^notConfirmed:/m,
    "movedFrom: [perseus-3]\nnotConfirmed:",
  );
  copy.edit(own, written, "replaces: { paddle: perseus-3 }");
  expect(copy.sentences()).toEqual([
    expect.stringContaining('"perseus-3" has moved. Write joola-perseus-3s.'),
  ]);
});
