import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { digest } from "../../platform/store/digest.ts";
import type { Database } from "../../platform/store/tables.ts";
import type { ConsoleSessionsTable } from "../console.tables.ts";
import { secretBytes, sessionLife } from "./lifetimes.ts";

/** Someone who is signed in, by the digest of the secret in their cookie. */
export type Session = Selectable<ConsoleSessionsTable>;

/** How often it's noted that a session is in use, in milliseconds. */
const seenEvery = 10 * 60_000;

// In lower case, as paths are.
const newSecret = () => randomBytes(secretBytes).toString("hex");

/** Whether a text has the form of a link's key. */
export const isLinkKey = (text: string) =>
  text.length === secretBytes * 2 && /^[0-9a-f]+$/.test(text);

/** Makes a link's key for someone. @param life how long it works, in milliseconds: see `linkLife` */
export async function addLink(
  db: Database,
  person: string,
  life: number,
  now: number,
): Promise<string> {
  const key = newSecret();
  await db
    .insertInto("console_links")
    .values({ digest: digest(key), person, expires_at: now + life })
    .execute();
  return key;
}

/** How many links of someone work. */
export async function countLinks(db: Database, person: string, now: number): Promise<number> {
  const { links } = await db
    .selectFrom("console_links")
    .select(({ fn }) => fn.countAll<number>().as("links"))
    .where("person", "=", person)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return links;
}

/** Whose link a key is of; undefined if it doesn't work, or no longer. */
export async function personOfLink(
  db: Database,
  key: string,
  now: number,
): Promise<string | undefined> {
  if (!isLinkKey(key)) return undefined;
  const link = await db
    .selectFrom("console_links")
    .select("person")
    .where("digest", "=", digest(key))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return link?.person;
}

/** Uses a link up. Of two who try at once, one gets the person. */
export async function useLink(db: Database, key: string, now: number): Promise<string | undefined> {
  if (!isLinkKey(key)) return undefined;
  const link = await db
    .deleteFrom("console_links")
    .where("digest", "=", digest(key))
    .where("expires_at", ">", now)
    .returning("person")
    .executeTakeFirst();
  return link?.person;
}

/** Begins a session and returns its secret, which the store doesn't keep. */
export async function beginSession(
  db: Database,
  begun: Pick<Session, "person" | "way" | "device">,
  now: number,
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto("console_sessions")
    .values({ ...begun, digest: digest(secret), created_at: now, seen_at: now })
    .execute();
  return secret;
}

/** Sessions that haven't run out, of all or of one person, newest first. */
export async function listSessions(db: Database, now: number, person?: string): Promise<Session[]> {
  return await db
    .selectFrom("console_sessions")
    .selectAll()
    .where("seen_at", ">", now - sessionLife.idle)
    .where("created_at", ">", now - sessionLife.whole)
    .$if(person !== undefined, (query) => query.where("person", "=", person!))
    .orderBy("created_at", "desc")
    .orderBy("digest")
    .execute();
}

/** The session of a cookie's secret, if it hasn't run out; notes that it's in use. */
export async function sessionOf(
  db: Database,
  secret: string,
  now: number,
): Promise<Session | undefined> {
  const session = await db
    .selectFrom("console_sessions")
    .selectAll()
    .where("digest", "=", digest(secret))
    .where("seen_at", ">", now - sessionLife.idle)
    .where("created_at", ">", now - sessionLife.whole)
    .executeTakeFirst();
  if (session && now - session.seen_at >= seenEvery)
    await db
      .updateTable("console_sessions")
      .set({ seen_at: now })
      .where("digest", "=", session.digest)
      .execute();
  return session;
}

/**
 * Ends sessions: those of a person, one of them by its digest, or all there are. Unless it's one, unused links go, too.
 * @returns how many sessions
 */
export async function endSessions(
  db: Database,
  { person, session }: { person: string | undefined; session?: string | undefined },
): Promise<number> {
  if (session === undefined)
    await db
      .deleteFrom("console_links")
      .$if(person !== undefined, (query) => query.where("person", "=", person!))
      .execute();
  const { numDeletedRows } = await db
    .deleteFrom("console_sessions")
    .$if(person !== undefined, (query) => query.where("person", "=", person!))
    .$if(session !== undefined, (query) => query.where("digest", "=", session!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes links, challenges and sessions that have run out. */
export async function purgeSignIns(db: Database, now: number): Promise<void> {
  await db.deleteFrom("console_links").where("expires_at", "<=", now).execute();
  await db.deleteFrom("console_challenges").where("expires_at", "<=", now).execute();
  await db
    .deleteFrom("console_sessions")
    .where(({ eb, or }) =>
      or([
        eb("seen_at", "<=", now - sessionLife.idle),
        eb("created_at", "<=", now - sessionLife.whole),
      ]),
    )
    .execute();
}
