import { type Kysely, sql } from "kysely";
import type { Engine } from "../../src/platform/store/dialect.ts";
import type { Tables } from "../../src/platform/store/tables.ts";

/** A store's schema, as statements that create it. */
export interface Definitions {
  tables: string[];
  /** Constraints, indexes, functions and triggers. */
  others: string[];
}

/** Reads a store's schema from the engine's own catalog. Two stores with one schema give the same. */
export async function definitionsOf(db: Kysely<Tables>, engine: Engine): Promise<Definitions> {
  const read = async (query: string) => {
    const { rows } = await sql<{ statement: string }>`${sql.raw(query)}`.execute(db);
    return rows.map(({ statement }) => statement);
  };
  if (engine === "sqlite") {
    const made = (condition: string) =>
      read(`select sql as statement from sqlite_master
        where sql is not null and name not like 'sqlite_%' and ${condition} order by type, name`);
    return { tables: await made("type = 'table'"), others: await made("type <> 'table'") };
  }
  return {
    tables: await read(postgresTables),
    others: (await Promise.all(postgresOthers.map(read))).flat(),
  };
}

const postgresTables = `
  select format('create table %I (%s)', tables.relname, string_agg(
    format('%I %s', columns.attname, format_type(columns.atttypid, columns.atttypmod))
      || case when columns.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(defaults.adbin, defaults.adrelid), '')
      || coalesce(' generated always as identity (start with ' || counters.seqstart || ')', ''),
    ', ' order by columns.attnum)) as statement
  from pg_class tables
  join pg_attribute columns
    on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
  left join pg_attrdef defaults
    on defaults.adrelid = tables.oid and defaults.adnum = columns.attnum
  left join pg_sequence counters
    on columns.attidentity = 'a'
    and counters.seqrelid = pg_get_serial_sequence(tables.relname, columns.attname)::regclass
  where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r'
  group by tables.relname order by tables.relname`;

const postgresOthers = [
  // 'n' is 'not null', which is part of its column.
  `select format('alter table %I add constraint %I %s',
      conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' order by conname`,
  `select pg_get_indexdef(indexrelid) as statement from pg_index
    join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by relname`,
  `select pg_get_functiondef(oid) as statement from pg_proc
    where pronamespace = 'public'::regnamespace order by proname`,
  `select pg_get_triggerdef(pg_trigger.oid) as statement from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal order by tgname`,
];
