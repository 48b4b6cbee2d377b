import { z } from "zod";
import { field } from "../content/fields/field.ts";
import { notice } from "./form-wording.content.ts";

/** What every form says when it refuses a post as a whole: content/refusals.yaml. */
export const refusalsFile = z.strictObject({
  limit: field(
    notice,
    "when one address, or all together, have reached the hour's limit; {minutes} is how long to wait",
    "{ title: …, text: … }",
  ),
  copy: field(notice, "when another review has the same text already", "{ title: …, text: … }"),
  bait: field(notice, "when a field was filled in that people do not see", "{ title: …, text: … }"),
});
