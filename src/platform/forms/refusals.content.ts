import { z } from "zod";
import { field } from "../content/fields/field.ts";
import { notice } from "./form-wording.content.ts";

/** The messages of every form when it rejects a whole post: content/refusals.yaml. */
export const refusalsFile = z.strictObject({
  limit: field(
    notice,
    "the message when one address, or all of them together, have reached the hourly limit; {minutes} is how long to wait",
    "{ title: …, text: … }",
  ),
  copy: field(
    notice,
    "the message when another review already has the same text",
    "{ title: …, text: … }",
  ),
  bait: field(
    notice,
    "the message when someone filled in the field that people don't see",
    "{ title: …, text: … }",
  ),
});

export type Refusals = z.infer<typeof refusalsFile>;
