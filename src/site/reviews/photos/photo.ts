import type { Picture } from "../../media/picture.ts";
import { uploadLimits } from "../../media/upload-limits.ts";

/** How many photos a review may have. */
export const maxPhotos = uploadLimits.photos;

/** A player's public photo. */
export interface PlayersPhoto extends Picture {
  id: string;
  reviewId: string;
  /** The first name of its review's writer. */
  by: string;
}

/** What became of photos that were sent. */
export type SentPhotos = {
  /** How many are stored. */
  readonly added: number;
  /** Whether those wait for approval. */
  readonly isHeld: boolean;
  /** Why others aren't, in sentences; empty if all of them are. */
  readonly refused: string;
};
