import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// Loaded into a server before its own code: runs a test's statements on the store before each of the server's. SQLite
// has limits per connection, which no other process could set.
const { STORE_STATEMENTS: file } = process.env;
if (file !== undefined) {
  const prepare = Reflect.get(DatabaseSync.prototype, "prepare");
  DatabaseSync.prototype.prepare = function (...query) {
    const statement = prepare.apply(this, query);
    // The site caches prepared statements, so this hooks into running them.
    for (const name of ["all", "get", "run"] as const) {
      const original = statement[name].bind(statement) as (...values: never[]) => never;
      statement[name] = (...values: never[]) => {
        this.exec(readFileSync(file, "utf8"));
        return original(...values);
      };
    }
    return statement;
  };
}

/** Settings of a server whose store is broken by a test's statements. */
export function spoilableStore({ dataDir }: { dataDir: string }) {
  const statements = join(dataDir, "statements.sql");
  const set = (sql: string) => writeFileSync(statements, sql);
  set("");
  return {
    settings: {
      DATA_DIR: dataDir,
      STORE_STATEMENTS: statements,
      NODE_OPTIONS: `--import=${import.meta.filename}`,
    },
    /** Before each of the server's own statements from now on. */
    set,
  };
}
