import { randomBytes } from "node:crypto";
import type { Database } from "../store/tables.ts";

/** The key of the count for all visitors together. */
export const everyVisitor = "*";

/**
 * Counts accepted posts atomically, if this hour's limit has room for them.
 * @param hour hours since the epoch
 * @returns the hour's count including these; undefined if there was no room
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

/** The counts of some visitors in an hour; visitors without a count are missing. */
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
  /** A hashed address or network, or `everyVisitor`. */
  visitor: string;
  hour: number;
}

/** The salt for hashing addresses on a day (days since the epoch), shared by all processes. */
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

/** Deletes the salts of past days and the counts of past hours. */
export async function purgeLimits(db: Database, { day, hour }: { day: number; hour: number }) {
  await db.deleteFrom("daily_salts").where("day", "<", day).execute();
  await db.deleteFrom("accepted_posts").where("hour", "<", hour).execute();
}
