import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";
import { productData } from "../site/paddles/paddle.page.tsx";
import { isConfirmedPaddle } from "../site/paddles/paddle-facts.ts";
import type { Paddle } from "../site/paddles/paddle.content.ts";
import { textsIn } from "../platform/content/mistakes.ts";
import { readLibrary } from "./read-library.ts";
import { projectLibrary } from "../../tests/support/project-library.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const { written: paddles } = projectLibrary();
const blucore = "paddles/diadem-warrior-blucore.yaml";
const luxx = "paddles/selkirk-luxx-control-air-invikta.yaml";
const textOf = (paddle: Paddle) =>
  textsIn(paddle)
    .map(([, text]) => text)
    .join(" ");

/** The LUXX in the copy, after an edit of its file. */
function edited(from: string | RegExp, to: string): Paddle {
  copy.edit(luxx, from, to);
  return readLibrary(copy.folder).writtenPaddle("selkirk-luxx-control-air-invikta")!;
}

describe("a paddle's prose has the figures of its own file", () => {
  test("in every sentence of our catalog", () => {
    for (const paddle of paddles)
      for (const [path, text] of textsIn(paddle))
        expect(text, `${paddle.slug} ${path.join(".")}`).not.toMatch(/[{}]/);
    const all = paddles.map(textOf).join(" ");
    for (const figure of ["$179.99", "8.4\u00A0oz", "5.75-inch", "14.3\u00A0mm"])
      expect(all).toContain(figure);
  });

  test("a new price is in every sentence with a price at once", () => {
    expect(paddles.map(textOf).join(" ")).toContain("$250 is a lot for a specialist");
    const { intro } = edited(/^listPriceCents: .*$/m, "listPriceCents: 21999");
    expect(intro).toContain("$219.99 is a lot for a specialist");
    expect(intro).not.toContain("$250");
  });

  test("in phrases, their copies among strengths and weaknesses, and what other programs read", () => {
    copy.edit(luxx, /^excerpt: >-\n {2}/m, "excerpt: >-\n  All {core} of it. ");
    const paddle = edited(/^coreMm: 20$/m, "coreMm: 19");
    expect(paddle.knownFor).toContain("A thick 19\u00A0mm core");
    expect(paddle.skipIf).toContain(paddle.weaknesses.twoHands);
    expect(paddle.weaknesses.twoHands).toContain("5.25-inch");
    const reviews = { shown: [], totals: { reviews: 1, stars: 5 }, players: {} } as never;
    const site = {
      siteUrl: "http://localhost",
      isPublic: false,
      name: "RallyRank",
      today: "2026-11-25",
    };
    expect(productData(paddle, reviews, site)).toMatchObject({
      description: expect.stringMatching(/^All 19\u00A0mm of it\. /),
    });
  });
});

