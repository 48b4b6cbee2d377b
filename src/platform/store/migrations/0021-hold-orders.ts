import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** Until when every contribution of a kind is held, while spam comes in waves. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  await sql
    .raw(`create table hold_orders (kind text primary key, until ${number} not null)`)
    .execute(db);
}
