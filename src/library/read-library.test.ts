import { renameSync, rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contentFiles } from "./content-files.ts";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";
import { ContentReader } from "../platform/content/content-reader.ts";
import { asSample } from "../platform/text/sample.ts";
import { readLibrary } from "./read-library.ts";

test("reads everything in the table of content files", () => {
  const spies = (["file", "folder", "articles"] as const).map((kind) =>
    vi.spyOn(ContentReader.prototype, kind),
  );
  readLibrary(".");
  const read = spies.flatMap(({ mock }) => mock.calls.map(([{ path }]) => path));
  for (const spy of spies) spy.mockRestore();
  expect(read.toSorted()).toEqual(
    Object.values(contentFiles)
      .map(({ path }) => path)
      .toSorted(),
  );
});

describe("the project's own content", () => {
  const library = readLibrary(".");
  const samples = library.written.flatMap(({ slug }) =>
    library.samplesOf(slug).map((sample, index) => ({ ...sample, at: `${slug} ${index}` })),
  );

  // The figures that the specification requires: recommendations (4 or 5 stars), out of how many, percent, mean DUPR.
  const figures = [
    ["joola-perseus-pro-iv", 19, 20, 95, "4.0+"],
    ["six-zero-double-black-diamond-control", 22, 25, 88, "3.8+"],
    ["selkirk-labs-project-boomstick-elongated", 23, 25, 92, "4.0"],
    ["crbn-trufoam-genesis", 18, 20, 90, "3.9"],
    ["paddletex-bantam-tko-c", 17, 20, 85, "4.0"],
    ["selkirk-luxx-control-air-invikta", 20, 23, 87, "3.8"],
    ["diadem-warrior-edge", 20, 22, 91, "3.8"],
    ["selkirk-amped-s2", 23, 25, 92, "3.6"],
    ["neonic-flow", 22, 25, 88, "3.7"],
    ["11six24-vapor-power", 17, 20, 85, "3.9"],
    ["onix-z5-graphite", 19, 20, 95, "3.6"],
    ["players-rogue2", 16, 20, 80, "3.7"],
    ["joola-perseus-cfs-16", 17, 20, 85, "3.9"],
    ["slk-evo-power-xl", 23, 25, 92, "3.6"],
    ["adidas-metalbone-lp-s", 17, 20, 85, "3.8"],
    ["honolulu-j2k", 22, 25, 88, "3.8"],
    ["joola-hyperion-pro-iv", 17, 20, 85, "3.9"],
    ["joola-perseus-3s", 17, 20, 85, "3.7"],
    ["diadem-warrior-blucore", 16, 20, 80, "3.6"],
    ["vatic-pro-prism-flash-v7", 17, 20, 85, "3.7"],
    ["hudef-viva-pro", 17, 20, 85, "3.7"],
    ["hudef-apex-pro", 19, 20, 95, "3.9"],
    ["ronbus-r-series", 18, 20, 90, "3.7"],
    ["head-radical-elite", 17, 20, 85, "3.6"],
    ["diadem-hero", 16, 20, 80, "3.6"],
    ["crbn-3x-power-series", 17, 20, 85, "3.7"],
  ] as const;

  test.each(figures)(
    "%s: %i of %i recommend, which is %i per cent, and their mean DUPR is %s",
    (slug, recommending, of, percent, dupr) => {
      const reviews = library.samplesOf(slug);
      const mean =
        reviews.reduce((sum, { duprRating }) => sum + Number.parseFloat(duprRating), 0) / of;
      expect(reviews).toHaveLength(of);
      expect(reviews.filter(({ rating }) => rating >= 4)).toHaveLength(recommending);
      expect(mean).toBeCloseTo(Number.parseFloat(dupr), 1);
      expect(library.writtenPaddle(slug)).toMatchObject({
        recommendPercent: asSample(percent),
        averageDupr: asSample(dupr),
      });
    },
  );

  test("has these 26 paddles with 555 sample reviews, 20 to 25 of them for each", () => {
    const slugs = new Set(figures.map(([slug]) => slug));
    expect(slugs.size).toBe(26);
    expect(library.written.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...slugs]));
    const sizes = [...slugs].map((slug) => library.samplesOf(slug).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(555);
    expect(sizes.filter((size) => size < 20 || size > 25)).toEqual([]);
  });

  test("lists paddles by name, and finds no others", () => {
    const names = library.written.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
    expect(library.writtenPaddle("no-such-paddle")).toBeUndefined();
    expect(library.samplesOf("no-such-paddle")).toEqual([]);
  });

  test("has samples signed with one first name each", () => {
    expect(samples.filter(({ firstName }) => !/^\p{Lu}\p{L}+$/u.test(firstName))).toEqual([]);
  });

  test("has no two samples that share seven words in a row", () => {
    const firstSeen = new Map<string, string>();
    const shared: string[] = [];
    for (const { review, at } of samples) {
      const words = review.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
      for (let start = 0; start + 7 <= words.length; start++) {
        const run = words.slice(start, start + 7).join(" ");
        const other = firstSeen.get(run) ?? at;
        if (other !== at) shared.push(`${at} and ${other}: ${run}`);
        firstSeen.set(run, other);
      }
    }
    expect(shared).toEqual([]);
  });

  test("has no sample about failures, warranties, safety or the law", () => {
    const claim = /delaminat|warrant|defect|crack|broke|illegal|banned|lawsuit|recall|injur/i;
    expect(samples.filter(({ review }) => claim.test(review))).toEqual([]);
  });
});

