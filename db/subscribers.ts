import type { Kysely } from "kysely";
import type { EmailAddress } from "../model/email-address.ts";
import type { Tables } from "./tables.ts";

/**
 * Stores an address that wants the newsletter, once in whatever spelling. One that is known stays what it is, and
 * costs a write all the same: how long the answer takes does not tell either.
 * @param now epoch milliseconds
 */
export async function addSubscriber(
  db: Kysely<Tables>,
  { address, key }: EmailAddress,
  now: number,
): Promise<void> {
  await db
    .insertInto("subscribers")
    .values({ email_key: key, email: address, state: "pending", created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ updated_at: now }))
    .execute();
}
