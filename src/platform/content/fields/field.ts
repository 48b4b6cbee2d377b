import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** A value that would be right, as an editor would write it in YAML. */
    example?: string;
  }
}

/**
 * Gives a field its line in the editors' manual (docs/editing-reference.md), which is also what a mistake in it is answered with.
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

/** The same for a text of one to `max` characters. */
export function words(max: number, manual: string, example: string) {
  return field(z.string().trim().min(1).max(max), manual, example);
}

/** The same for a field that holds fields of its own, and no others. */
export function group<Fields extends z.ZodRawShape>(
  manual: string,
  example: string,
  fields: Fields,
) {
  return field(z.strictObject(fields), manual, example);
}

/** The same for a list of such groups. */
export function groups<Fields extends z.ZodRawShape>(manual: string, fields: Fields) {
  const example = `a list, each starting with '- ${Object.keys(fields)[0]}:'`;
  return field(z.array(z.strictObject(fields)), manual, example);
}

/** What some fields of a group say instead while samples are left out. */
export function withoutSamples<Fields extends z.ZodRawShape>(example: string, fields: Fields) {
  return field(
    z.strictObject(fields).partial().optional(),
    "what fields beside it say instead while samples are left out; leave the group out if nothing changes",
    example,
  );
}
