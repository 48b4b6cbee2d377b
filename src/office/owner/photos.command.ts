import { photoListing } from "../console/listings.service.ts";
import {
  approvePhotos,
  deletePhotos,
  hidePhotos,
  photoKind,
  photosById,
  restorePhotos,
} from "../../site/reviews/photos/photos.store.ts";
import { actCommand } from "./act-command.ts";
import { command, group } from "./command.ts";
import { lineOf, listCommand } from "./list-command.ts";
import { table, writeLine } from "./output.ts";
import { readingOf } from "./reading.ts";

const list = listCommand(
  command("list", {
    about: "List players' photos, newest first",
    more: "Look at them in the console, at /owner/photos. --json prints { photos, next }.",
    example: "photos list --limit 5",
  }),
  photoListing,
);

const reading = readingOf(photoKind, {
  any: photosById,
  /** What a terminal can show of photos that must be looked at. */
  async write(_, photos) {
    await writeLine(table(photos.map((photo) => lineOf(photoListing.facts, photo))));
    await writeLine("Look at them in the console, at /owner/photos.");
  },
  question(photos) {
    const them = photos.length === 1 ? "it" : "them";
    return `Have you looked at ${them}, and show ${them}?`;
  },
});

export const photosGroup = group("photos", "Photos that players sent with reviews", [
  list,
  actCommand(approvePhotos, reading),
  actCommand(hidePhotos),
  actCommand(restorePhotos, reading),
  actCommand(deletePhotos),
]);
