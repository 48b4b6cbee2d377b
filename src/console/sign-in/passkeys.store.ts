import type { Insertable, Selectable } from "kysely";
import { digest } from "../../platform/store/digest.ts";
import type { Database } from "../../platform/store/tables.ts";
import type { ConsolePasskeysTable } from "../console.tables.ts";

export type Passkey = Selectable<ConsolePasskeysTable>;

/** How long a passkey may take to sign a challenge, in milliseconds. */
const challengeLife = 5 * 60_000;

/** What commands call a passkey: its id may have a thousand characters, and begin with a hyphen. */
export function passkeyCode({ id }: Pick<Passkey, "id">): string {
  return Buffer.from(digest(id), "base64url").toString("hex").slice(0, 8);
}

/** Keeps a challenge until it's signed. @param person who adds a passkey; empty for signing in */
export async function addChallenge(
  db: Database,
  challenge: string,
  person: string,
  now: number,
): Promise<void> {
  await db
    .insertInto("console_challenges")
    .values({ challenge, person, expires_at: now + challengeLife })
    .execute();
}

/** Uses a challenge up; false if it isn't ours, is another person's or has been used. */
export async function useChallenge(
  db: Database,
  challenge: string,
  person: string,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("console_challenges")
    .where("challenge", "=", challenge)
    .where("person", "=", person)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The passkeys of all or of one person, oldest first. */
export async function listPasskeys(db: Database, person?: string): Promise<Passkey[]> {
  return await db
    .selectFrom("console_passkeys")
    .selectAll()
    .$if(person !== undefined, (query) => query.where("person", "=", person!))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function passkeyOf(db: Database, id: string): Promise<Passkey | undefined> {
  return await db
    .selectFrom("console_passkeys")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function addPasskey(
  db: Database,
  passkey: Insertable<ConsolePasskeysTable>,
): Promise<void> {
  await db.insertInto("console_passkeys").values(passkey).execute();
}

/** Notes that a passkey was used. */
export async function notePasskeyUse(
  db: Database,
  id: string,
  counter: number,
  now: number,
): Promise<void> {
  await db
    .updateTable("console_passkeys")
    .set({ counter, used_at: now })
    .where("id", "=", id)
    .execute();
}

/** Deletes a passkey of a person; false if they have none with this id. */
export async function deletePasskey(db: Database, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("console_passkeys")
    .where("person", "=", person)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
