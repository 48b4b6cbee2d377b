import { z } from "zod";
import { field } from "./field.ts";

/** What search engines show under a page's title: shorter says too little, longer is cut off. */
export function headDescription(example: string) {
  return field(
    z.string().trim().min(50).max(160),
    "what search engines show under the title, 50 to 160 characters",
    example,
  );
}

/** The phrases a page is looked for by. */
export function headKeywords(example: string) {
  return field(
    z.array(z.string().trim().min(1).max(60)).min(1).max(10),
    "one to ten search phrases, in brackets with commas between them",
    example,
  );
}
