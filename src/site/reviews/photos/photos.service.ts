import { createHash } from "node:crypto";
import {
  openContributions,
  type StoringContext,
} from "../../contributions/contributions.service.ts";
import { stateOf } from "../../contributions/contribution.ts";
import type { Media, PictureOwner } from "../../media/media.service.ts";
import type { IncomingFile } from "../../media/receive-photos.service.ts";
import {
  photoRefusals,
  type Picture,
  PictureRefused,
  PicturesBusy,
  readVersionName,
} from "../../media/picture.ts";
import { discardBody, largestBody } from "../../../platform/http/refuse-requests.ts";
import type { Store } from "../../../platform/store/connect.ts";
import { digest } from "../../../platform/store/digest.ts";
import { logFailure } from "../../../platform/log.ts";
import type { OwnRow } from "../../contributions/contributions.store.ts";
import { maxPhotos, type PlayersPhoto, type SentPhotos } from "./photo.ts";
import {
  everyPicture,
  freePlace,
  photoKind,
  photosOfReview,
  photosOfReviews,
  pictureOf,
  picturesOfPhotos,
  publicWidth,
} from "./photos.store.ts";
import type { Environment } from "../../../platform/settings.ts";
import type { Reviews } from "../reviews.service.ts";

/** A photo as the writer of its review sees it. */
export interface OwnPhoto {
  id: string;
  picture: Picture;
  state: "shown" | "held" | "hidden";
}

/** What pictures have to do with players' photos: each is public as long as its photo is. */
export const photoOwner = ({ db, reader }: Pick<Store, "db" | "reader">): PictureOwner => ({
  publicWidth: (name) => publicWidth(reader, name),
  existing: (names) => picturesOfPhotos(db, names),
  all: () => everyPicture(db),
});

interface PhotosContext extends StoringContext {
  media: Pick<Media, "receive" | "make" | "open" | "remove">;
  reviews: Pick<Reviews, "own">;
  environment: Pick<Environment, "holdsPhotos">;
}

/** The key that a photo is removed by, known to those who have its review's. */
const keyOfPhoto = (review: string, picture: string) =>
  createHash("sha256").update(`${review} ${picture}`).digest("hex").slice(0, 40);

/** Players' photos. They come after their review is stored, with its key, and go with it. */
export function openPhotos({ media, reviews, environment, ...given }: PhotosContext) {
  const { store, rateLimiter } = given;
  const { db } = store;
  const { submit, own } = openContributions(photoKind, {
    ...given,
    isOurs: () => false,
    isPerson: () => false,
    holdsAll: environment.holdsPhotos,
  });

  /** Stores one photo of a review. @throws PictureRefused, PicturesBusy, LimitReached */
  async function storePhoto(
    { id: review, subject }: Pick<OwnRow, "id" | "subject">,
    key: string,
    file: IncomingFile,
    address: string,
  ): Promise<{ isHeld: boolean }> {
    const picture = await media.make(file, review, address);
    const place = freePlace(await photosOfReview(db, review));
    if (place === undefined) throw new PictureRefused(photoRefusals.many);
    const editKey = digest(keyOfPhoto(key, picture.name));
    const [stored] = await submit([{ subject, review, place, picture, editKey }], address);
    if (!stored) throw new PictureRefused("We took this photo down before.");
    return stored;
  }

  return {
    /**
     * Takes a review's photos: one that's the whole body, or those of a form. Those that can be stored are.
     * @returns undefined if the key leads to no review, or to one that was taken down
     * @throws LimitReached, or if the store fails; those before it are stored then
     */
    async add(key: string, request: Request, address: string): Promise<SentPhotos | undefined> {
      const review = await reviews.own.read(key);
      const isOpen = review && !review.isHidden;
      const there = isOpen ? (await photosOfReview(db, review.id)).length : 0;
      const visitor = await rateLimiter.identify(address);
      const isAllowed = (await rateLimiter.room(photoKind.limits.add, visitor)) > 0;
      if (!isOpen || there >= maxPhotos || !isAllowed) {
        await discardBody(request, largestBody.photos);
        if (!isOpen) return undefined;
        if (!isAllowed) throw rateLimiter.limitReached();
        return { added: 0, isHeld: false, refused: full };
      }
      let added = 0;
      let isHeld = false;
      const refused = new Set<string>();
      const received = await media
        .receive(request, maxPhotos, visitor.id)
        .catch(orRefused(refused));
      try {
        for (const file of received?.files ?? []) {
          if (there + added >= maxPhotos) {
            refused.add(full);
            break;
          }
          const stored = await storePhoto(review, key, file, address).catch(orRefused(refused));
          if (!stored) continue;
          added++;
          isHeld ||= stored.isHeld;
        }
      } finally {
        await received?.discard();
      }
      return { added, isHeld, refused: [...refused].join(" ") };
    },

    /** A review's photos in their order, for its writer. Throws if the store fails. */
    async of(review: string): Promise<OwnPhoto[]> {
      const photos = await photosOfReview(db, review);
      return photos.map((photo) => ({
        id: photo.id,
        picture: pictureOf(photo),
        state: stateOf(photo),
      }));
    },

    /** A version of a photo, public or not, for those who have the key of its review; undefined if there's none. */
    async open(key: string, version: string) {
      const name = readVersionName(version)?.name;
      const review = name === undefined ? undefined : await reviews.own.read(key);
      if (!review) return undefined;
      const photos = await photosOfReview(db, review.id);
      return photos.some(({ picture }) => picture === name) ? await media.open(version) : undefined;
    },

    /** A version of a photo, public or not, for those who look after reviews. */
    async openAny(version: string) {
      const name = readVersionName(version)?.name ?? "";
      return (await picturesOfPhotos(db, [name])).has(name) ? await media.open(version) : undefined;
    },

    /** Deletes a review's photo by its id. Returns whether there was one. @throws LimitReached */
    async remove(key: string, id: string, address: string): Promise<boolean> {
      const review = await reviews.own.read(key);
      if (!review) return false;
      const photo = (await photosOfReview(db, review.id)).find((each) => each.id === id);
      if (!photo || !(await own.withdraw(keyOfPhoto(key, photo.picture), address))) return false;
      await removeFiles([pictureOf(photo)]);
      return true;
    },

    /** Deletes a review with its photos. Returns whether there was one. @throws LimitReached */
    async withdrawWithReview(key: string, address: string): Promise<boolean> {
      const review = await reviews.own.read(key);
      const photos = review ? await photosOfReview(db, review.id) : [];
      if (!(await reviews.own.withdraw(key, address))) return false;
      await removeFiles(photos.map(pictureOf));
      return true;
    },

    /** The public photos of a subject's review. Throws if the store fails. */
    shownOf: (subject: string, review: string): Promise<PlayersPhoto[]> =>
      photosOfReviews(db, [subject], [review]),
  };

  /** What can't be deleted now is cleared away later. */
  async function removeFiles(pictures: readonly Picture[]): Promise<void> {
    await media
      .remove(pictures)
      .catch((error: unknown) => logFailure("deleting the files of photos", error));
  }
}

const full = `A review has up to ${maxPhotos} photos.`;

const busy = "We're reading other photos right now. Try again in a minute.";

/** Notes why a photo isn't taken. */
const orRefused = (refused: Set<string>) => (error: unknown) => {
  if (error instanceof PictureRefused) refused.add(error.message);
  else if (error instanceof PicturesBusy) refused.add(busy);
  else throw error;
  return undefined;
};
