// Makes pictures of editors' photos: of the files in content/photos in the background, and of what is uploaded in the
// browser at once. The largest JPEG of an uploaded photo is its file from then on: `content pull` writes it.

import { hash, randomUUID } from "node:crypto";
import { photosFolder, storedSource } from "../../site/media/content-photo.ts";
import type { MadePicture, Media, PictureOwner } from "../../site/media/media.service.ts";
import type { IncomingFile } from "../../site/media/receive-photos.service.ts";
import { type Picture, PictureRefused, versionName } from "../../site/media/picture.ts";
import { type Library, photosIn } from "../../library/library.ts";
import { log } from "../../platform/log.ts";
import type { Store } from "../../platform/store/connect.ts";
import {
  allPictures,
  claimPicture,
  deletePhotos,
  existingPictures,
  readContentPictures,
  refusedPictures,
  refusePicture,
  releasePicture,
  storePicture,
  unnamedPhotos,
  uploadedPicture,
} from "./content-pictures.store.ts";
import type { ContentService } from "./content.service.ts";
import { raiseVersion } from "./revisions.store.ts";
import { dayLength } from "../../platform/today.ts";

/** The version of a picture that is the file of an uploaded photo. */
export const masterOf = ({ name, width }: Pick<Picture, "name" | "width">): string =>
  versionName(name, width, "jpg");

export function openContentPictures({
  store: { db },
  published,
  media,
  clock,
}: {
  store: Pick<Store, "db">;
  published: Pick<ContentService, "photos" | "pictures" | "photoFile" | "refresh">;
  media: Pick<Media, "receive" | "make" | "open">;
  clock: () => number;
}) {
  /** Decodes a file's bytes. @throws PictureRefused, PicturesBusy */
  async function makeOf(bytes: Uint8Array, source: string): Promise<MadePicture> {
    const upload = await media.receive(
      new Request("http://content/", {
        method: "POST",
        body: new Uint8Array(bytes),
        headers: { "content-type": "image/jpeg" },
      }),
      1,
    );
    try {
      return await media.make(upload.files[0]!, `content ${source}`);
    } finally {
      await upload.discard();
    }
  }

  /** @returns whether its picture was made */
  async function makeOne(file: string, source: string): Promise<boolean> {
    if (!(await claimPicture(db, source, clock()))) return false;
    try {
      const bytes = published.photoFile(file);
      // Saved again since it was checked: then it has another source, which comes next.
      if (hash("sha256", bytes) !== source) {
        await releasePicture(db, source);
        return false;
      }
      await storePicture(db, source, await makeOf(bytes, source), clock());
      return true;
    } catch (error) {
      if (!(error instanceof PictureRefused)) {
        await releasePicture(db, source);
        throw error;
      }
      await refusePicture(db, source, error.message);
      log("error", `content/${photosFolder}/${file} isn't shown. ${error.message}`);
      return false;
    }
  }

  return {
    /** Makes what is missing for the photos that visitors should see. Any number of processes may do so. */
    async makeMissing(): Promise<void> {
      const made = published.pictures();
      const missing = new Map(
        published
          .photos()
          .flatMap(({ file, source }) =>
            source === undefined || made.has(source) ? [] : [[source, file] as const],
          ),
      );
      let count = 0;
      for (const [source, file] of missing)
        if (await makeOne(file, source)) {
          count++;
          // Pages wait for none of the others.
          if (count % mostTogether === 0) await publishMade();
        }
      if (count % mostTogether > 0) await publishMade();
    },

    /**
     * Forgets photos of a week ago that nothing names anymore: neither content nor a draft nor what was published before.
     * A file's picture is made again should its photo come back.
     */
    async forgetUnused(): Promise<void> {
      const used = new Set(published.photos().map(({ source }) => source));
      const unnamed = await unnamedPhotos(db, clock() - 7 * dayLength);
      const unused = unnamed.filter(({ source }) => !used.has(source));
      await deletePhotos(
        db,
        unused.map(({ source }) => source),
      );
    },

    /**
     * Makes a picture of a photo that an editor sends.
     * @param about what it's a photo of, for the name of its file: 'joola-perseus-pro-iv-face'
     * @returns the file's name, as if it were in content/photos
     * @throws PictureRefused, PicturesBusy
     */
    async upload(photo: IncomingFile, about: string): Promise<string> {
      const id = randomUUID();
      const picture = await media.make(photo, `content ${id}`);
      const master = await media.open(masterOf(picture));
      const source = hash("sha256", master!.body);
      const file = `${about}-${picture.name.slice(0, 8)}.jpg`;
      await storePicture(db, source, picture, clock(), file);
      return file;
    },

    /** The pictures of photos by their files' names, published or not, or why there is none. */
    async find(files: readonly string[]) {
      const { pictures, uploads } = await readContentPictures(db);
      const sources = new Map(published.photos().map(({ file, source = "" }) => [file, source]));
      const sourceOf = (file: string) =>
        storedSource(Buffer.from(uploads.get(`${photosFolder}/${file}`) ?? "")) ??
        sources.get(file) ??
        "";
      const refused = await refusedPictures(db, files.map(sourceOf));
      return new Map(
        files.map((file) => {
          const source = sourceOf(file);
          return [file, { picture: pictures.get(source), refused: refused.get(source) }] as const;
        }),
      );
    },
    /** A version of a photo, whether or not it's published, for those who may edit content. */
    async open(version: string) {
      const [name = ""] = version.split("-", 1);
      return (await existingPictures(db, [name])).has(name) ? await media.open(version) : undefined;
    },
  };

  /** Has every process read what was made. */
  async function publishMade(): Promise<void> {
    await db.transaction().execute((transaction) => raiseVersion(transaction));
    await published.refresh();
  }
}

/** After how many pictures pages are made again. */
const mostTogether = 10;

/** The bytes of an uploaded photo's file. */
export async function readUploaded(
  { db }: Pick<Store, "db">,
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>,
  file: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const picture = await uploadedPicture(db, file);
  return picture && (await read(masterOf(picture)));
}

const widthsIn = new WeakMap<Library, ReadonlyMap<string, number>>();

/** The widths of the pictures that published content shows, by name. */
function widthsOf(library: Library): ReadonlyMap<string, number> {
  const known = widthsIn.get(library);
  if (known) return known;
  const widths = new Map(
    photosIn(library).flatMap(({ picture }) => (picture ? [[picture.name, picture.width]] : [])),
  );
  widthsIn.set(library, widths);
  return widths;
}

/**
 * Content as the owner of its pictures: public is what published content shows.
 * @param content undefined for a command, which shows nothing
 */
export const contentPictureOwner = (
  { db }: Pick<Store, "db">,
  content: Pick<ContentService, "current" | "refresh"> | undefined,
): PictureOwner => ({
  async publicWidth(name) {
    if (!content) return undefined;
    const width = widthsOf(content.current()).get(name);
    if (width !== undefined) return width;
    // Another process may show it already.
    if (!(await existingPictures(db, [name])).has(name)) return undefined;
    await content.refresh();
    return widthsOf(content.current()).get(name) ?? 0;
  },
  existing: (names) => existingPictures(db, names),
  all: () => allPictures(db),
});
