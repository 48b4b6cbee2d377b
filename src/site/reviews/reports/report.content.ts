import { z } from "zod";
import { field, group, words } from "../../../platform/content/fields.ts";
import { description, fieldWording, notice } from "../../../platform/forms/form-wording.content.ts";

const reason = (example: string) => words(60, "the reason's name", example);

const ending = (manual: string, title: string) =>
  group(manual, "{ title: …, text: … }", {
    title: words(60, "the heading", title),
    text: words(300, "the sentence below it", "The review stays on the site."),
  });

/** The page of a link. @param act what it does */
const linkAct = (act: string, title: string) =>
  group(`the page that ${act}`, "{ title: …, … }", {
    title: words(60, "the heading", title),
    text: words(300, "the sentence below it", "It leaves the site."),
    button: words(60, "the button", "Yes"),
    done: ending("the page once it's done", "Done"),
  });

/** The words of the page for reporting a review: content/report.yaml. */
export const reportFile = z.strictObject({
  title: words(60, "the page's heading", "Report a review"),
  lead: words(200, "the sentence below it", "Tell us what's wrong with this review."),
  description,
  reviewTitle: words(
    200,
    "the heading above the review; {name} is the page it is on",
    "Review of the {name}",
  ),
  formTitle: words(200, "the heading above the form", "What's wrong with it?"),
  fields: group("the words of the two fields", "reason: { … }", {
    reason: field(fieldWording, "the words of the reason field", "{ … }"),
    details: field(
      fieldWording.omit({ empty: true }),
      "the words of the details field, which may stay empty",
      "{ … }",
    ),
  }),
  about: group("the choice of what is reported, for reviews with photos", "{ label: …, … }", {
    label: words(60, "the question", "What is it about?"),
    review: words(60, "the review itself", "What the review says"),
    photo: words(60, "one of its photos, with its {number}", "Photo {number}"),
  }),
  noReason: words(
    200,
    "the first entry in the list of reasons, before one is chosen",
    "Select a reason",
  ),
  reasons: group("the reasons, in this order", "spam: Spam or advertising", {
    spam: reason("Spam or advertising"),
    insult: reason("Insulting or hateful"),
    personal: reason("Personal details"),
    unrelated: reason("Not about this gear"),
    other: reason("Something else"),
  }),
  submit: words(200, "the button", "Send report"),
  checkFields: field(notice, "the message when a field is invalid", "{ title: … }"),
  failure: field(notice, "the message if a report can't be stored", "{ title: … }"),
  link: group("the pages that the links in a report's email open", "{ hide: …, … }", {
    hide: linkAct("hides the review", "Hide this review?"),
    close: linkAct("closes the reports of a review that is fine", "Is this review fine?"),
    reviewTitle: words(200, "the heading above the review; {name} is the page it is on", "{name}"),
    reportsTitle: words(60, "the heading above the reports", "What visitors reported"),
    more: words(200, "the message if another report came in meanwhile", "Another report came in."),
    changed: words(
      200,
      "the message if the writer changed the review meanwhile",
      "The review was changed.",
    ),
    failed: words(200, "the message if the store failed", "Please try again."),
    before: ending("the page if nothing is left to do", "There's nothing left to do"),
  }),
  received: group("the message once a report is stored", "{ title: Report received, … }", {
    title: words(60, "the heading once a report is stored", "Report received"),
    lead: words(200, "the sentence below it", "Thank you."),
    nextTitle: words(200, "the heading above what happens next", "What happens next"),
    next: field(
      z.array(z.string().trim().min(1).max(300)).min(1),
      "what happens next, step by step",
      "[Someone reads it.]",
    ),
    back: words(200, "the link back; {name} is the page it links to", "Back to the {name}"),
  }),
});

export type ReportWording = z.infer<typeof reportFile>;
