import { expect, test } from "vitest";
import { displayFont, drawPicture, maxWaiting } from "./pictures.service.ts";

const svg = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20" fill="#fff"/><text y="15">${words}</text></svg>`;

test("draws a picture once for simultaneous and later requests", async () => {
  const together = await Promise.all([drawPicture(svg("drop")), drawPicture(svg("drop"))]);
  expect(together[0]).toBe(together[1]);
  expect(await drawPicture(svg("drop"))).toBe(together[0]);
  expect(await drawPicture(svg("drive"))).not.toEqual(together[0]);
});

test("draws none for which too many others would have to wait, and draws it later", async () => {
  const crowd = Array.from({ length: maxWaiting + 1 }, (_, index) => drawPicture(svg(`#${index}`)));
  const drawn = await Promise.all(crowd);
  expect(drawn.filter((each) => each === undefined)).toHaveLength(1);
  expect(await drawPicture(svg(`#${maxWaiting}`))).toBeDefined();
});

test("rejects an invalid picture and still draws the next one", async () => {
  await expect(drawPicture("<svg")).rejects.toThrow();
  await expect(drawPicture("<svg")).rejects.toThrow();
  expect((await drawPicture(svg("reset")))!.subarray(1, 4).toString()).toBe("PNG");
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

test("measures a text as the sum of its letters", async () => {
  const { widthOf } = await displayFont();
  expect(widthOf("W")).toBeGreaterThan(widthOf("i") * 2);
  expect(widthOf("WWWW")).toBeCloseTo(widthOf("W") * 4);
  expect(widthOf("")).toBe(0);
});
