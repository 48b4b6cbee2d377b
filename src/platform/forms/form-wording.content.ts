import { z } from "zod";
import { field, headDescription, headKeywords, words } from "../content/fields.ts";

export const wordingText = z.string().trim().min(1).max(200);

export const fieldWording = z.strictObject({
  label: words(200, "the label", "First name"),
  empty: words(200, "the message when it is empty", "Please enter your first name."),
  refused: words(200, "the message when its format is wrong", "Please use letters."),
  tooLong: words(200, "the message when it is too long", "Please use fewer characters."),
  links: field(
    wordingText.optional(),
    "the message when it has too many links; only for fields with several lines",
    "Please use at most one link.",
  ),
  reserved: field(
    wordingText.optional(),
    "the message for the site's name, or one such as 'Owner'; only for first names of reviews",
    "Please use your own name.",
  ),
});

/** A form's message about the result. */
export const notice = z.strictObject({
  title: words(200, "the message's title", "Message received"),
  text: field(wordingText.optional(), "an optional second line", "Thank you."),
});

/** The words of "PlainForm", besides its fields'. @param formTitle an example of its heading */
export const plainFormWording = (formTitle: string) => ({
  formTitle: words(60, "the form's heading", formTitle),
  submit: words(40, "the button", "Send"),
  checkFields: field(
    notice,
    "the message when fields have to be corrected",
    "{ title: Please check the marked fields }",
  ),
  failure: field(notice, "the message when it can't be saved", "{ title: …, text: … }"),
});

export const description = headDescription(
  "Write to us about a paddle, a review or the site itself. …",
);

export const keywords = headKeywords("[pickleball newsletter]");

export type Notice = z.infer<typeof notice>;

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
