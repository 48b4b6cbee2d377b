import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { copyContent } from "../../tests/support/content-copy.ts";

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

test("every piece of a paddle's file in the guide is in the example, or shows a change to it", () => {
  const fields = new Set(
    [...guide.matchAll(/^```yaml\n(.*?)^```$/gms)]
      .flatMap(([, block = ""]) => block.split("\n"))
      .flatMap((line) => /^(\w+):/.exec(line)?.[1] ?? []),
  );
  const reference = readFileSync("docs/editing-reference.md", "utf8");
  for (const field of fields) expect(reference).toContain(`| \`${field}\` |`);
});
