import { inflateSync } from "node:zlib";

/** The words in a PDF of ours that use its text font, without spaces. */
export function wordsOfPdf(pdf: Buffer): string {
  const streams = [...pdf.toString("latin1").matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)];
  return streams
    .map(([, bytes]) => unpacked(Buffer.from(bytes!, "latin1")))
    .flatMap((commands) => [...commands.matchAll(/\[(.*?)\]\s*TJ/gs)])
    .flatMap(([, pieces]) => [...pieces!.matchAll(/<([0-9a-f]+)>/g)])
    .map(([, hex]) => Buffer.from(hex!, "hex").toString("latin1"))
    .join("")
    .replaceAll(/\s+/g, "");
}

/** A page's commands; empty if the stream is a font or a picture. */
function unpacked(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return "";
  }
}

/** The number of sheets of a PDF, by its page objects. */
export function sheetsOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
