// The pictures made of editors' photos, in the store, so that one process makes each and all of them show it.

import { sql } from "kysely";
import { type Pictures, photosFolder, storedPhoto } from "../../site/media/content-photo.ts";
import type { Picture } from "../../site/media/picture.ts";
import type { Texts } from "../../platform/content/content-source.ts";
import type { Database } from "../../platform/store/tables.ts";

/** All pictures, and what stands in content/photos for those that were uploaded in the browser. */
export async function readContentPictures(
  db: Database,
): Promise<{ pictures: Pictures; uploads: Texts }> {
  const rows = await db
    .selectFrom("content_pictures")
    .select(["source", "file", "picture as name", "width", "height", "color"])
    .where("picture", "is not", null)
    .orderBy("source")
    .execute();
  const pictures = new Map<string, Picture>();
  const uploads = new Map<string, string>();
  for (const { source, file, name, ...size } of rows) {
    pictures.set(source, { name: name!, ...size });
    if (file !== null) uploads.set(`${photosFolder}/${file}`, storedPhoto(source));
  }
  return { pictures, uploads };
}

/** How long a process has to make a picture before another one may try, in milliseconds. */
const making = 120_000;

/** Reserves a picture for this process to make, unless it's made, can't be made, or another process is making it. */
export async function claimPicture(db: Database, source: string, now: number): Promise<boolean> {
  const empty = { file: null, picture: null, width: 0, height: 0, color: "", bytes: 0 };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("content_pictures")
    .values({ source, ...empty, refused: null, made_at: now })
    .onConflict((conflict) =>
      conflict
        .column("source")
        .doUpdateSet({ made_at: now })
        .where("content_pictures.picture", "is", null)
        .where("content_pictures.refused", "is", null)
        .where("content_pictures.made_at", "<", now - making),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Stores a picture. @param file as in `ContentPicturesTable` */
export async function storePicture(
  db: Database,
  source: string,
  { name, ...size }: Picture & { bytes: number },
  now: number,
  file: string | null = null,
): Promise<void> {
  const made = { picture: name, ...size, refused: null, made_at: now };
  await db
    .insertInto("content_pictures")
    .values({ source, file, ...made })
    .onConflict((conflict) =>
      conflict.column("source").doUpdateSet(file === null ? made : { ...made, file }),
    )
    .execute();
}

/** Stores why no picture can be made of a photo, so that nobody tries again. */
export async function refusePicture(db: Database, source: string, refused: string): Promise<void> {
  await db
    .updateTable("content_pictures")
    .set({ refused })
    .where("source", "=", source)
    .where("picture", "is", null)
    .execute();
}

/** Lets another process, or a later try, make a picture. */
export async function releasePicture(db: Database, source: string): Promise<void> {
  await db
    .deleteFrom("content_pictures")
    .where("source", "=", source)
    .where("picture", "is", null)
    .where("refused", "is", null)
    .execute();
}

/** Which of these photos no picture can be made of, and why. */
export async function refusedPictures(
  db: Database,
  sources: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (sources.length === 0) return new Map();
  const rows = await db
    .selectFrom("content_pictures")
    .select(["source", "refused"])
    .where("source", "in", sources)
    .where("refused", "is not", null)
    .execute();
  return new Map(rows.map(({ source, refused }) => [source, refused!]));
}

/** The picture of a photo that was uploaded in the browser. */
export async function uploadedPicture(
  db: Database,
  file: string,
): Promise<Pick<Picture, "name" | "width"> | undefined> {
  const row = await db
    .selectFrom("content_pictures")
    .select(["picture as name", "width"])
    .where("file", "=", file)
    .where("picture", "is not", null)
    .executeTakeFirst();
  return row && { name: row.name!, width: row.width };
}

/** The files of photos are in content/photos from now on. */
export async function uploadsAreFiles(db: Database, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await db.updateTable("content_pictures").set({ file: null }).where("file", "in", files).execute();
}

/** Photos stored before a time, that no published or earlier text of the browser and no draft names. */
export async function unnamedPhotos(
  db: Database,
  before: number,
): Promise<{ source: string; file: string | null }[]> {
  return await db
    .selectFrom("content_pictures")
    .select(["source", "file"])
    .where("made_at", "<", before)
    .where(({ not, or, eb, exists, selectFrom }) =>
      or([
        eb("file", "is", null),
        not(
          exists(
            selectFrom("content_revisions")
              .select("content_revisions.id")
              .where(
                "content_revisions.text",
                "like",
                sql<string>`'%' || content_pictures.file || '%'`,
              ),
          ),
        ),
      ]),
    )
    .execute();
}

/** Their files are left to the round that clears away pictures. */
export async function deletePhotos(db: Database, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await db.deleteFrom("content_pictures").where("source", "in", sources).execute();
}

export async function existingPictures(
  db: Database,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .selectFrom("content_pictures")
    .select("picture as name")
    .where("picture", "in", names)
    .execute();
  return new Set(rows.map(({ name }) => name!));
}

export async function allPictures(db: Database): Promise<Pick<Picture, "name" | "width">[]> {
  const rows = await db
    .selectFrom("content_pictures")
    .select(["picture as name", "width"])
    .where("picture", "is not", null)
    .execute();
  return rows.map(({ name, width }) => ({ name: name!, width }));
}
