import { type Kysely, sql } from "kysely";

/** What readers of a paddle's approvals know of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table subscribers add column told text not null default ''`.execute(db);
}
