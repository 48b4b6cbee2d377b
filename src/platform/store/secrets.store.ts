import { randomBytes } from "node:crypto";
import type { Database } from "./tables.ts";

/** The site's signing secret, shared by all processes: 256 random bits in hex, created when first needed. */
export async function secretOf(db: Database, name: string): Promise<string> {
  await db
    .insertInto("secrets")
    .values({ name, secret: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { secret } = await db
    .selectFrom("secrets")
    .select("secret")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return secret;
}
