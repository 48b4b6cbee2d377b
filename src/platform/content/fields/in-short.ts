import { z } from "zod";
import { field } from "./field.ts";

/** The lines of an article's box 'In short', right below its title. */
export const inShort = field(
  z.array(z.string().trim().min(1).max(120)).min(2).max(4),
  "two to four short lines for the box 'In short' below the title, the answer first and a warning last; each says what the text says, nothing more, and ends with ◇ if it is a sample there",
  "[Not sure? Take 16 mm., 14 mm shows errors sooner.]",
);
