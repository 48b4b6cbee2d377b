import { expect, test } from "vitest";
import { displayFont, drawPicture } from "./pictures.ts";

const svg = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20" fill="#fff"/><text y="15">${words}</text></svg>`;

test("a picture is drawn once, for those who ask together and for those who come later", async () => {
  const together = await Promise.all([drawPicture(svg("drop")), drawPicture(svg("drop"))]);
  expect(together[0]).toBe(together[1]);
  expect(await drawPicture(svg("drop"))).toBe(together[0]);
  expect(await drawPicture(svg("drive"))).not.toEqual(together[0]);
});

test("what cannot be drawn fails, and what is asked for after it does not", async () => {
  await expect(drawPicture("<svg")).rejects.toThrow();
  await expect(drawPicture("<svg")).rejects.toThrow();
  expect((await drawPicture(svg("reset"))).subarray(1, 4).toString()).toBe("PNG");
});

test.each([
  ["Drops & drives, $100: 'soft' “hard”", "Drops & drives, $100: 'soft' “hard”"],
  ["Zoë at the Café", "Zoe at the Café"],
  ["Cafe\u0301", "Café"],
  ["Ý and ś", "Y and s"],
  ["🎯 Resets", "Resets"],
  ["Пиклбол", ""],
  ["a\u0000b\nc", "abc"],
])("%j is drawn as %j", async (text, drawn) => {
  const { supportedText } = await displayFont();
  expect(supportedText(text)).toBe(drawn);
});

test("a text is as wide as its letters together", async () => {
  const { widthOf } = await displayFont();
  expect(widthOf("W")).toBeGreaterThan(widthOf("i") * 2);
  expect(widthOf("WWWW")).toBeCloseTo(widthOf("W") * 4);
  expect(widthOf("")).toBe(0);
});