describe("an editor's mistake is reported in one sentence:", () => {
  let copy: ContentCopy;

  beforeEach(() => {
    copy = copyContent();
  });
  afterEach(() => copy.remove());

  const hero = "paddles/diadem-hero.yaml";
  const heroSamples = "sample-reviews/diadem-hero.yaml";
  const at = (path: string) => copy.at(path);
  const sentences = () => copy.sentences();

  /** Replaces the line that begins this way; returns its number. */
  const rewrite = (begins: string, written: string) =>
    copy.edit(hero, new RegExp(`^${begins}.*$`, "m"), written);

  test("none without a mistake", () => {
    expect(sentences()).toEqual([]);
  });

  test.each([
    [
      'weightOz: "7.8"',
      'weightOz: "7.8" is in quotes, which make it text. What belongs here: the average weight in ounces. For example: 8.2',
    ],
    [
      "year: 20230",
      "year: 20230 is more than 2100. What belongs here: the year it came out. For example: 2025",
    ],
    [
      "category: All-Round Paddle",
      'category: "All-Round Paddle" is not one of the allowed words. What belongs here: one of: Control Paddle, Power Paddle, All-Around Paddle, Speed Paddle. Perhaps you meant: All-Around Paddle',
    ],
    [
      "widthIn: 8.9",
      "widthIn: length and width together are more than 24 in, which the rules do not allow. What belongs here: the widest part in inches. For example: 7.5",
    ],
    [
      "brand: Diadem: Sports",
      '(YAML): the text has a colon in it. Put it in quotes: brand: "One thing: another"',
    ],
  ])("%s", (written, told) => {
    const line = rewrite(written.slice(0, written.indexOf(":") + 1), written);
    expect(sentences()).toEqual([`content/${hero}:${line} ${told}`]);
  });

  test("a missing field is reported at the start of its file", () => {
    rewrite("category:", "");
    expect(sentences()).toEqual([
      `content/${hero}:1 category: is missing. What belongs here: one of: Control Paddle, Power Paddle, All-Around Paddle, Speed Paddle. For example: Power Paddle`,
    ]);
  });

  test("an unknown field is reported with its line", () => {
    const line = rewrite("brand:", "brand: Diadem\ncolor: blue");
    expect(sentences()).toEqual([
      `content/${hero}:${line + 1} color: is not a known field. Remove it, or look for it among those that 'content fields' lists.`,
    ]);
  });

  test.each([
    [hero, "paddles/Diadem Hero.yaml"],
    [heroSamples, "sample-reviews/diadem_hero.yaml"],
    ["balls/franklin-x-40.yaml", "balls/franklin-x-40.yml"],
  ])("%s renamed to %s, which is not an address", (name, renamed) => {
    renameSync(at(name), at(renamed));
    expect(sentences()).toEqual([
      `content/${renamed}:1 (file name): is not an address. Use lower-case letters, digits and single hyphens, then .yaml.`,
    ]);
  });

  test("samples of a missing paddle", () => {
    renameSync(at(heroSamples), at("sample-reviews/diadem-heroes.yaml"));
    expect(sentences()).toEqual([
      "content/sample-reviews/diadem-heroes.yaml:1 (file name): no paddle has this address. Use the name of a file in content/paddles.",
    ]);
  });

  test("a missing site.yaml", () => {
    rmSync(at("site.yaml"));
    expect(sentences()).toEqual([
      "content/site.yaml:1 (the whole file): cannot be read (ENOENT). Put the file back.",
    ]);
  });

  test("a missing folder", () => {
    rmSync(at("ball-tests"), { recursive: true });
    expect(sentences()).toEqual([expect.stringMatching(/^content\/ball-tests\b.*ENOENT/)]);
  });

  test("mistakes in two files are reported together", () => {
    rmSync(at("site.yaml"));
    rewrite("weightOz:", "weightOz: heavy");
    const files = sentences().map((sentence) => sentence.split(":")[0]);
    expect(files).toEqual(["content/site.yaml", `content/${hero}`]);
  });
});
