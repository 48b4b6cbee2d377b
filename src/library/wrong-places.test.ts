import { mkdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";

describe("files in the wrong place are reported, or ignored if the OS created them:", () => {
  const again = "has the same text. Write one for this page alone.";
  const strangers: readonly [
    what: string,
    make: (copy: ContentCopy) => void,
    ...told: (string | RegExp)[],
  ][] = [
    [
      "a copy of an article that kept its words",
      (copy) => copy.write("blog/the-reset-2.md", copy.read("blog/the-reset.md")),
      `content/blog/the-reset.md:2 title: content/blog/the-reset-2.md ${again}`,
      `content/blog/the-reset.md:5 description: content/blog/the-reset-2.md ${again}`,
    ],
    [
      "a folder of one's own",
      (copy) => {
        mkdirSync(copy.at("news"));
        copy.write("news/hello.md", "Hello");
      },
      /^content\/news:1 \(file name\): is not read\. Use one of these names: .*\bblog\b/,
    ],
    [
      "a folder in a folder",
      (copy) => mkdirSync(copy.at("blog/drafts")),
      "content/blog/drafts:1 (the whole folder): is not read. Move its files to content/blog.",
    ],
    [
      "another extension",
      (copy) => copy.write("blog/hello.txt", "Hello"),
      "content/blog/hello.txt:1 (file name): is not an address. Use lower-case letters, digits and single hyphens, then .md.",
    ],
    [
      "what file managers and text editors leave behind",
      (copy) => {
        for (const name of ["blog/.DS_Store", "paddles/Thumbs.db", "team/elena.yaml~", ".hidden"])
          copy.write(name, "");
      },
    ],
  ];
  test.each(strangers)("%s", (_, make, ...told) => {
    const copy = copyContent();
    make(copy);
    expect(copy.sentences()).toEqual(
      told.map((each) =>
        expect.stringMatching(
          typeof each === "string" ? new RegExp(`^${RegExp.escape(each)}$`) : each,
        ),
      ),
    );
    copy.remove();
  });
});

test("a byte order mark, other line endings and spaces after three hyphens aren't mistakes", () => {
  const copy = copyContent();
  const foreign = (text: string, end: string) => `\uFEFF${text.replaceAll("\n", end)}`;
  copy.edit("blog/the-reset.md", /^---\n/, "---  \n");
  copy.write("blog/the-reset.md", foreign(copy.read("blog/the-reset.md"), "\r\n"));
  copy.write("paddles/diadem-hero.yaml", foreign(copy.read("paddles/diadem-hero.yaml"), "\r\n"));
  copy.write("team/elena.yaml", foreign(copy.read("team/elena.yaml"), "\r"));
  expect(copy.sentences()).toEqual([]);
  copy.remove();
});
