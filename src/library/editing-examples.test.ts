import { cpSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";
import { fieldManual } from "./field-manual.ts";

/** Where docs/editing.md says to copy each example. */
const places: Record<string, string> = {
  "paddle.yaml": "paddles/example-dinker-16.yaml",
  "sample-reviews.yaml": "sample-reviews/example-dinker-16.yaml",
  "guide.md": "best-of/best-paddles-example.md",
  "blog-article.md": "blog/two-minute-warm-up.md",
  "ball-article.md": "ball-tests/example-outdoor-balls.md",
};

const guide = readFileSync("docs/editing.md", "utf8");

test("the guide tells where to copy every example", () => {
  expect(globSync("*", { cwd: "docs/examples" }).toSorted()).toEqual(
    Object.keys(places).toSorted(),
  );
  for (const [example, place] of Object.entries(places))
    expect(guide).toContain(`cp docs/examples/${example} content/${place}`);
});

test("the examples pass the check, all at once", () => {
  const copy = copyContent();
  for (const [example, place] of Object.entries(places))
    copy.write(place, readFileSync(`docs/examples/${example}`, "utf8"));
  expect(copy.sentences()).toEqual([]);
  copy.remove();
});

/** Adds one example to the copied content, and checks it in a project with the examples. */
function checkOf(copy: ContentCopy, example: string, text: string): readonly string[] {
  cpSync("docs/examples", join(copy.folder, "docs/examples"), { recursive: true });
  copy.write(places[example]!, text);
  return copy.sentences();
}

describe("a sentence that is still the example's is a mistake:", () => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent();
  });
  afterEach(() => copy.remove());
  const read = (example: string) => readFileSync(`docs/examples/${example}`, "utf8");

  test.each(Object.keys(places))("in a copy of %s, with file, line and field", (example) => {
    // Samples need their paddle.
    if (example === "sample-reviews.yaml") copy.write(places["paddle.yaml"]!, read("paddle.yaml"));
    const told = checkOf(copy, example, read(example)).filter((each) =>
      each.startsWith(`content/${places[example]}:`),
    );
    expect(told.length).toBeGreaterThan(3);
    for (const sentence of told)
      expect(sentence).toMatch(
        /^content\/\S+:\d+ (?:\S+|\(the text\)): This sentence is the example's \(docs\/examples\/\S+\): "[^"]+"\. Write your own\.$/,
      );
  });

  test("one sentence of two, on its line, once although strengths repeat it", () => {
    const own = read("paddle.yaml")
      .replaceAll(
        /^(\w+): >-\n {2}.*$/gm,
        "$1: Hits hard, and nobody at our courts has an answer to it yet.",
      )
      .replaceAll("Soft touch on dinks and resets", "Drops die where you want them to die")
      .replace(/^ {2}- "you .*$/gm, "  - you like it");
    const wide = own
      .replace("excerpt: Hits hard,", "excerpt: You'll have to swing for your pace. Hits hard,")
      .replaceAll("Wide, forgiving face", "Soft touch on dinks and resets");
    const line = (text: string) => wide.slice(0, wide.indexOf(text)).split("\n").length;
    const path = "content/paddles/example-dinker-16.yaml";
    const isExample = (words: string) =>
      `This sentence is the example's (docs/examples/paddle.yaml): "${words}". Write your own.`;
    expect(checkOf(copy, "paddle.yaml", wide)).toEqual([
      `${path}:${line("excerpt:")} excerpt: ${isExample("you'll have to swing for your pace")}`,
      `${path}:${line("Soft touch")} knownFor.1: ${isExample("soft touch on dinks and resets")}`,
    ]);
  });

  test("names, units, addresses and short phrases may be the same, and a project may lack the examples", () => {
    const told = checkOf(copy, "guide.md", read("guide.md")).join("\n");
    expect(told).not.toMatch(/paddle: |\.paddle: |related|ratedFor|Large sweet spot|low price/i);
    rmSync(join(copy.folder, "docs"), { recursive: true });
    expect(copy.sentences()).toEqual([]);
  });
});

test("every field of a paddle's file that the guide shows is in the manual", () => {
  const fields = new Set(
    [...guide.matchAll(/^```yaml\n(.*?)^```$/gms)]
      .flatMap(([, block = ""]) => block.split("\n"))
      .flatMap((line) => /^(\w+):/.exec(line)?.[1] ?? []),
  );
  const manual = fieldManual("paddles")!;
  expect(fields.size).toBeGreaterThan(1);
  for (const field of fields) expect(manual).toMatch(new RegExp(`^  ${field}[ :]`, "m"));
});
