import { z } from "zod";

/** A color of a drawing: # and six digits or letters from a to f. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/);
