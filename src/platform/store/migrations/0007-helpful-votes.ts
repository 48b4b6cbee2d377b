import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

// The level's band, as `levelBand` in src/site/reviews/level/level.ts has it.
const band = "((dupr_level - 1000) / 500) * 2 + case when dupr_level % 500 = 0 then 0 else 1 end";

/** How often a review was called helpful, and an index for every order and filter a list of reviews can have. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("alter table paddle_reviews add column helpful integer not null default 0");
  await run(`create table helpful_votes (
    day ${number} not null,
    review_id text not null,
    visitor text not null,
    primary key (day, review_id, visitor)
  )`);
  // A cell holds the reviews of one number of stars and one band of levels. Each stands in an index in the order of the
  // lists, so that whatever a list leaves out it can be merged from the beginnings of whole cells.
  await run(`create index paddle_reviews_stars on paddle_reviews
    (paddle_name, rating, created_at desc, id desc) where hidden_at is null`);
  await run(`create index paddle_reviews_cells on paddle_reviews
    (paddle_name, rating, (${band}), created_at desc, id desc) where hidden_at is null`);
  await run(`create index paddle_reviews_helpful on paddle_reviews
    (paddle_name, helpful desc, created_at desc, id desc) where hidden_at is null`);
  await run(`create index paddle_reviews_helpful_cells on paddle_reviews
    (paddle_name, rating, (${band}), helpful desc, created_at desc, id desc)
    where hidden_at is null`);
}
