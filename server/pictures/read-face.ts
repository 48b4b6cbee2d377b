import { readFileSync } from "node:fs";

/** What is known of a typeface before anything is set in it. */
export interface Face {
  /** How wide a text is set, as a share of its size; kerning left aside. */
  widthOf(text: string): number;
  /** The text in characters that the face has: a letter without its accent where that is all it has. */
  writable(text: string): string;
}

/** Reads the widths of a TrueType file's characters (https://learn.microsoft.com/typography/opentype/spec/). */
export function readFace(path: string): Face {
  const file = readFileSync(path);
  const table = tablesOf(file);
  const unitsPerEm = file.readUInt16BE(table("head") + 18);
  const measured = file.readUInt16BE(table("hhea") + 34);
  const glyphs = glyphsOf(file, table("cmap"));
  const advance = (character: string) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
    // Glyphs beyond the measured ones are as wide as the last of them.
    return file.readUInt16BE(table("hmtx") + Math.min(glyph, measured - 1) * 4) / unitsPerEm;
  };
  const has = (character: string) => glyphs.has(character.codePointAt(0) ?? 0);
  return {
    widthOf: (text) => [...text].reduce((sum, character) => sum + advance(character), 0),
    writable: (text) =>
      [...text.normalize("NFC")]
        .map((character) => (has(character) ? character : character.normalize("NFD")))
        .join("")
        .replaceAll(/./gsu, (character) => (has(character) ? character : ""))
        .trim(),
  };
}

function tablesOf(file: Buffer): (name: string) => number {
  const offsets = new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + index * 16;
      return [file.toString("latin1", entry, entry + 4), file.readUInt32BE(entry + 8)];
    }),
  );
  return (name) => {
    const offset = offsets.get(name);
    if (offset === undefined) throw new Error(`the face has no table '${name}'`);
    return offset;
  };
}

/** The glyph of each character, from the map of Unicode's first plane (format 4, by segments). */
function glyphsOf(file: Buffer, map: number): ReadonlyMap<number, number> {
  const subtables = Array.from(
    { length: file.readUInt16BE(map + 2) },
    (_, index) => map + file.readUInt32BE(map + 4 + index * 8 + 4),
  );
  const subtable = subtables.find((offset) => file.readUInt16BE(offset) === 4);
  if (subtable === undefined) throw new Error("the face has no map of format 4");
  const width = file.readUInt16BE(subtable + 6);
  // Four lists of one length, one number a segment: its last and first character, a step, and where its glyphs stand.
  const [ends, starts, steps, places] = [14, 16 + width, 16 + 2 * width, 16 + 3 * width];
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < width; segment += 2) {
    const at = (list: number) => subtable + list + segment;
    const step = file.readUInt16BE(at(steps));
    const place = file.readUInt16BE(at(places));
    const first = file.readUInt16BE(at(starts));
    for (let character = first; character <= file.readUInt16BE(at(ends)); character++) {
      const listed =
        place === 0 ? character : file.readUInt16BE(at(places) + place + (character - first) * 2);
      const glyph = place !== 0 && listed === 0 ? 0 : (listed + step) & 0xffff;
      if (glyph !== 0) glyphs.set(character, glyph);
    }
  }
  return glyphs;
}
