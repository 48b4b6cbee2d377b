import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** How often each page was viewed in each week, and how many of those views came from elsewhere. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  await sql
    .raw(
      `create table page_views (
    week ${number} not null,
    page text not null,
    views ${number} not null,
    visits ${number} not null,
    primary key (week, page)
  )`,
    )
    .execute(db);
}
