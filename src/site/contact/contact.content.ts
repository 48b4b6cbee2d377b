import { z } from "zod";
import { mapMessageFields } from "./contact-message.ts";
import { claim } from "../../platform/content/site-facts.content.ts";
import {
  field,
  group,
  groups,
  ownPath,
  withoutSamples,
  words,
} from "../../platform/content/fields.ts";
import {
  description,
  fieldWording,
  keywords,
  notice,
  wordingText,
} from "../../platform/forms/form-wording.content.ts";

/** The contact page's words: content/contact.yaml. */
export const contactFile = z.strictObject({
  title: words(60, "the page's heading", "Contact"),
  lead: words(200, "the sentence below it", "Questions and corrections are welcome."),
  reply: field(claim, "when visitors get an answer", "{ text: We reply within a week., … }"),
  description,
  keywords,
  formTitle: words(200, "the heading above the form", "Send us a message"),
  fields: group(
    "the words of the form's fields",
    "firstName: { … }",
    mapMessageFields(({ noun }) => field(fieldWording, `the ${noun}'s words`, "{ … }")),
  ),
  submit: words(200, "the button", "Send Message"),
  submitting: words(200, "the button while a message is being sent", "Sending…"),
  emptyField: field(notice, "the message when a field is empty", "{ title: … }"),
  checkFields: field(notice, "the message when a field is invalid", "{ title: … }"),
  failure: field(notice, "the notice if a message can't be stored", "{ title: … }"),
  success: field(
    notice,
    "the notice once a message is stored; {number} is the message's number",
    "{ title: Message received, text: … }",
  ),
  another: words(200, "the link back to an empty form", "Send another message"),
  waysTitle: words(200, "the heading above the other ways to reach us", "Other ways to reach us"),
  ways: groups("the cards beside the form", {
    title: words(200, "what it is for", "Email"),
    text: words(200, "a sentence about it", "Write from your own email app."),
    to: field(
      z.union([z.literal("email"), ownPath]),
      "email for the site's contact address, or the path of a page on this site, such as /terms",
      "email",
    ),
    label: field(
      wordingText.optional(),
      "the link's words; leave it out for email, which shows the address",
      "Browse the paddles",
    ),
  }).min(1),
  faqTitle: words(200, "the heading above the questions", "Common questions"),
  faq: groups("the questions and their answers", {
    question: words(200, "the question", "Are the reviews real?"),
    answer: words(600, "the answer", "Reviews marked …"),
    withoutSamples: withoutSamples("{ answer: Yes. Anyone … }", {
      answer: words(600, "the answer without samples", "Yes. Anyone can …"),
    }),
  }).min(1),
});

export type ContactWording = z.infer<typeof contactFile>;
