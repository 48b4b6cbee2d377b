/** What layout needs to know about a font before any text is drawn in it. */
export interface Font {
  /** The width of a text, as a multiple of the font size. Leaves out kerning. */
  widthOf(text: string): number;
  /** The text in characters the font has: letters lose accents it lacks, other missing characters are dropped. */
  supportedText(text: string): string;
}

/** Loads a font file. Throws if it can't be read or holds several fonts. */
export async function loadFont(path: string): Promise<Font> {
  // Imported for the first picture, because importing it at startup takes 60 ms.
  const { openSync } = await import("fontkit");
  const font = openSync(path);
  if (!("glyphsForString" in font)) throw new Error(`${path} holds more than one font`);
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return {
    widthOf: (text) =>
      font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) /
      font.unitsPerEm,
    supportedText: (text) =>
      [...text.normalize("NFC")]
        .map((character) => (has(character) ? character : character.normalize("NFD")))
        .join("")
        .replaceAll(/./gsu, (character) => (has(character) ? character : ""))
        .trim(),
  };
}
