import { expect, test } from "vitest";
import { projectLibrary } from "../../../../tests/support/project-library.ts";
import type { Units } from "../../../platform/text/units.ts";
import { ownFactsOf, shortFactsOf } from "./own-facts.ts";
import { readFacts, shortFacts, vsYours } from "./vs-yours.ts";

const { written: paddles } = projectLibrary();
const said = (its: string, yours: string, units?: Units) =>
  vsYours(readFacts(its), readFacts(yours), units)?.join(", ");

test.each<[its: string, yours: string, words: string | undefined]>([
  // Weight, core, length, width, grip, from the step on that a player notices.
  ["8.2", "7.9", "0.3 oz heavier"],
  ["7.9", "8.2", "0.3 oz lighter"],
  ["8.1", "7.9", "0.2 oz heavier"],
  ["8.05", "7.9", ""],
  [",16", ",14", "a 2 mm thicker core"],
  [",14.3", ",14", ""],
  [",,16.5", ",,16", "0.5 in longer"],
  [",,,7.5", ",,,8", "0.5 in narrower"],
  [",,,,5.5", ",,,,5.25", "a 0.25 in longer grip"],
  [",,,,5.3", ",,,,5.5", ""],
  [
    "8.2,14,16.5,7.5,5.5",
    "7.9,16,16,8,5",
    "0.3 oz heavier, a 2 mm thinner core, 0.5 in longer, 0.5 in narrower, a 0.5 in longer grip",
  ],
  // Unknown on either side is silent; nothing known of both says nothing at all.
  ["8.2,16", ",16", ""],
  ["8.2", ",16", undefined],
  ["", "", undefined],
  ["", "8.1,16,16,8,5,900+,900+,900+,900+,900+,900+,+", undefined],
  // How it plays, by shares of a trait, in thousandths.
  [",,,,,550", ",,,,,700", "less powerful"],
  [",,,,,675", ",,,,,550", "more powerful"],
  [",,,,,674", ",,,,,550", undefined],
  [",,,,,,700", ",,,,,,400", "better on drops and resets"],
  [",,,,,,,400", ",,,,,,,700", "not as good for spin"],
  [",,,,,,,,700", ",,,,,,,,400", "steadier off-center"],
  [",,,,,,,,,400", ",,,,,,,,,700", "not as quick"],
  ["8.2,,,,,700", "8.2", ""],
  // Gains, the largest first, then what is only different, then losses: at most two of either.
  [
    "8.2,,,,,700,600,500,300,200",
    "7.9,,,,,500,300,500,700,400",
    "better on drops and resets, more powerful, 0.3 oz heavier, less steady off-center, not as quick",
  ],
  [
    ",,,,,,100,100,650",
    ",,,,,,900,800,500",
    "steadier off-center, not as good on drops and resets, not as good for spin",
  ],
  [
    ",,,,,100,200,900",
    ",,,,,900,900,100",
    "better for spin, less powerful, not as good on drops and resets",
  ],
  [",,,,,100,100,100", ",,,,,900,700,800", "less powerful, not as good for spin"],
  // The price is a gain or a loss, too, from the step of comparisons on.
  [",,,,,,,,,,,,9999", ",,,,,,,,,,,,17999", "$80 less"],
  ["8.2,,,,,700,,,,,,,17999", "7.9,,,,,500,,,,,,,9999", "more powerful, 0.3 oz heavier, $80 more"],
  [
    "8.2,,,,,500,,,,,,,9995",
    "7.9,,,,,700,,,,,,,17999",
    "about $80 less, 0.3 oz heavier, less powerful",
  ],
  ["8.2,,,,,,,,,,,,9999", "7.9,,,,,,,,,,,,9499", "0.3 oz heavier"],
  // Not against what a page says: criticized for it, or the other praised for it.
  [",,,,,700!", ",,,,,500", undefined],
  [",,,,,700", ",,,,,500+", undefined],
  [",,,,,700+", ",,,,,500+", "more powerful"],
  [",,,,,700-", ",,,,,500", undefined],
  [",,,,,500!", ",,,,,700", "less powerful"],
  [",,,,,500", ",,,,,700!", undefined],
  // Softer and crisper go with the core.
  [",16,,,,,,,,,700", ",13,,,,,,,,,400", "a 3 mm thicker core, softer"],
  [",13,,,,,,,,,400", ",16,,,,,,,,,700", "a 3 mm thinner core, crisper"],
  [",16,,,,,,,,,700", ",16,,,,,,,,,400", ""],
  [",,,,,,,,,,700", ",,,,,,,,,,400", undefined],
  [",16,,,,,,,,,700!", ",13,,,,,,,,,400", "a 3 mm thicker core"],
  // Quieter only if one page praises what the other criticizes.
  [",,,,,,,,,,,+", ",,,,,,,,,,,!", "quieter"],
  [",,,,,,,,,,,!", ",,,,,,,,,,,+", "louder"],
  [",,,,,,,,,,,+", ",,,,,,,,,,,", undefined],
])("%s next to %s is '%s'", (its, yours, words) => {
  expect(said(its, yours)).toBe(words);
});

