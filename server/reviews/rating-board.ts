import { storedCells } from "../../db/review-totals.ts";
import { remember } from "../../db/reads.ts";
import type { Store } from "../../db/connect.ts";
import type { RatingCell } from "../../model/rating-cells.ts";

/** Every subject's stored reviews, counted by stars and level. */
export type Ratings = ReadonlyMap<string, readonly RatingCell[]>;

/**
 * The counts of all subjects in memory, so that a list of a thousand paddles is put in order without reading their
 * counts anew. They are kept for as long as finished pages are: until reviews have changed.
 */
export interface RatingBoard {
  /** @throws when they are not known and the store cannot be read */
  read(): Promise<Ratings>;
  /** A subject's reviews have changed; of undefined it is not known whose. */
  drop(subject: string | undefined): void;
}

type Cells = Map<string, RatingCell[]>;

export function openRatingBoard(store: Store): RatingBoard {
  let known: (() => Promise<Cells>) | undefined;
  const stale = new Set<string>();

  /** What was dropped while it was read is dropped again: it may have been read before the change. */
  async function renew(before: () => Promise<Cells>): Promise<Cells> {
    const renewed = new Map(await before());
    const subjects = [...stale];
    stale.clear();
    for (const subject of subjects) {
      const cells = (await storedCells(store.db, subject)).get(subject);
      if (cells) renewed.set(subject, cells);
      else renewed.delete(subject);
    }
    return renewed;
  }

  function start(work: () => Promise<Cells>): Promise<Cells> {
    const reading = remember(work);
    known = reading;
    const ratings = reading();
    ratings.catch(() => {
      if (known === reading) known = undefined;
    });
    return ratings;
  }

  return {
    async read() {
      if (!known) {
        stale.clear();
        return await start(() => storedCells(store.db));
      }
      if (stale.size === 0) return await known();
      const before = known;
      return await start(() => renew(before));
    },
    drop(subject) {
      if (subject === undefined) known = undefined;
      else stale.add(subject);
    },
  };
}
