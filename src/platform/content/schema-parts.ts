import type { z } from "zod";

/** The parts of a schema. */
interface SchemaParts {
  /** The fields of an object. */
  shape?: Record<string, z.ZodType>;
  /** The items of a list. */
  element?: z.ZodType;
  /** The values of a record. */
  valueType?: z.ZodType;
  unwrap?: () => unknown;
}

/** Unwraps optional, nullable and default. */
export function innerOf(schema: unknown): SchemaParts {
  const parts = schema as SchemaParts;
  return parts.unwrap && !parts.element && !parts.shape ? innerOf(parts.unwrap()) : parts;
}

/** What the manual says of a field, whether or not it is optional, nullable or has a default. */
export function manualOf(schema: z.ZodType): z.core.GlobalMeta | undefined {
  return schema.meta() ?? (innerOf(schema) as z.ZodType).meta();
}
