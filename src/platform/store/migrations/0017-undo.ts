import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** What the acts of the last day changed, so that each can be taken back. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table undoable_acts (
    id text primary key,
    actor text not null,
    done_at ${number} not null,
    steps text not null
  )`);
  await run("create index undoable_acts_newest on undoable_acts (done_at)");
}
