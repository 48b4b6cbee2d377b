import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** When each report was emailed (those from before were, as they came in), and owners' answers to reviews and messages. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table review_reports add column told_at ${number}`);
  await run("update review_reports set told_at = created_at");
  await run("alter table paddle_reviews add column answer text not null default ''");
  await run(`alter table paddle_reviews add column answered_at ${number}`);
  await run(`alter table messages add column answered_at ${number}`);
  await run(`update messages set answered_at = (select max(done_at) from owner_acts
    where act = 'messages answer' and target = cast(messages.number as text))`);
}
