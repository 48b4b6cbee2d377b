import type { HoldReason } from "../../../site/contributions/hold-reason.ts";
import { type State, stateOf } from "../../../site/contributions/contribution.ts";
import {
  countWaiting,
  listWaiting,
  wholeVersion,
} from "../../../site/contributions/moderation.store.ts";
import { type ListedReport, reportsOf } from "../../../site/contributions/reports.store.ts";
import type { Picture } from "../../../site/media/picture.ts";
import { type ListCursor, readPage } from "../../../platform/listing.ts";
import type { Store } from "../../../platform/store/connect.ts";
import { shortExcerpt } from "../../../mail/newsletter/issue.ts";
import {
  type ModeratedPhoto,
  photoKind,
  photosById,
  pictureOf,
} from "../../../site/reviews/photos/photos.store.ts";
import { photoListing } from "../listings.service.ts";

/** A player's photo for those who look after reviews. */
export interface ConsolePhoto {
  id: string;
  /** The version shown here. */
  version: string;
  subject: string;
  picture: Picture;
  state: State;
  heldBecause: HoldReason | null;
  /** In epoch milliseconds. */
  sentAt: number;
  /** Its review: its id, whose it is, and how it begins. */
  review: { id: string; by: string; text: string; state: State };
  /** Oldest first. */
  reports: readonly ListedReport[];
}

/** How many photos a page shows. */
const pageSize = 24;

/** Players' photos for moderators. Every method throws if the store can't be reached. */
export function openConsolePhotos({ db }: Pick<Store, "db">) {
  async function views(rows: readonly ModeratedPhoto[]): Promise<ConsolePhoto[]> {
    const ids = rows.map(({ id }) => id);
    const reports = Map.groupBy(await reportsOf(db, photoKind, ids), ({ of }) => of);
    return rows.map((row) => {
      const open = reports.get(row.id) ?? [];
      return {
        id: row.id,
        version: wholeVersion(photoKind, row, open),
        subject: row.subject,
        picture: pictureOf(row),
        state: stateOf(row),
        heldBecause: row.held_because,
        sentAt: row.created_at,
        review: {
          id: row.review_id,
          by: row.first_name,
          text: shortExcerpt(row.review_text),
          state: stateOf({
            hidden_at: row.review_hidden_at,
            held_because: row.review_held_because,
          }),
        },
        reports: open,
      };
    });
  }

  return {
    count: () => countWaiting(db, [photoKind]),
    /** The photos that wait for a decision, reported ones first, then those that waited longest. */
    async queue(): Promise<ConsolePhoto[]> {
      const names = await listWaiting(db, [photoKind], pageSize);
      const rows = await photosById(
        db,
        names.map(({ id }) => id),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      return await views(names.flatMap(({ id }) => byId.get(id) ?? []));
    },
    /** All photos, newest first, and where the next page begins; `next` is undefined at the end. */
    async list(after: ListCursor | undefined) {
      const { rows, next } = await readPage(db, photoListing, {}, { after, limit: pageSize });
      return { photos: await views(rows), next };
    },
  };
}
