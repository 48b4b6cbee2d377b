import { type Kysely, sql } from "kysely";
import type { Engine } from "../dialect.ts";

/** The pictures made of editors' photos, once for all processes. */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  const number = engine === "postgres" ? "bigint" : "integer";
  await sql
    .raw(
      `create table content_pictures (
    source text primary key,
    file text,
    picture text,
    width ${number} not null,
    height ${number} not null,
    color text not null,
    bytes ${number} not null,
    refused text,
    made_at ${number} not null
  )`,
    )
    .execute(db);
  await sql
    .raw("create unique index content_pictures_files on content_pictures (file)")
    .execute(db);
  await sql.raw("create index content_pictures_names on content_pictures (picture)").execute(db);
}
