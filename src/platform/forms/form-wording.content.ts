import { z } from "zod";
import { field } from "../content/fields/field.ts";
import { headDescription, headKeywords } from "../content/fields/head-fields.ts";

export const wordingText = z.string().trim().min(1).max(200);

/** What a form says of one of its fields. */
export const fieldWording = z.strictObject({
  label: field(wordingText, "the label", "First name"),
  empty: field(wordingText, "what to say when it is empty", "Please enter your first name."),
  refused: field(wordingText, "what to say when its format is wrong", "Please use letters."),
  tooLong: field(wordingText, "what to say when it is too long", "Please use fewer characters."),
  links: field(
    wordingText.optional(),
    "what to say when it has too many links; for fields of several lines",
    "Please use at most one link.",
  ),
});

/** What a form says of how a try to send it ended. */
export const notice = z.strictObject({
  title: field(wordingText, "the message's title", "Message received"),
  text: field(wordingText.optional(), "an optional second line", "Thank you."),
});

export const description = headDescription(
  "Write to us about a paddle, a review or the site itself. …",
);

export const keywords = headKeywords("[pickleball newsletter]");

export type Notice = z.infer<typeof notice>;
