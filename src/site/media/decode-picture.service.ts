// Decodes a photo that someone sent and re-encodes it in a few widths and two formats: nothing of the file itself is
// kept, so neither where it was taken nor what else was in it. Only src/site/media/decode-picture.worker.ts runs this, in a
// process of its own.

import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import {
  largestSide,
  photoRefusals,
  type Picture,
  type PictureFormat,
  PictureRefused,
  versionName,
  versionWidths,
} from "./picture.ts";
import { uploadLimits } from "./upload-limits.ts";
import { kindOf } from "./picture-kind.ts";

// One photo at a time, on one thread, and nothing kept of it: this process shares its machine with visitors' pages.
sharp.concurrency(1);
sharp.cache(false);
// Of all that libvips can read, only what people's cameras and browsers write.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});

/** A picture, and its versions' files in the folder that was given. */
export interface WrittenPicture extends Picture {
  files: readonly string[];
  /** Of all files together. */
  bytes: number;
}

/** The shortest side that shows anything, in pixels. */
const smallestSide = 160;

/**
 * Writes a photo's versions into a folder.
 * @param of what it belongs to: it goes into the picture's name, so that no one else's photo shares its files
 * @throws PictureRefused
 */
export async function decodePicture(
  file: string,
  folder: string,
  of: string,
): Promise<WrittenPicture> {
  const sent = await readPhoto(file);
  const { data, info } = await readPixels(sent, "error").catch((error: Error) =>
    // All of a JPEG may be there but its end marker. With one, what else is missing is worth a warning.
    /premature end of JPEG/.test(error.message)
      ? readPixels(Buffer.concat([sent, endOfJpeg]), "warning").catch(asRefusal)
      : asRefusal(error),
  );
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const average = await pixels().resize(1, 1).toColourspace("srgb").raw().toBuffer();
  const color = `#${[0, 1, 2].map((at) => average[Math.min(at, average.length - 1)]!.toString(16).padStart(2, "0")).join("")}`;
  const name = createHash("sha256")
    .update(`${of}\n${width}x${height}x${channels}\n`)
    .update(data)
    .digest("hex")
    .slice(0, 32);
  const files: string[] = [];
  let bytes = 0;
  for (const each of versionWidths({ width })) {
    const version = pixels().resize(each);
    for (const [format, written] of Object.entries(encoders)) {
      const called = versionName(name, each, format as PictureFormat);
      bytes += (await written(version.clone()).toFile(join(folder, called))).size;
      files.push(called);
    }
  }
  return { name, width, height, color, files, bytes };
}

const encoders: Readonly<Record<PictureFormat, (version: Sharp) => Sharp>> = {
  // A little larger than with more effort, at a tenth of the time.
  avif: (version) => version.avif({ quality: 52, effort: 2 }),
  jpg: (version) => version.jpeg({ quality: 80, progressive: true }),
};

const refuse = (why: keyof typeof photoRefusals): never => {
  throw new PictureRefused(photoRefusals[why]);
};

/** Reads a file that begins as a photo does. Whatever else is in it goes, since only pixels are kept. */
async function readPhoto(path: string): Promise<Buffer> {
  const { size } = await stat(path);
  if (size === 0) refuse("empty");
  if (size > uploadLimits.bytes) refuse("large");
  const bytes = await readFile(path);
  const kind = kindOf(bytes);
  if (kind === undefined) refuse("kind");
  if (kind === "heic") refuse("heic");
  if (kind === "animated") refuse("animated");
  return bytes;
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/**
 * Decodes a photo of a size that's taken, upright and no larger than pages show it. A JPEG or WebP is shrunk while it's
 * read, so most need less memory than their pixels have.
 * @throws PictureRefused, and what libvips says
 */
async function readPixels(bytes: Buffer, failOn: "error" | "warning") {
  const image = sharp(bytes, {
    limitInputPixels: uploadLimits.pixels,
    failOn,
    sequentialRead: true,
  });
  const { width, height, pages = 1 } = await image.metadata();
  if (width * height > uploadLimits.pixels) refuse("pixels");
  if (Math.min(width, height) < smallestSide) refuse("small");
  if (pages > 1) refuse("animated");
  return await image
    .autoOrient()
    .resize(largestSide, largestSide, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** What libvips says of a photo, as a sentence for its sender. */
function asRefusal(error: unknown): never {
  if (error instanceof PictureRefused) throw error;
  const said = error instanceof Error ? error.message : String(error);
  return refuse(/pixel limit|exceeds|too (?:large|big)/i.test(said) ? "pixels" : "damaged");
}
