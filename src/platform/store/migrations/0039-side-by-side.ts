import { type Kysely, sql } from "kysely";
import { createContributions } from "../contribution-tables.ts";
import type { Engine } from "../dialect.ts";

/** Which of two paddles players would keep. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const answers = ["shown_first", "keep", "drops", "drives"];
  const optional = ["level", "tried_for", "played_first", "owns", "day"];
  const columns = ["one", "other", ...answers].map((name) => `${name} text not null`);
  const all = [...columns, ...optional.map((name) => `${name} text not null default ''`)];
  const isCounted = true;
  await createContributions(db, engine, "side_by_side_votes", all, false, isCounted);
  await sql`create index side_by_side_votes_pair on side_by_side_votes (one, other)
    where hidden_at is null`.execute(db);
  await sql`create index side_by_side_votes_day on side_by_side_votes (day)
    where day <> ''`.execute(db);
}
