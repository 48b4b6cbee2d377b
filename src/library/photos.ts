// Checks the photos of entries: that each file is there, and is a picture of a kind that can be shown.

import { hash } from "node:crypto";
import { isUtf8 } from "node:buffer";
import { join } from "node:path";
import {
  photoName,
  photosFolder,
  storedSource,
  type WithPhotos,
} from "../site/media/content-photo.ts";
import { kindOf } from "../site/media/picture-kind.ts";
import { uploadLimits } from "../site/media/upload-limits.ts";
import { contentFolder } from "../platform/content/content-folder.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";
import { meantName } from "../platform/content/mistakes.ts";

type Files = ReadonlyMap<string, ReadFile<WithPhotos>>;

const megabytes = uploadLimits.bytes / 1024 / 1024;
const kindsOfFiles = "a JPEG, PNG, WebP or AVIF file";

/** What keeps a photo's file from being shown, as a sentence after its name; undefined if nothing does. */
function mistakeIn(bytes: Uint8Array): string | undefined {
  if (storedSource(bytes) !== undefined) return undefined;
  if (bytes.length > uploadLimits.bytes)
    return `has more than ${megabytes} MB. Save it smaller: 1600 pixels are enough.`;
  const kind = kindOf(Buffer.from(bytes));
  if (kind === "animated") return `is an animation. Put ${kindsOfFiles} there.`;
  if (kind === "heic")
    return `is a HEIC file, which browsers can't show. Save it as ${kindsOfFiles}.`;
  if (kind) return undefined;
  const isPointer =
    isUtf8(bytes) && bytes.length < 500 && /git-lfs/.test(String(Buffer.from(bytes)));
  return isPointer
    ? "is only Git LFS's pointer to the photo. Run git lfs pull."
    : `isn't a picture that can be read. Put ${kindsOfFiles} there.`;
}

/**
 * Reports photos whose files are missing or can't be shown, and files of other names.
 * @param folders the entries that may have photos
 * @returns the SHA-256 hash of each photo's file, by its name
 */
export function readPhotos(
  reader: ContentReader,
  folders: readonly Files[],
): ReadonlyMap<string, string> {
  const names = reader.names(photosFolder);
  const known = names.filter((name) => photoName.test(name));
  for (const name of names)
    if (!photoName.test(name))
      reader.reportName(
        join(contentFolder, photosFolder, name),
        "is not a photo's name. Use lower-case letters, digits and single hyphens, then .jpg, .png, .webp or .avif.",
      );
  const sources = new Map<string, string>();
  const wrong = new Map<string, string>();
  for (const { file, value } of folders.flatMap((files) => [...files.values()]))
    for (const [index, photo] of value.photos.entries()) {
      const path = ["photos", index, "file"] as const;
      if (!known.includes(photo.file)) {
        const otherwise = `Put the file into ${join(contentFolder, photosFolder)}, or upload it in the console.`;
        reader.report(
          file,
          path,
          `"${photo.file}" is not in ${join(contentFolder, photosFolder)}. ${meantName(photo.file, known, otherwise)}`,
        );
        continue;
      }
      if (!sources.has(photo.file) && !wrong.has(photo.file)) {
        const bytes = reader.source.bytes(`${photosFolder}/${photo.file}`);
        const mistake = mistakeIn(bytes);
        if (mistake === undefined)
          sources.set(photo.file, storedSource(bytes) ?? hash("sha256", bytes));
        else wrong.set(photo.file, mistake);
      }
      const mistake = wrong.get(photo.file);
      if (mistake !== undefined) reader.report(file, path, `"${photo.file}" ${mistake}`);
    }
  return sources;
}

/** Adds to an entry's photos where their pictures are found. */
export const withSources =
  (sources: ReadonlyMap<string, string>) =>
  <Thing extends WithPhotos>(thing: Thing): Thing =>
    thing.photos.length === 0
      ? thing
      : {
          ...thing,
          photos: thing.photos.map((photo) => ({ ...photo, source: sources.get(photo.file) })),
        };
