import { z } from "zod";
import { field } from "../../platform/content/fields/field.ts";
import {
  description,
  fieldWording,
  notice,
  wordingText,
} from "../../platform/forms/form-wording.content.ts";

const reason = (example: string) => field(wordingText.max(60), "the reason's name", example);

/** What the page says on which a review is reported: content/report.yaml. */
export const reportFile = z.strictObject({
  title: field(wordingText.max(60), "the page's heading", "Report a review"),
  lead: field(wordingText, "the sentence under it", "Tell us what is wrong with this review."),
  description,
  reviewTitle: field(
    wordingText,
    "the heading over the review; {name} is the page it is on",
    "Review of the {name}",
  ),
  formTitle: field(wordingText, "the heading over the form", "What is wrong with it?"),
  fields: field(
    z.strictObject({
      reason: field(fieldWording, "the reason's words", "{ … }"),
      details: field(
        fieldWording.omit({ empty: true }),
        "the words of what else can be said; it may stay empty",
        "{ … }",
      ),
    }),
    "the words of the two fields",
    "reason: { … }",
  ),
  noReason: field(
    wordingText,
    "what the list of reasons says before one is chosen",
    "Select a reason",
  ),
  reasons: field(
    z.strictObject({
      spam: reason("Spam or advertising"),
      insult: reason("Insulting or hateful"),
      personal: reason("Personal details"),
      unrelated: reason("Not about this gear"),
      other: reason("Something else"),
    }),
    "the reasons, in this order",
    "spam: Spam or advertising",
  ),
  submit: field(wordingText, "the button", "Send report"),
  checkFields: field(notice, "the message when a field is not right", "{ title: … }"),
  failure: field(notice, "the message when a report could not be stored", "{ title: … }"),
  received: field(
    z.strictObject({
      title: field(wordingText.max(60), "the heading once a report was stored", "Report received"),
      lead: field(wordingText, "the sentence under it", "Thank you."),
      nextTitle: field(wordingText, "the heading over what happens next", "What happens next"),
      next: field(
        z.array(z.string().trim().min(1).max(300)).min(1),
        "what happens next, step by step",
        "[Somebody reads it.]",
      ),
      back: field(
        wordingText,
        "the link back; {name} is the page it leads to",
        "Back to the {name}",
      ),
    }),
    "the message after a report was stored",
    "{ title: Report received, … }",
  ),
});

export type ReportWording = z.infer<typeof reportFile>;
