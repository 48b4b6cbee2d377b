import { renameSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";
import { readContent } from "./read-library.ts";
import { publish } from "./library.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

/** Writes a file's earlier names below its first line of fields. */
function moveFrom(to: ContentCopy, path: string, ...old: string[]): void {
  to.edit(path, /^(name|title): /m, `movedFrom: [${old.join(", ")}]\n${nameOf(path)}: `);
}
const nameOf = (path: string) => (path.startsWith("paddles/") ? "name" : "title");

function library(showsSamples = true) {
  return publish(readContent(copy.folder).content, showsSamples);
}

// All in one copy: reading content takes a second.
const mistakes: readonly [what: string, file: string, old: readonly string[], told?: string][] = [
  [
    "the name the file has now",
    "paddles/diadem-hero.yaml",
    ["diadem-hero"],
    `"diadem-hero" is the name this file has now. Write only earlier ones.`,
  ],
  [
    "that of another paddle",
    "paddles/neonic-flow.yaml",
    ["diadem-hero"],
    `"diadem-hero" is the name of another file in content/paddles, whose page and reviews stay there. Leave it out, or rename that file.`,
  ],
  [
    "that of a ball article, whose reviews have the same names",
    "paddles/hudef-apex-pro.yaml",
    ["beginner-pickleballs-selkirk"],
    `"beginner-pickleballs-selkirk" is the name of another file in content/ball-tests, whose page and reviews stay there. Leave it out, or rename that file.`,
  ],
  [
    "a paddle's, in a ball article",
    "ball-tests/beginner-pickleballs-selkirk.md",
    ["honolulu-j2k"],
    `"honolulu-j2k" is the name of another file in content/paddles, whose page and reviews stay there. Leave it out, or rename that file.`,
  ],
  [
    "the address of a fixed page",
    "paddles/onix-z5-graphite.yaml",
    ["about"],
    `"about" had the address /about, which is that of another page. Leave it out.`,
  ],
  [
    "an address that redirects already",
    "ball-tests/7f3a9c21.md",
    ["pickleball-durability-test"],
    `"pickleball-durability-test" had the address /reviews/balls/pickleball-durability-test, which is that of another page. Leave it out.`,
  ],
  ["one that nobody else has", "paddles/players-rogue2.yaml", ["earlier"]],
  [
    "an earlier name of another paddle",
    "paddles/ronbus-r-series.yaml",
    ["earlier"],
    `"earlier" is in the movedFrom of content/paddles/players-rogue2.yaml, too. Leave it in one of the two.`,
  ],
  ["one of a paddle before it is one of a ball article", "paddles/slk-evo-power-xl.yaml", ["past"]],
  [
    "an earlier name of a paddle, in a ball article",
    "ball-tests/budget-pickleballs-value.md",
    ["past"],
    `"past" is in the movedFrom of content/paddles/slk-evo-power-xl.yaml, too. Leave it in one of the two.`,
  ],
  [
    "the same one twice",
    "blog/core-thickness.md",
    ["cores", "cores"],
    `"cores" is listed twice. Write it once.`,
  ],
  [
    "what can't be an address",
    "blog/the-reset.md",
    ["/blog/resets"],
    `"/blog/resets" has the wrong format. What belongs here: earlier names of this entry: their addresses lead to this article; leave it out if it was never renamed; in brackets, separated by commas. For example: [drop-or-drive]`,
  ],
];

describe("an earlier name is refused if it belongs to another page, too:", () => {
  let sentences: readonly string[];
  beforeAll(() => {
    const mistaken = copyContent();
    for (const [, file, old] of mistakes) moveFrom(mistaken, file, ...old);
    sentences = mistaken.sentences();
    mistaken.remove();
  });

  test.each(mistakes)("%s", (_, file, __, told) => {
    const ofFile = sentences.filter((each) => each.startsWith(`content/${file}:`));
    expect(ofFile).toEqual(told === undefined ? [] : [expect.stringContaining(told)]);
  });

  test("and nothing else", () => {
    expect(sentences).toHaveLength(mistakes.filter(([, , , told]) => told).length);
  });
});

test("a guide and a blog article may have had the same name, because their addresses differ", () => {
  moveFrom(copy, "blog/the-reset.md", "resets");
  moveFrom(copy, "best-of/best-paddles-spin.md", "resets", "the-reset");
  expect(copy.sentences()).toEqual([]);
  expect(library().moved.paths).toEqual(
    new Map([
      ["/reviews/best-of/resets", "/reviews/best-of/best-paddles-spin"],
      ["/reviews/best-of/the-reset", "/reviews/best-of/best-paddles-spin"],
      ["/blog/resets", "/blog/the-reset"],
    ]),
  );
});

test("an earlier name leads to its paddle, and isn't one of the paddles", () => {
  moveFrom(copy, "paddles/diadem-hero.yaml", "diadem-legend");
  const { moved, subjectNamed, paddleNamed, writtenPaddle: paddle, isSubject } = library();
  expect(moved.paths.get("/diadem-legend")).toBe("/diadem-hero");
  expect(moved.subjects.get("diadem-legend")).toBe("diadem-hero");
  expect(["diadem-legend", "diadem-hero", "nothing"].map(subjectNamed)).toEqual([
    "diadem-hero",
    "diadem-hero",
    undefined,
  ]);
  expect(paddleNamed("diadem-legend")?.slug).toBe("diadem-hero");
  expect([paddle("diadem-legend"), isSubject("diadem-legend")]).toEqual([undefined, false]);
});

test("a link to an earlier address is answered with the new one", () => {
  moveFrom(copy, "paddles/diadem-hero.yaml", "diadem-legend");
  copy.write("blog/the-reset.md", `${copy.read("blog/the-reset.md")}\n[it](/diadem-legend)\n`);
  expect(copy.sentences()).toEqual([
    expect.stringContaining(`"/diadem-legend" has moved. Write /diadem-hero`),
  ]);
});

test("sample reviews that kept the earlier name are to be renamed, too", () => {
  renameSync(copy.at("paddles/honolulu-j2k.yaml"), copy.at("paddles/honolulu-j2k-plus.yaml"));
  const told = () => copy.sentences().filter((each) => each.includes("sample-reviews"));
  expect(told()).toEqual([expect.stringContaining("no paddle has this address.")]);
  moveFrom(copy, "paddles/honolulu-j2k-plus.yaml", "honolulu-j2k");
  expect(told()).toEqual([
    "content/sample-reviews/honolulu-j2k.yaml:1 (file name): the paddle has moved. Rename this file to honolulu-j2k-plus.yaml, too.",
  ]);
});
