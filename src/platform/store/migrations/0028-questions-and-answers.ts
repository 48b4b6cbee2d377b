import { type Kysely, sql } from "kysely";
import { createContributions } from "../contribution-tables.ts";
import type { Engine } from "../dialect.ts";

/** What players ask about a paddle, and what owners of one answer. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  await createContributions(db, engine, "paddle_questions", [
    "first_name text not null",
    "question text not null",
    "email text",
  ]);
  await createContributions(db, engine, "paddle_answers", [
    "question_id text not null",
    "first_name text not null",
    "dupr_rating text not null",
    "dupr_level integer not null",
    "played_for text not null",
    "answer text not null",
  ]);
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(
    "create index paddle_questions_email on paddle_questions (created_at) where email is not null",
  );
  await run(
    "create index paddle_answers_question on paddle_answers (question_id, created_at) where hidden_at is null",
  );
}
