import { type Kysely, sql } from "kysely";

/** Why a draft wasn't published as planned: whoever planned it sees that, rather than a draft without a plan. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table content_revisions add column failed_why text`.execute(db);
}
