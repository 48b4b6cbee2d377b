// What a photo is to the pipeline of contributions, the acts on photos, and what pages read of them. A photo is public
// if neither it nor its review is hidden or held.

import type { Selectable } from "kysely";
import type { Kind, Sent } from "../../contributions/contribution.ts";
import { newColumns } from "../../contributions/contributions.store.ts";
import { moderationActs, type FoundRow } from "../../contributions/moderation.store.ts";
import type { Picture } from "../../media/picture.ts";
import type { Act } from "../../../platform/acts.ts";
import { submissionKey } from "../../../platform/store/digest.ts";
import type { ListWindow } from "../../../platform/listing.ts";
import { newestFirst } from "../../../platform/store/lists.ts";
import { dependOn, everything, readingOf } from "../../../platform/store/reads.ts";
import type { Database } from "../../../platform/store/tables.ts";
import { maxPhotos, type PlayersPhoto } from "./photo.ts";
import type { ReviewPhotosTable } from "./photos.tables.ts";

export interface NewPhoto extends Sent {
  /** The id of its review, whose subject is the photo's. */
  review: string;
  /** A free one of its review's places: 1 to 4. */
  place: number;
  /** With the bytes of all its files. */
  picture: Picture & { bytes: number };
}

const keyOf = ({ review, picture }: NewPhoto) => submissionKey(["photo", review, picture.name]);

export const photoKind: Kind<NewPhoto, { id: string; picture: string }> = {
  name: "photos",
  noun: "photo",
  table: "review_photos",
  columns: { subject: "subject", typed: ["picture"], read: [] },
  reports: { name: "photo-reports", table: "review_photos_reports", of: "of_id" },
  limits: {
    add: { act: "photo", perVisitor: 40, overall: 3000 },
    edit: { act: "photo edit", perVisitor: 40, overall: 3000 },
  },
  keyOf,
  textOf: () => "",
  toRow: (photo, now) => ({
    ...newColumns(photo, keyOf(photo), now),
    subject: photo.subject,
    review_id: photo.review,
    place: photo.place,
    picture: photo.picture.name,
    width: photo.picture.width,
    height: photo.picture.height,
    color: photo.picture.color,
    bytes: photo.picture.bytes,
  }),
  answer: ["id", "picture"],
};

export type StoredPhoto = Selectable<ReviewPhotosTable>;

/** A stored photo as `Photo` shows it. */
export const pictureOf = ({ picture, width, height, color }: StoredPhoto): Picture => ({
  name: picture,
  width,
  height,
  color,
});

/** A review's photos in their order, public or not. */
export const photosOfReview = (db: Database, review: string): Promise<StoredPhoto[]> =>
  db
    .selectFrom("review_photos")
    .selectAll()
    .where("review_id", "=", review)
    .orderBy("place")
    .execute();

/** The lowest free place among a review's photos; undefined if there's none. */
export function freePlace(photos: readonly Pick<StoredPhoto, "place">[]): number | undefined {
  const taken = new Set(photos.map(({ place }) => place));
  return Array.from({ length: maxPhotos }, (_, index) => index + 1).find(
    (each) => !taken.has(each),
  );
}

const shownPhotos = (db: Database) =>
  db
    .selectFrom("review_photos as photo")
    .innerJoin("paddle_reviews as review", "review.id", "photo.review_id")
    .where("photo.hidden_at", "is", null)
    .where("review.hidden_at", "is", null)
    .select(["photo.id", "photo.review_id as reviewId", "review.first_name as by"])
    .select(["photo.picture as name", "photo.width", "photo.height", "photo.color"]);

const shownPhotosOf = (db: Database, subject: string) =>
  shownPhotos(db).where("photo.subject", "=", subject);

/** The public photos of a subject. @param limit how many of the newest */
export const newestPhotos = (
  db: Database,
  subject: string,
  limit: number,
): Promise<PlayersPhoto[]> =>
  readingOf([subject], () =>
    shownPhotosOf(db, subject)
      .orderBy("photo.created_at", "desc")
      .orderBy("photo.id", "desc")
      .limit(limit)
      .execute(),
  );

