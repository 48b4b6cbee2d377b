import type { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** A value that would be right, as an editor would write it in YAML. */
    example?: string;
  }
}

/**
 * Gives a field its line in the editors' manual (docs/editing.md), which is also what a mistake in it is answered with.
 * @param manual what to write, as a noun phrase: 'the average weight in ounces'
 * @param example a right value, as written in YAML
 */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  manual: string,
  example: string,
): Schema {
  return schema.meta({ description: manual, example });
}
