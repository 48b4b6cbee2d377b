import { z } from "zod";
import { field, group, ownPath, wording, words } from "../../platform/content/fields.ts";
import type { AgainAnswer, AgedAnswer } from "../../site/reviews/aged/aged.ts";
import { keywords } from "../../platform/forms/form-wording.content.ts";

const title = words(60, "the page's heading", "Confirm your address");
const text = words(200, "the sentences below it", "Click below and …");
const button = words(200, "the button", "Confirm my address");

const ending = (about: string) =>
  group(about, "{ title: …, text: … }", {
    title,
    text,
    link: field(
      z
        .strictObject({
          label: words(200, "the link's words", "Get a new link"),
          to: field(ownPath, "the page it links to", "/newsletter"),
        })
        .optional(),
      "an optional link to another page",
      "{ label: …, to: /… }",
    ),
  });

const failed = ending("the message while the store can't be reached");

/** The words of the newsletter's archive and of the pages its emails link to: content/newsletter-pages.yaml. */
export const newsletterPagesFile = z.strictObject({
  confirm: wording(
    "the page that confirms an address, for the newsletter or for new reviews of a paddle",
    {
      title,
      text,
      button,
      done: ending("the message once the address is confirmed"),
      gone: ending("the message for a link that is too old or unknown"),
      failed,
    },
  ),
  unsubscribe: wording("the page that unsubscribes from either", {
    title,
    text,
    button,
    deleteText: words(300, "the sentence above the second button", "You can also …"),
    delete: words(200, "the second button", "Delete my address"),
    choices: words(60, "the link to the page of what they get", "Choose what you get"),
    done: ending("the message once the reader is unsubscribed"),
    deleted: ending("the message once the address is deleted"),
    gone: ending("the message for an incomplete link"),
    failed,
  }),
  choices: wording("the page where a reader chooses what to get", {
    title,
    text,
    gets: words(60, "the heading above what the address gets", "You get"),
    newsletter: words(60, "the newsletter's checkbox", "The weekly newsletter"),
    about: group(
      "what else is checked; {name} is the paddle, {price} a price",
      "{ reviews: New reviews of the {name}, … }",
      {
        reviews: words(100, "a paddle's new reviews", "New reviews of the {name}"),
        prices: words(100, "an email about a price", "One email when the {name} costs {price}"),
        approvals: words(100, "changed approvals", "Changed approvals of the {name}"),
        aged: words(100, "the questions about how a paddle aged", "Questions about how it aged"),
        questions: words(100, "players' questions about a paddle", "Questions about the {name}"),
        alerts: words(100, "one email about what they sent", "One email about what you sent us"),
      },
    ),
    add: words(60, "the field for paddles to hear of", "Add new reviews of these paddles"),
    addHint: words(200, "how to fill it in", "Names, with commas between them."),
    unread: words(200, "what's said of names that are no paddle's, as {names}", "Unknown: {names}"),
    level: words(60, "the menu of levels", "New reviews by players"),
    anyLevel: words(60, "its first line", "of every level"),
    often: words(60, "the menu of how often", "New reviews of a paddle come"),
    daily: words(60, "its line for once a day at most", "once a day at most"),
    weekly: words(60, "its line for once a week at most", "once a week at most"),
    button,
    done: ending("the message once it's saved"),
    gone: ending("the message for a link that doesn't work"),
    failed,
  }),
  aged: wording("the page where a reviewer says how their paddle aged; {name} is the paddle", {
    title,
    text,
    answers: wording("its buttons", {
      playing: words(60, "they still play it", "Yes, still playing it"),
      bought: words(60, "they bought another", "No, I bought another"),
      broke: words(60, "it broke", "No, it broke"),
      wore: words(60, "it wore out", "No, it wore out"),
      gone: words(60, "it's lost or sold", "No, I lost or sold it"),
    } satisfies Record<AgedAnswer, unknown>),
    again: wording("the second question, with its buttons", {
      question: words(60, "the question", "Would you buy it again?"),
      yes: words(60, "they would", "Yes"),
      no: words(60, "they wouldn't", "No"),
    } satisfies Record<AgainAnswer | "question", unknown>),
    review: words(60, "the link to their review", "See your review"),
    done: ending("the message once an answer is stored"),
    gone: ending("the message for a link that doesn't work, or not anymore"),
    failed,
  }),
  issue: wording("the page of a past issue", {
    title: words(60, "the page's heading, with {date}", "Newsletter of {date}"),
    description: words(
      140,
      "the text that search engines show below the title, with {date}, at most 140 characters",
      "The weekly newsletter of {date}: …",
    ),
    keywords,
    articles: words(200, "the heading above new articles", "New to read"),
    reviews: words(200, "the heading above players' reviews", "What players wrote"),
    readReview: words(200, "the link to a review's page, with {name}", '"All reviews: {name}"'),
    pick: words(200, "the heading above the paddle of the week", "Paddle of the week"),
    pickLink: words(200, "the link to that paddle, with {name}", "Read about the {name}"),
    subscribe: words(200, "the button that opens the newsletter's form", "Get the next issue"),
  }),
  archive: wording("the list of issues on the newsletter's page", {
    title: words(200, "the heading above the list", "Past issues"),
    latest: words(200, "the heading above the articles of the newest issue", "In the latest issue"),
    sample: words(
      200,
      "before the first issue, the heading above what one could have",
      "What an issue is made of",
    ),
    sampleNote: words(300, "what that is, in a sentence or two", "New articles, what players …"),
    down: words(200, "the message while the store can't be reached", "Please try …"),
  }),
});

export type NewsletterPagesWording = z.infer<typeof newsletterPagesFile>;
/** The words shown after an action, or if it failed. */
export type Ending = NewsletterPagesWording["confirm"]["done"];
