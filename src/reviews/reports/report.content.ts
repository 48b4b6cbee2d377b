import { z } from "zod";
import { field } from "../../platform/content/fields/field.ts";
import {
  description,
  fieldWording,
  notice,
  wordingText,
} from "../../platform/forms/form-wording.content.ts";

const reason = (example: string) => field(wordingText.max(60), "the reason's name", example);

/** The words of the page for reporting a review: content/report.yaml. */
export const reportFile = z.strictObject({
  title: field(wordingText.max(60), "the page's heading", "Report a review"),
  lead: field(wordingText, "the sentence below it", "Tell us what's wrong with this review."),
  description,
  reviewTitle: field(
    wordingText,
    "the heading above the review; {name} is the page it is on",
    "Review of the {name}",
  ),
  formTitle: field(wordingText, "the heading above the form", "What's wrong with it?"),
  fields: field(
    z.strictObject({
      reason: field(fieldWording, "the words of the reason field", "{ … }"),
      details: field(
        fieldWording.omit({ empty: true }),
        "the words of the details field, which may stay empty",
        "{ … }",
      ),
    }),
    "the words of the two fields",
    "reason: { … }",
  ),
  noReason: field(
    wordingText,
    "the first entry in the list of reasons, before one is chosen",
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
  checkFields: field(notice, "the message when a field is invalid", "{ title: … }"),
  failure: field(notice, "the message if a report can't be stored", "{ title: … }"),
  received: field(
    z.strictObject({
      title: field(wordingText.max(60), "the heading once a report is stored", "Report received"),
      lead: field(wordingText, "the sentence below it", "Thank you."),
      nextTitle: field(wordingText, "the heading above what happens next", "What happens next"),
      next: field(
        z.array(z.string().trim().min(1).max(300)).min(1),
        "what happens next, step by step",
        "[Someone reads it.]",
      ),
      back: field(
        wordingText,
        "the link back; {name} is the page it links to",
        "Back to the {name}",
      ),
    }),
    "the message once a report is stored",
    "{ title: Report received, … }",
  ),
});

export type ReportWording = z.infer<typeof reportFile>;
