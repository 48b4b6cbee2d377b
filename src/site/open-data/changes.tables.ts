import type { Time } from "../../platform/store/tables.ts";
import type { FactChange } from "./changes.ts";

/** What was noticed to be new, changed or gone in the open data. */
export interface FactChangesTable extends FactChange {
  noticed_at: Time;
}

/** The open data as last noted. */
interface KnownFactsTable {
  id: string;
  /** A `KnownFact` as JSON. */
  said: string;
}

declare module "../../platform/store/tables.ts" {
  interface Tables {
    fact_changes: FactChangesTable;
    known_facts: KnownFactsTable;
  }
}
