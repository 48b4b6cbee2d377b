import { type Kysely, sql } from "kysely";

/** Near which level's players an address wants new reviews, and whether once a week at most. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table subscribers add column level text not null default ''`.execute(db);
  await sql`alter table subscribers add column weekly integer not null default 0`.execute(db);
}
