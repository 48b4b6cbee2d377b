import { z } from "zod";
import { field } from "./field.ts";

/**
 * The text that search engines show below a page's title. They cut off longer ones.
 * @param more of the manual, after the length
 */
export function headDescription(example: string, more = "") {
  return field(
    z.string().trim().min(50).max(160),
    `the text that search engines show below the title, 50 to 160 characters${more}`,
    example,
  );
}

/** The phrases that people search for to find a page. */
export function headKeywords(example: string) {
  return field(
    z.array(z.string().trim().min(1).max(60)).min(1).max(10),
    "one to ten search phrases, in brackets, separated by commas",
    example,
  );
}
