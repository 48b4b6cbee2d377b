import { z } from "zod";
import { field } from "./fields/field.ts";

/** A claim about the site that only its owner can confirm. */
export const claim = z.strictObject({
  text: field(z.string().trim().min(1).max(200), "the claim", "Trusted by thousands of players"),
  confirmed: field(
    z.boolean(),
    "true once the owner can vouch for it; until then it is marked as a sample and hidden with SAMPLE_CONTENT=off",
    "false",
  ),
});
