import { crc32, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { indexedPng, type Pixels } from "./indexed-png.ts";

/** Reads a PNG with a palette back, checking each part's sum. */
function read(png: Buffer) {
  expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    parts.set(named.toString("latin1", 0, 4), named.subarray(4));
    at += 12 + length;
  }
  expect([...parts.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  const header = parts.get("IHDR")!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(parts.get("IDAT")!);
  expect(rows).toHaveLength((width + 1) * height);
  const palette = parts.get("PLTE")!;
  const color = (x: number, y: number) => {
    const index = rows[y * (width + 1) + 1 + x]!;
    return [...palette.subarray(index * 3, index * 3 + 3)];
  };
  return { width, height, colors: palette.length / 3, color };
}

function picture(width: number, height: number, color: (x: number, y: number) => number[]): Pixels {
  const bytes = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) bytes.set([...color(x, y), 255], (y * width + x) * 4);
  return { width, height, bytes };
}

test("a picture of few colors comes back as it was", async () => {
  const color = (x: number, y: number) => [x * 20, y * 30, x === y ? 255 : 0];
  const png = read(await indexedPng(picture(12, 8, color)));
  expect([png.width, png.height]).toEqual([12, 8]);
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 12; x++) expect(png.color(x, y), `${x} ${y}`).toEqual(color(x, y));
});

test("a picture of one color has one in its palette", async () => {
  expect(read(await indexedPng(picture(3, 2, () => [18, 58, 99]))).colors).toBe(1);
});

test("of too many colors each becomes one that is like it", async () => {
  const color = (x: number, y: number) => [x * 2, y * 2, (x + y) % 7];
  const png = read(await indexedPng(picture(120, 120, color)));
  expect(png.colors).toBe(256);
  const off = (x: number, y: number) =>
    Math.max(...color(x, y).map((value, index) => Math.abs(value - png.color(x, y)[index]!)));
  for (let y = 0; y < 120; y++)
    for (let x = 0; x < 120; x++) expect(off(x, y), `${x} ${y}`).toBeLessThan(16);
});
