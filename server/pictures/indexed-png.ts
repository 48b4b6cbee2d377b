import { promisify } from "node:util";
import { constants, crc32, deflate } from "node:zlib";

/** A picture's size and its pixels, each four bytes: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** One byte names a pixel's color, so there are this many. */
const mostColors = 256;

/**
 * A picture without transparency as PNG with a palette (https://www.w3.org/TR/png-3/): a drawing of few colors takes a
 * third of the bytes that it takes with three for each pixel. Colors that are too many are joined with their likes.
 */
export async function indexedPng({ width, height, bytes }: Pixels): Promise<Buffer> {
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height);
  const groups = groupColors(countColors(pixels));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for a pixel, each an index into the palette.
  header.set([8, 3], 8);
  const packed = await promisify(deflate)(indexRows(pixels, width, groups), {
    level: constants.Z_BEST_COMPRESSION,
  });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(groups.flatMap(meanOf))),
    chunk("IDAT", packed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A color as the pixels have it, and how many of them are of it. */
type Counted = readonly [color: number, count: number];

const channel = (color: number, index: number) => (color >>> (8 * index)) & 0xff;

function countColors(pixels: Uint32Array): Counted[] {
  const counts = new Map<number, number>();
  // Most pixels are like their neighbor: a run is counted at once.
  for (let begin = 0, end = 0; begin < pixels.length; begin = end) {
    const color = pixels[begin]!;
    while (end < pixels.length && pixels[end] === color) end++;
    counts.set(color, (counts.get(color) ?? 0) + end - begin);
  }
  return [...counts];
}

/** Groups of colors that are alike: again and again the group that differs most in itself is cut in two. */
function groupColors(colors: Counted[]): Counted[][] {
  const groups = [withSpread(colors)];
  while (groups.length < mostColors) {
    const widest = groups.reduce((most, each) => (each.spread > most.spread ? each : most));
    if (widest.spread === 0) break;
    const { index, middle } = widest;
    const [low, high] = [widest.colors, widest.colors].map((all, side) =>
      withSpread(all.filter(([color]) => channel(color, index) > middle === (side === 1))),
    );
    groups.splice(groups.indexOf(widest), 1, low!, high!);
  }
  return groups.map((group) => group.colors);
}

/** In which channel a group of colors differs most, and how far. */
function withSpread(colors: Counted[]) {
  const channels = [0, 1, 2].map((index) => {
    let [least, greatest] = [255, 0];
    for (const [color] of colors) {
      least = Math.min(least, channel(color, index));
      greatest = Math.max(greatest, channel(color, index));
    }
    return { index, spread: greatest - least, middle: (least + greatest) / 2 };
  });
  return { colors, ...channels.reduce((most, each) => (each.spread > most.spread ? each : most)) };
}

function meanOf(group: readonly Counted[]): number[] {
  const pixels = group.reduce((sum, [, count]) => sum + count, 0);
  return [0, 1, 2].map((index) =>
    Math.round(
      group.reduce((sum, [color, count]) => sum + channel(color, index) * count, 0) / pixels,
    ),
  );
}

/** The rows of the picture, a byte a pixel, each after the number of its filter, which is none. */
function indexRows(pixels: Uint32Array, width: number, groups: readonly Counted[][]): Buffer {
  const indexes = new Map(
    groups.flatMap((group, index) => group.map(([color]) => [color, index] as const)),
  );
  const rows = Buffer.alloc((pixels.length / width) * (width + 1));
  let [known, index] = [-1, 0];
  for (let at = 0; at < pixels.length; at++) {
    const color = pixels[at]!;
    if (color !== known) [known, index] = [color, indexes.get(color)!];
    rows[at + Math.floor(at / width) + 1] = index;
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
