import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/**
 * Letters of all scripts count as the Latin ones that they look like, so the likeness of texts with such letters is
 * another. The site fills in the keys when it starts.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const isNotAscii =
    engine === "postgres" ? "review_text ~ '[^ -~]'" : "review_text glob '*[^ -~]*'";
  await sql.raw(`update paddle_reviews set likeness_key = '' where ${isNotAscii}`).execute(db);
}
