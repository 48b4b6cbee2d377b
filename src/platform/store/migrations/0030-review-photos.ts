import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";
import { createContributions } from "../contribution-tables.ts";

/**
 * Players' photos, up to four with a review, and reports of them. A photo is there only as long as its review, and is
 * about what its review is about.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const columns = [
    "review_id text not null",
    "place integer not null check (place between 1 and 4)",
    "picture text not null",
    "width integer not null",
    "height integer not null",
    "color text not null",
    "bytes integer not null",
  ];
  await createContributions(db, engine, "review_photos", columns);
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("create unique index review_photos_place on review_photos (review_id, place)");
  await run("create index review_photos_picture on review_photos (picture)");
  const ofReview = "(select id from review_photos where review_id = new.id)";
  if (engine === "sqlite") {
    await run(`create trigger review_photos_alone before insert on review_photos
      when not exists (select 1 from paddle_reviews where id = new.review_id)
      begin select raise(ignore); end`);
    await run(`create trigger review_photos_gone after delete on paddle_reviews
      begin delete from review_photos where review_id = old.id; end`);
    await run(`create trigger review_photos_reports_gone after delete on review_photos
      begin delete from review_photos_reports where of_id = old.id; end`);
    await run(`create trigger review_photos_moved after update of paddle_name on paddle_reviews
      when new.paddle_name <> old.paddle_name begin
        update review_photos_reports set subject = new.paddle_name where of_id in ${ofReview};
        update review_photos set subject = new.paddle_name where review_id = new.id;
      end`);
    return;
  }
  // The lock makes a deletion of the review wait for the photo, and then find it.
  await run(`create function review_photos_alone() returns trigger language plpgsql as $$
    begin
      perform 1 from paddle_reviews where id = new.review_id for key share;
      return case when found then new end;
    end $$`);
  await run(`create trigger review_photos_alone before insert on review_photos
    for each row execute function review_photos_alone()`);
  await run(`create function review_photos_gone() returns trigger language plpgsql as $$
    begin delete from review_photos where review_id = old.id; return null; end $$`);
  await run(`create trigger review_photos_gone after delete on paddle_reviews
    for each row execute function review_photos_gone()`);
  await run(`create function review_photos_reports_gone() returns trigger language plpgsql as $$
    begin delete from review_photos_reports where of_id = old.id; return null; end $$`);
  await run(`create trigger review_photos_reports_gone after delete on review_photos
    for each row execute function review_photos_reports_gone()`);
  await run(`create function review_photos_moved() returns trigger language plpgsql as $$
    begin
      update review_photos_reports set subject = new.paddle_name where of_id in ${ofReview};
      update review_photos set subject = new.paddle_name where review_id = new.id;
      return null;
    end $$`);
  await run(`create trigger review_photos_moved after update of paddle_name on paddle_reviews
    for each row when (new.paddle_name <> old.paddle_name) execute function review_photos_moved()`);
}
