import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Paddle } from "./paddle.content.ts";
import { smallLibrary } from "../../../tests/support/project-library.ts";
import { SideView } from "./spec-sheet.tsx";

const [example] = smallLibrary().written;
const known: Paddle = {
  ...example!,
  coreMm: 14,
  lengthIn: 16.2,
  gripLengthIn: 5.2,
  surface: "Carbon Fiber",
  faceMaterial: "raw carbon",
  notConfirmed: [],
};

/** The text as it's read out, without markup, and the number of dashed lines. */
function seen(paddle: Paddle) {
  const html = renderToStaticMarkup(<SideView paddle={paddle} units="us" />);
  return {
    words: html
      .replaceAll(/<span[^>]* aria-label="([^"]+)">\?<\/span>/g, "[$1]")
      .replaceAll(/<dt[^>]*>/g, " | ")
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll("\u00A0", " "),
    dashed: html.split("stroke-dasharray").length - 1,
    html,
  };
}

test.each([
  [
    "all is known",
    {},
    "Core14 mm thick | Facesraw carbon | Grip5.2 in long | Overall length16.2 in",
    0,
  ],
  ["the core is not", { notConfirmed: ["coreMm"] }, "Core14 mm thick[not confirmed] |", 1],
  ["no core is known at all", { coreMm: null }, "Core[not known] |", 1],
  ["the grip is not", { notConfirmed: ["gripLengthIn"] }, "Grip5.2 in long[not confirmed] |", 1],
  ["the length is not", { notConfirmed: ["lengthIn"] }, "Overall length16.2 in[not confirmed]", 2],
  [
    "the face isn't confirmed and none of our names",
    { surface: "Other", faceMaterial: "titanium mesh", notConfirmed: ["surface"] },
    "Facestitanium mesh[not confirmed] |",
    0,
  ],
  ["the face is not", { notConfirmed: ["surface"] }, "FacesCarbon Fiber[not confirmed] |", 0],
] satisfies [string, Partial<Paddle>, string, number][])(
  "if %s, the side view says so in words and dashes",
  (_, facts, words, dashed) => {
    const view = seen({ ...known, ...facts });
    expect(view.words).toContain(words);
    expect(view.dashed).toBe(dashed);
  },
);

test("a thicker core is drawn thicker, at the same scale", () => {
  const heights = [13, 16, 20].map((coreMm) => {
    const { html } = seen({ ...known, coreMm });
    const [, height] = /<rect[^>]* height="([\d.]+)" fill="#c9ced6"/.exec(html)!;
    return Number(height);
  });
  expect(heights.map((height) => Math.round(height * 25.4))).toEqual([13, 16, 20]);
});
