import { randomBytes } from "node:crypto";
import type { Database } from "../store/tables.ts";

/** Stands for all visitors together. */
export const everyVisitor = "*";

/**
 * Counts what was accepted, if there is room for it this hour: atomically, whatever other processes count meanwhile.
 * @param hour hours since the epoch
 * @returns how many were accepted this hour, these included; undefined if there was no room
 */
export async function countAccepted(
  db: Database,
  { act, visitor, hour, times, max }: Accepted & { times: number; max: number },
): Promise<number | undefined> {
  if (times > max) return undefined;
  const counted = await db
    .insertInto("accepted_posts")
    .values({ act, visitor, hour, accepted: times })
    .onConflict((conflict) =>
      conflict
        .columns(["act", "visitor", "hour"])
        .doUpdateSet(({ eb, ref }) => ({
          accepted: eb(ref("accepted_posts.accepted"), "+", ref("excluded.accepted")),
        }))
        .where(({ eb, ref }) =>
          eb(eb(ref("accepted_posts.accepted"), "+", ref("excluded.accepted")), "<=", max),
        ),
    )
    .returning("accepted")
    .executeTakeFirst();
  return counted?.accepted;
}

/** How many were accepted from each of some visitors in an hour; who has no count is missing. */
export async function acceptedOf(
  db: Database,
  { act, visitors, hour }: { act: string; visitors: readonly string[]; hour: number },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("accepted_posts")
    .select(["visitor", "accepted"])
    .where("act", "=", act)
    .where("hour", "=", hour)
    .where("visitor", "in", visitors)
    .execute();
  return new Map(rows.map(({ visitor, accepted }) => [visitor, accepted]));
}

interface Accepted {
  act: string;
  /** The hash of an address or a network, or `everyVisitor`. */
  visitor: string;
  hour: number;
}

/** What addresses are hashed with on a day (days since the epoch), the same in every process. */
export async function dailySalt(db: Database, day: number): Promise<string> {
  await db
    .insertInto("daily_salts")
    .values({ day, salt: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  const { salt } = await db
    .selectFrom("daily_salts")
    .select("salt")
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return salt;
}

/** Deletes the salts of days and the counts of hours that are over. */
export async function purgeLimits(db: Database, { day, hour }: { day: number; hour: number }) {
  await db.deleteFrom("daily_salts").where("day", "<", day).execute();
  await db.deleteFrom("accepted_posts").where("hour", "<", hour).execute();
}
