import type { z } from "zod";

/** What a schema is made of, whatever it is wrapped in. */
interface SchemaParts {
  /** The fields of an object. */
  shape?: Record<string, z.ZodType>;
  /** The items of a list. */
  element?: z.ZodType;
  /** The values of a record. */
  valueType?: z.ZodType;
  unwrap?: () => unknown;
}

/** Looks through optional, nullable and default to the schema inside. */
export function innerOf(schema: unknown): SchemaParts {
  const parts = schema as SchemaParts;
  return parts.unwrap && !parts.element && !parts.shape ? innerOf(parts.unwrap()) : parts;
}