test("in metric units, grams and millimeters", () => {
  expect(said("8.2,16,16.5", "7.9,14,16", "metric")).toBe(
    "8 g heavier, a 2 mm thicker core, 13 mm longer",
  );
});

test.each(["8.1,16,16.5,7.5,5.5,612+,401,,550!,480-,640,+", "8.1", ",,,,,,,,,,,!,17999", ""])(
  "'%s' is read as it was written",
  (text) => {
    expect(shortFacts(readFacts(text))).toBe(text);
  },
);

test.each([
  "0.81,160,165,75,0",
  "1e1,-16,+16,0x9,Infinity",
  "8.1234,,, ,5 ,12345,+612",
  ",,,,,,,,,,,,1e4",
  "<b>",
])("'%s' has no facts that could be a paddle's", (text) => {
  const { figures, plays, priceCents } = readFacts(text);
  expect(figures.filter((figure) => figure !== undefined)).toEqual([]);
  expect(priceCents).toBeUndefined();
  expect(plays.filter(({ share, stands }) => share ?? stands)).toEqual([]);
});

test("a catalog paddle's facts survive the short form", () => {
  for (const paddle of paddles) {
    const { figures } = readFacts(shortFactsOf(paddle));
    expect(figures, paddle.slug).toEqual(ownFactsOf(paddle).figures);
    expect(shortFacts(readFacts(shortFactsOf(paddle)))).toBe(shortFactsOf(paddle));
  }
});

test("over the whole catalog, what one paddle gains is what the other loses", () => {
  const opposites =
    "heavier/lighter,thicker/thinner,longer/shorter,wider/narrower,softer/crisper,quieter/louder,not as good/better,less steady/steadier,not as quick/quicker,more/less"
      .split(",")
      .map((pair) => pair.split("/"));
  const opposite = (word: string) => {
    const [one, other] = opposites.find((pair) => pair.some((each) => word.includes(each)))!;
    return word.includes(one!) ? word.replace(one!, other!) : word.replace(other!, one!);
  };
  for (const one of paddles)
    for (const other of paddles) {
      const words = vsYours(ownFactsOf(one), ownFactsOf(other));
      const back = vsYours(ownFactsOf(other), ownFactsOf(one));
      expect(back?.map(opposite).toSorted()).toEqual(words?.toSorted());
      if (one === other) expect(words ?? []).toEqual([]);
    }
});

test("a wanted paddle that costs more and is steadier isn't all losses next to an owned one", () => {
  const of = (slug: string) => ownFactsOf(paddles.find((each) => each.slug === slug)!);
  const words = vsYours(of("honolulu-j2k"), of("vatic-pro-prism-flash-v7"))!;
  expect(words[0]).toBe("steadier off-center");
  expect(words.at(-1)).toMatch(/^(about )?\$\d+ more$/);
});
