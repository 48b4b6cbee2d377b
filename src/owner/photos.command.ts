import { photoListing } from "../console/listings.service.ts";
import { wholeVersion } from "../contributions/moderation.store.ts";
import { reportsOf } from "../contributions/reports.store.ts";
import type { Place } from "../platform/acts.ts";
import {
  approvePhotos,
  deletePhotos,
  hidePhotos,
  photoKind,
  photosById,
  restorePhotos,
} from "../reviews/photos/photos.store.ts";
import { actCommand } from "./act-command.ts";
import { command, group } from "./command.ts";
import { lineOf, listCommand } from "./list-command.ts";
import { table, writeLine } from "./output.ts";

const list = listCommand(
  command("list", {
    about: "List players' photos, newest first",
    more: "Look at them in the console, at /owner/photos. --json prints { photos, next }.",
    example: "photos list --limit 5",
  }),
  photoListing,
);

/** What a terminal can show of photos that must be looked at. */
async function describe(db: Place["db"], ids: readonly string[]) {
  const photos = await photosById(db, ids);
  await writeLine(table(photos.map((photo) => lineOf(photoListing.facts, photo))));
  await writeLine("Look at them in the console, at /owner/photos.");
  return photos;
}

const reading = {
  async read({ db }: Place, typed: readonly string[]) {
    const photos = await describe(
      db,
      typed.filter((each) => !each.includes("@")),
    );
    const read = new Map<string, string>();
    for (const photo of photos) {
      const reports = await reportsOf(db, photoKind, [photo.id]);
      read.set(photo.id, `${photo.id}@${wholeVersion(photoKind, photo, reports)}`);
    }
    return {
      of: typed.map((each) => read.get(each) ?? each),
      question: `Have you looked at ${photos.length === 1 ? "it" : "them"}, and show ${photos.length === 1 ? "it" : "them"}?`,
    };
  },
  async showChanged({ db }: Place, ids: readonly string[]) {
    await describe(db, ids);
  },
};

export const photosGroup = group("photos", "Photos that players sent with reviews", [
  list,
  actCommand(approvePhotos, reading),
  actCommand(hidePhotos),
  actCommand(restorePhotos, reading),
  actCommand(deletePhotos),
]);
