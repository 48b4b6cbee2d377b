import { z } from "zod";
import { field } from "../platform/content/fields/field.ts";
import { keywords, wordingText } from "../platform/forms/form-wording.content.ts";
import { ownPath } from "../platform/content/fields/own-path.ts";

const title = field(wordingText.max(60), "the page's heading", "Confirm your address");
const text = field(wordingText, "the sentences under it", "Press the button, and …");
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
            to: field(ownPath, "the page it leads to", "/newsletter"),
          })
          .optional(),
        "where to go from there; leave the line out if nowhere",
        "{ label: …, to: /… }",
      ),
    }),
    about,
    "{ title: …, text: … }",
  );

const failed = ending("what it says while the store cannot be reached");

/** What the pages of the newsletter's links and its archive say: content/newsletter-pages.yaml. */
export const newsletterPagesFile = z.strictObject({
  confirm: field(
    z.strictObject({
      title,
      text,
      button,
      done: ending("what it says once the address is confirmed"),
      gone: ending("what it says of a link that is too old or unknown"),
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
      deleteText: field(wordingText, "the sentence over the second button", "You can have it …"),
      delete: field(wordingText, "the second button", "Delete my address"),
      done: ending("what it says once the reader is unsubscribed"),
      deleted: ending("what it says once the address is deleted"),
      gone: ending("what it says of a link that lacks a part"),
      failed,
    }),
    "the page that unsubscribes",
    "{ title: …, … }",
  ),
  issue: field(
    z.strictObject({
      title: field(wordingText.max(60), "its heading, with {date}", "Newsletter of {date}"),
      description: field(
        wordingText.max(140),
        "what search engines show under the title, with {date}, at most 140 characters",
        "The weekly newsletter of {date}: …",
      ),
      keywords,
      articles: field(wordingText, "the heading over what is new to read", "New to read"),
      reviews: field(wordingText, "the heading over players' reviews", "What players wrote"),
      readReview: field(
        wordingText,
        "the link to a review's page, with {name}",
        '"All reviews: {name}"',
      ),
      pick: field(wordingText, "the heading over the week's paddle", "Paddle of the week"),
      pickLink: field(wordingText, "the link to that paddle, with {name}", "Read about the {name}"),
      subscribe: field(wordingText, "the button to the newsletter's form", "Get the next issue"),
    }),
    "the page of an issue that was sent",
    "{ title: …, … }",
  ),
  archive: field(
    z.strictObject({
      title: field(wordingText, "the heading over the list", "Past issues"),
      down: field(wordingText, "what it says while the store cannot be reached", "Please try …"),
    }),
    "the list of issues on the newsletter's page",
    "{ title: …, … }",
  ),
});

export type NewsletterPagesWording = z.infer<typeof newsletterPagesFile>;
/** What a page says once something has been done, or cannot be. */
export type Ending = NewsletterPagesWording["confirm"]["done"];
