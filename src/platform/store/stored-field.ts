/** How a field of a record is stored. */
export interface StoredField {
  /** What it is called in the editors' manual: 'first name'. */
  noun: string;
  /** Its column. */
  column: string;
  type: "text" | "number";
  /** The migration that added the column, by the number its name begins with: '0001'. */
  since: string;
  /**
   * How it counts in the key that makes two submissions the same. The fields of the first schema count by position, in
   * the order of their table; a later one counts by its column's name, and only if it was given, so that the keys of
   * rows from before it stay as they are.
   */
  inKey: "by position" | "by name" | "no";
}

/** Maps each field of a table to a value. */
export function mapFields<Rules, Field extends string, Made>(
  table: Readonly<Record<Field, Rules>>,
  make: (rules: Rules, field: Field) => Made,
): Record<Field, Made> {
  const fields = Object.entries(table) as [Field, Rules][];
  const made = fields.map(([field, rules]) => [field, make(rules, field)]);
  return Object.fromEntries(made) as Record<Field, Made>;
}
