import { z } from "zod";
import { field } from "../platform/content/fields/field.ts";
import { keywords, wordingText } from "../platform/forms/form-wording.content.ts";
import { ownPath } from "../platform/content/fields/own-path.ts";

const title = field(wordingText.max(60), "the page's heading", "Confirm your address");
const text = field(wordingText, "the sentences below it", "Click below and …");
const button = field(wordingText, "the button", "Confirm my address");

const ending = (about: string) =>
  field(
    z.strictObject({
      title,
      text,
      link: field(
        z
          .strictObject({
            label: field(wordingText, "the link's words", "Get a new link"),
            to: field(ownPath, "the page it links to", "/newsletter"),
          })
          .optional(),
        "an optional link to another page",
        "{ label: …, to: /… }",
      ),
    }),
    about,
    "{ title: …, text: … }",
  );

const failed = ending("the message while the store can't be reached");

/** The words of the newsletter's archive and of the pages its emails link to: content/newsletter-pages.yaml. */
export const newsletterPagesFile = z.strictObject({
  confirm: field(
    z.strictObject({
      title,
      text,
      button,
      done: ending("the message once the address is confirmed"),
      gone: ending("the message for a link that is too old or unknown"),
      failed,
    }),
    "the page that confirms an address",
    "{ title: …, … }",
  ),
  unsubscribe: field(
    z.strictObject({
      title,
      text,
      button,
      deleteText: field(wordingText, "the sentence above the second button", "You can also …"),
      delete: field(wordingText, "the second button", "Delete my address"),
      done: ending("the message once the reader is unsubscribed"),
      deleted: ending("the message once the address is deleted"),
      gone: ending("the message for an incomplete link"),
      failed,
    }),
    "the page that unsubscribes",
    "{ title: …, … }",
  ),
  issue: field(
    z.strictObject({
      title: field(wordingText.max(60), "the page's heading, with {date}", "Newsletter of {date}"),
      description: field(
        wordingText.max(140),
        "the text that search engines show below the title, with {date}, at most 140 characters",
        "The weekly newsletter of {date}: …",
      ),
      keywords,
      articles: field(wordingText, "the heading above new articles", "New to read"),
      reviews: field(wordingText, "the heading above players' reviews", "What players wrote"),
      readReview: field(
        wordingText,
        "the link to a review's page, with {name}",
        '"All reviews: {name}"',
      ),
      pick: field(wordingText, "the heading above the paddle of the week", "Paddle of the week"),
      pickLink: field(wordingText, "the link to that paddle, with {name}", "Read about the {name}"),
      subscribe: field(
        wordingText,
        "the button that opens the newsletter's form",
        "Get the next issue",
      ),
    }),
    "the page of a past issue",
    "{ title: …, … }",
  ),
  archive: field(
    z.strictObject({
      title: field(wordingText, "the heading above the list", "Past issues"),
      down: field(wordingText, "the message while the store can't be reached", "Please try …"),
    }),
    "the list of issues on the newsletter's page",
    "{ title: …, … }",
  ),
});

export type NewsletterPagesWording = z.infer<typeof newsletterPagesFile>;
/** The words shown after an action, or if it failed. */
export type Ending = NewsletterPagesWording["confirm"]["done"];
