/** What a file is by its first bytes. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "heic" | "animated";

/** The kind of a photo by its signature; undefined for anything else. */
export function kindOf(bytes: Buffer): PictureKind | undefined {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (text(0, 3) === "\u00ff\u00d8\u00ff") return "jpeg";
  if (text(0, 8) === "\u0089PNG\r\n\u001a\n") {
    const frames = bytes.indexOf("acTL");
    return frames >= 0 && frames < bytes.indexOf("IDAT") ? "animated" : "png";
  }
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "animated";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) !== "ftyp") return undefined;
  const brand = text(8, 12);
  if (brand === "avis") return "animated";
  if (brand === "avif") return "avif";
  const length = Math.min(bytes.readUInt32BE(0), 128);
  if (/^(?:mif1|msf1|hei|hev)/.test(brand))
    return text(16, length).includes("avif") ? "avif" : "heic";
  return undefined;
}
