import { hash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";
import { animatedPng, drawnPhoto } from "../../tests/support/photos.ts";
import { leadPhoto, type Pictures, storedPhoto } from "../site/media/content-photo.ts";
import { overlaid } from "../platform/content/content-source.ts";
import { filesIn } from "../platform/content/content-source.ts";
import { publish } from "./library.ts";
import { readContent } from "./read-library.ts";

const hero = "paddles/diadem-hero.yaml";
const jpeg = await drawnPhoto(400, 300).jpeg().toBuffer();

describe("the photos of an entry", () => {
  let content: ContentCopy;
  beforeEach(() => {
    content = copyContent();
  });
  afterEach(() => content.remove());

  const put = (name: string, bytes: Uint8Array) => {
    const file = content.at(`photos/${name}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  };
  const photo = (fields: Record<string, string> = {}) => {
    const all = {
      file: "hero-face.jpg",
      alt: "The face of a drawn paddle.",
      credit: "Dana",
      license: "own",
      shows: "face",
      ...fields,
    };
    const lines = Object.entries(all).filter(([, value]) => value !== "");
    return lines.map(([name, value]) => `${name}: ${value}`).join("\n    ");
  };
  /** Gives the Diadem Hero a photo, and says what is wrong, without the file and line. */
  const mistakesOf = (fields?: Record<string, string>) => {
    content.write(hero, `${content.read(hero).trimEnd()}\nphotos:\n  - ${photo(fields)}\n`);
    return content.sentences().map((told) => told.replace(/^content\/\S+:\d+ /, ""));
  };

  test("are right with a file, an alt text, a credit and a license", () => {
    put("hero-face.jpg", jpeg);
    expect(mistakesOf()).toEqual([]);
  });

  test.each([
    [{ alt: "" }, /^photos.*alt: is missing/],
    [{ alt: "A paddle" }, /^photos.*alt: is too short \(at least 10\)/],
    [{ credit: "" }, /^photos.*credit: is missing/],
    [{ license: "found" }, /^photos.*license: "found" is not one of the allowed words/],
    [{ license: "licensed" }, /^photos.*terms: is missing\. What belongs here: the license/],
    [{ file: "../site.yaml" }, /^photos.*file: "..\/site.yaml"/],
    [
      { file: "hero-fase.jpg" },
      /^photos.*file: "hero-fase.jpg" is not in content\/photos. Did you mean hero-face.jpg\?/,
    ],
    [
      { file: "another.png" },
      /^photos.*file: "another.png" is not in content\/photos. Put the file/,
    ],
  ])("need more than %o", (fields, told) => {
    put("hero-face.jpg", jpeg);
    const mistakes = mistakesOf(fields);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(told);
  });

  test.each([
    ["a text", Buffer.from("not a photo"), /isn't a picture that can be read/],
    ["an animation", animatedPng(), /is an animation/],
    ["a photo of an iPhone", Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1"), /HEIC/],
    ["too large a photo", Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)]), /more than 8 MB/],
    [
      "a pointer of Git LFS",
      Buffer.from("version https://git-lfs.github.com/spec/v1\n"),
      /lfs pull/,
    ],
  ])("can't be %s", (_, bytes, told) => {
    put("hero-face.jpg", bytes);
    const mistakes = mistakesOf();
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(told);
  });

  test.each([
    [
      "court.jpg",
      /^\(the text\): "court.jpg" is not one of the photos named above the text. Name it/,
    ],
    ["hero-fase.jpg", /^\(the text\): .* Did you mean hero-face.jpg\?/],
    ["hero-face.jpg", undefined],
  ])("of a text are named above it: %s", (file, told) => {
    put("hero-face.jpg", jpeg);
    const article = "blog/core-thickness.md";
    const [, fields = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(content.read(article))!;
    const photos = `photos:\n  - ${photo()}`;
    content.write(article, `---\n${fields}\n${photos}\n---\n${body}\n![](${file})\n`);
    const mistakes = content.sentences().map((each) => each.replace(/^content\/\S+:\d+ /, ""));
    expect(mistakes).toEqual(told ? [expect.stringMatching(told)] : []);
  });

  test("have names that are addresses", () => {
    put("IMG 1234.JPG", jpeg);
    expect(content.sentences()).toEqual([
      "content/photos/IMG 1234.JPG:1 (file name): is not a photo's name. Use lower-case letters, digits and single hyphens, then .jpg, .png, .webp or .avif.",
    ]);
  });

  test("are shown once their picture is made, wherever its file is", () => {
    put("hero-face.jpg", jpeg);
    expect(mistakesOf()).toEqual([]);
    const picture = { name: "0".repeat(32), width: 400, height: 300, color: "#22aa77" };
    const shown = (pictures: Pictures, source = filesIn(content.at("."))) => {
      const { content: checked } = readContent(content.folder, source);
      return leadPhoto(publish(checked, true, pictures).paddle("diadem-hero")!);
    };
    expect(shown(new Map())).toBeUndefined();
    expect(shown(new Map([[hash("sha256", jpeg), picture]]))).toMatchObject({ picture });
    // Uploaded, its row stands for it.
    const uploaded = overlaid(
      filesIn(content.at(".")),
      new Map([["photos/hero-face.jpg", storedPhoto("ab".repeat(32))]]),
    );
    expect(shown(new Map([["ab".repeat(32), picture]]), uploaded)).toMatchObject({ picture });
  });
});

test("the project has no photo, and so no sample has one", () => {
  const { content } = readContent(process.cwd());
  const { paddles, balls, ballTests, guides, blog } = content;
  for (const { photos } of [paddles, balls, ballTests, guides, blog].flat())
    expect(photos).toEqual([]);
});