/**
 * The public photos of some reviews of these subjects, each review's in their order. The query doesn't name the subjects:
 * SQLite would read all of their photos.
 */
export const photosOfReviews = (
  db: Database,
  subjects: readonly string[],
  reviews: readonly string[],
): Promise<PlayersPhoto[]> =>
  readingOf(subjects, () =>
    shownPhotos(db)
      .where("photo.review_id", "in", reviews)
      .orderBy("photo.review_id")
      .orderBy("photo.place")
      .execute(),
  );

/** A public photo of a review; undefined if there's none. */
export const shownPhoto = (
  db: Database,
  subject: string,
  id: string,
): Promise<PlayersPhoto | undefined> =>
  shownPhotosOf(db, subject).where("photo.id", "=", id).executeTakeFirst();

/** As `PictureOwner` says. That there's none depends on everything. */
export async function publicWidth(db: Database, name: string): Promise<number | undefined> {
  const found = await readingOf([], () =>
    db.selectFrom("review_photos").select("subject").where("picture", "=", name).executeTakeFirst(),
  );
  if (!found) {
    dependOn({ tags: [everything] });
    return undefined;
  }
  const shown = await readingOf([found.subject], () =>
    shownPhotosOf(db, found.subject).where("photo.picture", "=", name).executeTakeFirst(),
  );
  return shown?.width ?? 0;
}

/** Those of these pictures that a photo has, public or not. */
export async function picturesOfPhotos(
  db: Database,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom("review_photos")
    .select("picture")
    .where("picture", "in", names)
    .execute();
  return new Set(rows.map(({ picture }) => picture));
}

/** The pictures of all photos. */
export const everyPicture = (db: Database): Promise<{ name: string; width: number }[]> =>
  db.selectFrom("review_photos").select(["picture as name", "width"]).execute();

/** A photo with its review, as those who look after reviews see it. */
export interface ModeratedPhoto extends StoredPhoto {
  first_name: string;
  review_text: string;
  review_hidden_at: number | null;
  review_held_because: string | null;
}

const everyPhoto = (db: Database) =>
  db
    .selectFrom("review_photos")
    .innerJoin("paddle_reviews as review", "review.id", "review_photos.review_id")
    .selectAll("review_photos")
    .select(["review.first_name", "review.review_text"])
    .select(["review.hidden_at as review_hidden_at", "review.held_because as review_held_because"]);

/** Those of these photos that are stored, in no order. */
export const photosById = async (db: Database, ids: readonly string[]): Promise<ModeratedPhoto[]> =>
  ids.length === 0 ? [] : await everyPhoto(db).where("review_photos.id", "in", ids).execute();

/** All photos after the cursor, newest first. */
export const listPhotos = (db: Database, window: ListWindow): Promise<ModeratedPhoto[]> =>
  newestFirst(everyPhoto(db), window, {
    time: "review_photos.created_at",
    id: "review_photos.id",
  }).execute();

const acts = moderationActs(photoKind);
type PhotoAct = Act<object, FoundRow>;

const more =
  "Look at each one in the console first, at /owner/photos. An id alone works at a terminal, where the command asks.";
export const approvePhotos: PhotoAct = { ...acts.approve, more, button: "Show it" };
// A photo has no words to look for.
export const hidePhotos: PhotoAct = {
  ...acts.hide,
  about: "Take photos off the site; they stay in the store",
  more: "If one of several ids isn't a photo's, nothing is done. A hidden photo that is sent again stays hidden.",
  options: [],
  button: "Hide it",
};
export const restorePhotos: PhotoAct = { ...acts.restore, more };
export const deletePhotos: PhotoAct = {
  ...acts.remove,
  more: "Their files are deleted within two hours. A deleted photo can be sent again; to keep it out, hide it instead.",
};
const closedBy = "Approving a photo closes its reports, and so does deleting it.";
const closePhotoReports: Act = {
  ...(acts.close as Act),
  notOn: { commandLine: closedBy, console: closedBy },
};

export const photoActs: readonly Act[] = [
  approvePhotos,
  hidePhotos,
  restorePhotos,
  deletePhotos,
  closePhotoReports,
];
