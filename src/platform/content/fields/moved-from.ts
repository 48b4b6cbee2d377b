import { z } from "zod";
import { field } from "./field.ts";

/**
 * The field for the names that a file had before. src/library/moved-names.ts checks them once all content is read.
 * @param what the file's page, and what comes along: 'this paddle, with their reviews'
 */
export function movedFrom(what: string, example: string) {
  return field(
    z
      .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
      .max(20)
      .default([]),
    `earlier names of this file, without its extension: their addresses lead to ${what}; leave the line out if it was never renamed`,
    example,
  );
}
