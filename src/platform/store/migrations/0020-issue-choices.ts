import { type Kysely, sql } from "kysely";

/** What else the owner chooses for the next issue: its articles, its subject and its paddle of the week. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("alter table newsletter_draft add column articles text");
  await run("alter table newsletter_draft add column subject text not null default ''");
  await run("alter table newsletter_draft add column pick text");
}
