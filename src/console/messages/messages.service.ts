import { deleteMessages, listMessages, messageOf } from "../../contact/messages.store.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { Person } from "../people.ts";

/** How many messages a page shows. */
const pageSize = 20;

/** What visitors wrote to the site, for owners. Every method throws if the store can't be reached. */
export function openMessages({ db }: Store, clock: () => number) {
  return {
    /** Messages with numbers below `after`, newest first, and where the next page begins; undefined at the end. */
    async list(after: number | undefined) {
      const found = await listMessages(db, { after, limit: pageSize + 1 });
      const messages = found.slice(0, pageSize);
      return { messages, next: found.length > pageSize ? messages.at(-1)!.number : undefined };
    },
    /** The message of a number; undefined if there is none. */
    one: (number: number) => messageOf(db, number),
    /** Deletes a message, and email about it that wasn't delivered. Returns whether it was there. */
    async delete(number: number, reason: string, { name: by }: Person): Promise<boolean> {
      const missing = await deleteMessages(db, [number], { reason, now: clock(), by });
      return missing.length === 0;
    },
  };
}
