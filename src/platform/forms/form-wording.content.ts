import { z } from "zod";
import { field, group, headDescription, headKeywords, wording, words } from "../content/fields.ts";

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

/** A message of two lines. */
export const noticed = (manual: string) => field(notice, manual, "{ title: …, text: … }");

/** A heading and the sentence below it, by examples. */
export const headed = (title: string, text: string) => (manual: string) =>
  group(manual, "{ title: …, text: … }", {
    title: words(80, "the heading", title),
    text: words(300, "the sentence below it", text),
  });

/** The part of a private page that deletes what someone sent. */
export const withdrawWording = wording("the part that withdraws it", {
  title: words(60, "the heading", "Take it back"),
  text: words(300, "the sentence below it", "It's deleted at once."),
  button: words(40, "the button", "Delete it"),
  failure: words(200, "the message when it can't be deleted", "Please try again."),
});

/** Fields' words with a hint, of a field that has to be filled in and of one that may stay empty. @param hint an example */
export function hintedFields(hint: string) {
  const shape = { hint: words(200, "the hint below the field", hint).optional() };
  return {
    fieldWords: (manual: string) =>
      field(fieldWording.extend(shape), manual, "{ label: …, empty: …, refused: …, tooLong: … }"),
    optionalWords: (manual: string) =>
      field(
        fieldWording.omit({ empty: true }).extend(shape),
        manual,
        "{ label: …, refused: …, tooLong: … }",
      ),
  };
}

/** The words of "PlainForm", besides its fields'. @param formTitle an example of its heading */
export const plainFormWording = (formTitle: string) => ({
  formTitle: words(60, "the form's heading", formTitle),
  submit: words(40, "the button", "Send"),
  checkFields: field(
    notice,
    "the message when fields have to be corrected",
    "{ title: Please check the marked fields }",
  ),
  failure: noticed("the message when it can't be saved"),
});

export const description = headDescription(
  "Write to us about a paddle, a review or the site itself. …",
);

export const keywords = headKeywords("[pickleball newsletter]");

/** How a page begins, by examples. */
export const opening = (title: string, lead: string, max = 80) => ({
  title: words(max, "the page's heading and title", title),
  lead: words(300, "the sentence below the heading", lead),
  description,
});

export type Notice = z.infer<typeof notice>;

/** The messages of every form when it rejects a whole post: content/refusals.yaml. */
export const refusalsFile = z.strictObject({
  limit: noticed(
    "the message when one address, or all of them together, have reached the hourly limit; {minutes} is how long to wait",
  ),
  copy: noticed("the message when another review already has the same text"),
  bait: noticed("the message when someone filled in the field that people don't see"),
});

export type Refusals = z.infer<typeof refusalsFile>;
