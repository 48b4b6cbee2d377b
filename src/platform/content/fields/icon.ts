import { z } from "zod";
import { iconNames } from "../../ui/icons.ts";
import { field } from "./field.ts";

/** The field for the icon beside a category. */
export const icon = field(
  z.enum(iconNames),
  `the icon beside its category, one of: ${iconNames.join(", ")}`,
  iconNames[0],
);
