import { expect, test } from "vitest";
import { projectLibrary } from "../../../../tests/support/project-library.ts";
import { capitalized } from "../../../platform/text/grammar.ts";
import { ownFactsOf } from "./own-facts.ts";
import { linesOf, overOwn, pictureInWords } from "./sent-picture.ts";
import { noDifference, noticed, vsYours } from "./vs-yours.ts";

const { paddles, written } = projectLibrary();
const of = (slug: string) => written.find((each) => each.slug === slug)!;

test("over the whole catalog, a picture says only what 'vs. yours' says: three gains and one loss at most", () => {
  let pictures = 0;
  for (const own of written)
    for (const paddle of paddles) {
      const told = vsYours(ownFactsOf(paddle), ownFactsOf(own));
      const picture = overOwn(own, paddle);
      expect(picture === undefined).toBe(told === undefined || own === paddle);
      if (!picture) continue;
      pictures++;
      const { gains, losses } = noticed(ownFactsOf(paddle), ownFactsOf(own))!;
      const texts = (side: string) =>
        picture.lines.filter((line) => line.side === side).map(({ text }) => text);
      expect(texts("gain")).toEqual(gains.slice(0, 3).map(capitalized));
      expect(texts("loss")).toEqual(losses.slice(0, 1).map(capitalized));
      expect(picture.lines.length).toBeGreaterThan(0);
      for (const { text } of picture.lines)
        expect([...told!, noDifference].map(capitalized)).toContain(text);
    }
  expect(pictures).toBeGreaterThan(1000);
});

test("a price is among the gains if it's one", () => {
  const { lines } = overOwn(of("honolulu-j2k"), of("vatic-pro-prism-flash-v7"))!;
  expect(lines.find(({ text }) => text.includes("$"))?.side).toBe("gain");
  const { lines: back } = overOwn(of("vatic-pro-prism-flash-v7"), of("honolulu-j2k"))!;
  expect(back.filter(({ side }) => side === "gain").map(({ text }) => text)).not.toContainEqual(
    expect.stringContaining("$"),
  );
});

test("samples are left out, and sentences lose their period", () => {
  expect(linesOf("gain", ["Players rate it 4.6.◇", "Known for: Easy pace.", "$50 less"])).toEqual([
    { side: "gain", text: "Known for: Easy pace" },
    { side: "gain", text: "$50 less" },
  ]);
});

test("for those who can't see it, a picture is in words", () => {
  const [own, paddle] = [of("vatic-pro-prism-flash-v7"), of("honolulu-j2k")];
  const lines = [...linesOf("gain", ["quicker"]), ...linesOf("loss", ["$65 more"])];
  expect(pictureInWords({ kicker: "For control", own, paddle, lines })).toBe(
    `For control. The ${paddle.name} under the outline of the ${own.name}. Quicker. $65 more.`,
  );
  expect(pictureInWords({ own: { ...own, widthIn: null }, paddle, lines })).toContain("next to");
  expect(pictureInWords({ paddle, lines })).toBe(`The ${paddle.name}. Quicker. $65 more.`);
});
