import { z } from "zod";
import { field } from "../content/fields/field.ts";
import { wordingText } from "../forms/form-wording.content.ts";

const subject = (example: string) => field(wordingText.max(120), "the email's subject", example);
const heading = field(wordingText, "the email's heading", "Confirm your address");
const text = field(wordingText.max(500), "the email's text", "Someone entered this address …");
const footer = field(
  wordingText.max(300),
  "the small print at the end: why the reader got this email",
  "You got this email because …",
);

/** The words of the site's emails: content/mail.yaml. */
export const mailFile = z.strictObject({
  confirmation: field(
    z.strictObject({
      subject: subject("Please confirm your address"),
      heading,
      text,
      button: field(wordingText, "the button that confirms", "Confirm my address"),
      footer,
    }),
    "the email that asks someone to confirm that they want the newsletter",
    "{ subject: …, … }",
  ),
  known: field(
    z.strictObject({
      subject: subject("You are subscribed already"),
      heading,
      text,
      footer,
      unsubscribe: field(wordingText, "the link that unsubscribes", "Unsubscribe"),
    }),
    "the email to a subscriber whose address was entered again",
    "{ subject: …, … }",
  ),
  message: field(
    z.strictObject({
      subject: subject("Message {number}: {subject}"),
      from: field(wordingText, "the label before the writer's name", "From"),
      footer,
    }),
    "the email that sends a visitor's message to the site's own address; {number} and {subject} are the message's",
    "{ subject: …, … }",
  ),
  issue: field(
    z.strictObject({
      subject: subject("RallyRank weekly: {title}"),
      heading,
      archive: field(
        wordingText,
        "the link to the issue on the site",
        "Read this issue on the site",
      ),
      articles: field(wordingText, "the heading above new articles", "New to read"),
      reviews: field(wordingText, "the heading above players' reviews", "What players wrote"),
      reviewsNote: field(wordingText, "the sentence below that heading", "Players' own words …"),
      rated: field(
        wordingText,
        "the line above a review; {stars}, {name} and {dupr} are the review's",
        '"{stars} of 5 stars from {name}, DUPR {dupr}"',
      ),
      pick: field(wordingText, "the heading above the paddle of the week", "Paddle of the week"),
      pickNote: field(wordingText, "the sentence below its facts", "Maker and shop figures …"),
      footer,
      unsubscribe: field(wordingText, "the link that unsubscribes", "Unsubscribe"),
    }),
    "the weekly newsletter; {title} in its subject is the title of its first item",
    "{ subject: …, … }",
  ),
  report: field(
    z.strictObject({
      subject: subject("Report: {reason} ({name})"),
      heading,
      reason: field(wordingText, "the label before the reason", "Reason"),
      review: field(wordingText, "the label before the review's id", "Review"),
      details: field(wordingText, "the line above the visitor's words", "The visitor says:"),
      hide: field(wordingText, "the line above the command that hides the review", "To hide it:"),
      sample: field(
        wordingText,
        "what to do about a sample review; {file} is its file",
        "Edit {file}.",
      ),
      footer,
    }),
    "the email that sends a report to the site's own address; {reason} is the reason and {name} the reviewed paddle or article",
    "{ subject: …, … }",
  ),
});
