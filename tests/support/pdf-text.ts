import { inflateSync } from "node:zlib";

/** The words in a PDF of ours, without spaces. */
export function wordsOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { text } of objects.values())
    for (const [, name, font] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, glyphs] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font!)!.text)!;
      fonts.set(name!, lettersOf(objects.get(glyphs!)!.stream));
    }
  let letters: Map<string, string> | undefined;
  let words = "";
  for (const { stream } of objects.values())
    for (const [, font, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\]\s*TJ/gs)) {
      if (font !== undefined) letters = fonts.get(font);
      for (const [, hex] of (glyphs ?? "").matchAll(/<([0-9a-f]+)>/g))
        for (const glyph of hex!.match(/.{4}/g)!) words += letters!.get(glyph);
    }
  return words.replaceAll(/\s+/g, "");
}

/** The letters of a font's glyphs, by the hex digits of each. */
function lettersOf(toUnicode: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first, list] of toUnicode.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs))
    for (const [index, [, hex]] of [...list!.matchAll(/<(\w*)>/g)].entries())
      letters.set(
        (Number.parseInt(first!, 16) + index).toString(16).padStart(4, "0"),
        Buffer.from(hex!, "hex").swap16().toString("utf16le"),
      );
  return letters;
}

/** The objects of a PDF by number: what each says of itself, and its stream, which is empty if it's a font or a picture. */
export function objectsOf(pdf: Buffer): Map<string, { text: string; stream: string }> {
  const found = pdf.toString("latin1").matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms);
  return new Map(
    [...found].map(([, number, whole]) => {
      const [text, bytes = ""] = whole!.split(/stream\r?\n/, 2);
      return [number!, { text: text!, stream: unpacked(bytes) }];
    }),
  );
}

function unpacked(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}

/** The number of sheets of a PDF, by its page objects. */
export function sheetsOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
