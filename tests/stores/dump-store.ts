import { type Kysely, sql } from "kysely";
import type { Engine } from "../../src/platform/store/dialect.ts";
import type { Tables } from "../../src/platform/store/tables.ts";
import { definitionsOf } from "./definitions.ts";

/** A store as the statements that create it again, rows and counters included. */
export async function dumpStore(db: Kysely<Tables>, engine: Engine): Promise<string> {
  const { tables, others } = await definitionsOf(db, engine);
  const rows: string[] = [];
  for (const table of await tableNames(db)) rows.push(...(await insertsOf(db, engine, table)));
  // Triggers come last, because the rows already include what they would count.
  const statements = [...tables, ...rows, ...(await countersOf(db, engine)), ...others];
  return `${statements.join(";\n")};\n`;
}

/** The names of a store's tables, including those of the migrations. */
export async function tableNames(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name).toSorted();
}

/** A value as both engines read it in a statement. */
function literal(value: string | number | null): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}

async function insertsOf(db: Kysely<Tables>, engine: Engine, table: string): Promise<string[]> {
  const { rows } = await sql<Record<string, string | number | null>>`
    select * from ${sql.table(table)} order by 1`.execute(db);
  const ownNumbers = engine === "postgres" ? " overriding system value" : "";
  return rows.map((row) => {
    const values = Object.values(row).map(literal);
    return `insert into ${table} (${Object.keys(row).join(", ")})${ownNumbers} values (${values.join(", ")})`;
  });
}

/** The identity columns. */
async function countersOf(db: Kysely<Tables>, engine: Engine): Promise<string[]> {
  if (!(await tableNames(db)).includes("messages")) return [];
  if (engine === "postgres") {
    const { rows } = await sql<{ last: number }>`
      select last_value as last from messages_number_seq`.execute(db);
    return rows.map(({ last }) => `select setval('messages_number_seq', ${last})`);
  }
  const { rows } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence`.execute(db);
  return rows.map(
    ({ name, seq }) => `update sqlite_sequence set seq = ${seq} where name = '${name}'`,
  );
}