describe("an editor's mistake is reported in one sentence:", () => {
  const intro = /^intro: >-$/m;

  test.each([
    ["{price}", /^listPriceCents: .*$/m, "listPriceCents: null", "listPriceCents is null"],
    ["{core}", /^coreMm: .*$/m, "coreMm: null", "coreMm is null"],
    ["{grip}", "notConfirmed: [", "notConfirmed: [gripLengthIn, ", "notConfirmed has gripLengthIn"],
    ["{weight}", "notConfirmed: [", "notConfirmed: [weightOz, ", "notConfirmed has weightOz"],
  ])("%s that isn't known", (placeholder, from, to, why) => {
    copy.write(blucore, copy.read(blucore).replaceAll(/\{\w+\}/g, "it"));
    copy.edit(blucore, from, to);
    const line = copy.edit(blucore, intro, `intro: >-\n  It's ${placeholder}.`);
    expect(copy.sentences()).toEqual([
      `content/${blucore}:${line} intro: has ${placeholder}, but ${why}. Write the sentence without it.`,
    ]);
  });

  test.each([
    ["At $279.95 it's a lot.", "$279.95", "listPriceCents", "{price}"],
    ["At $1,250.00 it's a lot.", "$1,250.00", "listPriceCents", "{price}"],
    ["It weighs 8.1 oz.", "8.1 oz", "weightOz", "{weight}"],
    ["It weighs 8 ounces.", "8 ounces", "weightOz", "{weight}"],
    ["A 5.25-inch handle.", "5.25-inch", "gripLengthIn", "{grip}"],
    ["A 5.5 in handle.", "5.5 in", "gripLengthIn", "{grip}"],
    ["A 20 mm core.", "20 mm", "coreMm", "{core}"],
    ["A 16-millimeter core.", "16-millimeter", "coreMm", "{core}"],
  ])("%s repeats or contradicts the file", (sentence, typed, fact, placeholder) => {
    const line = copy.edit(blucore, intro, `intro: >-\n  ${sentence}`);
    expect(copy.sentences()).toEqual([
      `content/${blucore}:${line} intro: "${typed}" is typed, so it would stay when ${fact} changes. Write ${placeholder}, or the sentence without it.`,
    ]);
  });

  test("a typed figure in a phrase, on its own line", () => {
    const line = copy.edit(luxx, "  - A thick {core} core", "  - A thick 20 mm core");
    expect(copy.sentences()).toEqual([
      expect.stringMatching(new RegExp(`^content/${luxx}:${line} knownFor\\.2: "20 mm" is typed`)),
    ]);
  });

  test("a typed figure that isn't confirmed has no placeholder to write instead", () => {
    copy.edit(blucore, "notConfirmed: [", "notConfirmed: [weightOz, ");
    copy.edit(blucore, intro, "intro: >-\n  It weighs 8 oz.");
    expect(copy.sentences()).toEqual([
      expect.stringMatching(/changes\. Write the sentence without it\.$/),
    ]);
  });

  test("another version's figure is typed, unless it's this paddle's own", () => {
    const written = 'variants: "The Max is 19 mm thick, weighs 8.3 oz and listed at $199."';
    copy.edit(blucore, /^variants: .*$/m, written);
    expect(copy.sentences()).toEqual([]);
    copy.edit(blucore, "weighs 8.3 oz", "weighs 8.1 oz");
    expect(copy.sentences()).toEqual([
      expect.stringMatching(/variants: "8\.1 oz" is typed.*Write \{weight\}/),
    ]);
    copy.edit(blucore, "weighs 8.1 oz", "also weighs {weight}");
    expect(copy.sentences()).toEqual([]);
  });

  test("counts, scores and other numbers are no figures of a paddle", () => {
    const numbers =
      "Down 8-10, you make 9 in 10 dinks, as players near 3.5 do. It came out in 2023.";
    copy.edit(blucore, intro, `intro: >-\n  ${numbers}`);
    expect(copy.sentences()).toEqual([]);
  });

  test("a price in an excerpt, which some lists show without prices", () => {
    copy.edit(blucore, /^excerpt: >-$/m, "excerpt: >-\n  At {price}.");
    expect(copy.sentences()).toEqual([
      expect.stringContaining(
        "excerpt: {price} is not a placeholder of this field. Write {weight}",
      ),
    ]);
    copy.edit(blucore, "At {price}.", "At $250.");
    expect(copy.sentences()).toEqual([
      expect.stringMatching(/excerpt: "\$250" is typed.*\. Write the sentence without it\.$/),
    ]);
  });

  test("an unknown placeholder", () => {
    copy.edit(blucore, intro, "intro: >-\n  It's {width} wide.");
    expect(copy.sentences()).toEqual([
      expect.stringContaining(
        "intro: {width} is not a placeholder of this field. Write {price} or {weight} or {grip} or {core}.",
      ),
    ]);
  });

  test.each(["intro", "description", "buyIf", "skipIf"])(
    "a confirmed paddle without %s",
    (field) => {
      copy.edit(blucore, /^(strengths|repeats|weaknesses):\n(?: {2}.*\n)*/gm, "");
      copy.edit(blucore, new RegExp(`^${field}:.*\\n(?: {2}.*\\n)*`, "m"), "");
      expect(copy.sentences()).toEqual([
        expect.stringContaining(` ${field}: is missing. Write it`),
      ]);
    },
  );
});

describe("a paddle that we know little about", () => {
  const littleKnown = paddles.filter(({ buyIf }) => buyIf.length === 0);

  test("is one of six, and says what we know and what we couldn't confirm, with no advice", () => {
    expect(littleKnown.map(({ slug }) => slug).toSorted()).toEqual([
      "adidas-metalbone-lp-s",
      "diadem-hero",
      "diadem-warrior-edge",
      "head-radical-elite",
      "hudef-apex-pro",
      "players-rogue2",
    ]);
    for (const paddle of littleKnown) {
      const { name, excerpt, intro, description, skipIf, strengths, weaknesses } = paddle;
      expect(isConfirmedPaddle(paddle), name).toBe(false);
      expect(excerpt).toMatch(/ We couldn't confirm much about it\.$/);
      const known = excerpt.replace(/ We couldn't confirm .*$/, "");
      expect(intro.startsWith(`${known} We couldn't confirm its price, `), intro).toBe(true);
      expect(description.startsWith(`${name}: `)).toBe(true);
      expect(description.length).toBeLessThanOrEqual(160);
      expect([skipIf, strengths, weaknesses]).toEqual([[], {}, {}]);
    }
  });

  test("names the facts that its own file doesn't confirm", () => {
    const hero = "paddles/diadem-hero.yaml";
    const introOfHero = () => readLibrary(copy.folder).paddle("diadem-hero")!.intro;
    expect(introOfHero()).toContain(
      "confirm its price, release year, face, shape, core thickness, length, width, grip length or weight.",
    );
    copy.edit(hero, /^notConfirmed: .*$/m, "notConfirmed: [identity, weightOz]");
    expect(introOfHero()).toContain("confirm its price or weight.");
  });

  test("has its words in one file", () => {
    copy.edit("paddle-page.yaml", "We couldn't confirm much about it.", "That's all.");
    for (const { slug } of littleKnown)
      expect(readLibrary(copy.folder).paddle(slug)!.excerpt).toMatch(/ That's all\.$/);
  });

  test("gets advice only if it gets all of the words, in its own file", () => {
    copy.edit("paddles/diadem-hero.yaml", /^keywords:/m, "buyIf: [you like it]\nkeywords:");
    expect(copy.sentences()).toEqual([
      expect.stringContaining("intro: is missing. Write "),
      expect.stringContaining("description: is missing. Write "),
      expect.stringContaining("skipIf: is missing. Write "),
    ]);
  });
});
