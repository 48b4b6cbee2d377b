import type { MigrationNumber } from "./migrate.ts";

/** How a field of a record is stored. */
export interface StoredField {
  /** Its name in the editors' manual: 'first name'. */
  noun: string;
  column: string;
  type: "text" | "number";
  /** The number of the migration that added the column: '0001'. */
  since: MigrationNumber;
  /**
   * Whether and how it counts in the key that identifies a submission. The fields of the first schema count by
   * position, in the order of their table. Later fields count by column name, and only if given, so the keys of older
   * rows stay the same.
   */
  inKey: "by position" | "by name" | "no";
}

export function mapFields<Rules, Field extends string, Made>(
  table: Readonly<Record<Field, Rules>>,
  make: (rules: Rules, field: Field) => Made,
): Record<Field, Made> {
  const fields = Object.entries(table) as [Field, Rules][];
  const made = fields.map(([field, rules]) => [field, make(rules, field)]);
  return Object.fromEntries(made) as Record<Field, Made>;
}
