import { z } from "zod";
import { field, group, words } from "../../../platform/content/fields.ts";
import { description, notice } from "../../../platform/forms/form-wording.content.ts";

const sentences = z.array(z.string().trim().min(1).max(300)).min(1);

/** The words of a reviewer's private page: content/my-review.yaml. */
export const myReviewFile = z.strictObject({
  title: words(60, "the page's heading", "Your review"),
  lead: words(200, "the sentence below it; {name} is the page it is on", "Your review of {name}."),
  description,
  private: words(300, "the sentence about the link to this page", "This page is private."),
  see: words(60, "the link to the review on its page", "See your review"),
  formTitle: words(60, "the heading above the form", "Edit it"),
  formNote: words(300, "the sentence below that heading", "It keeps its date."),
  save: words(60, "the form's button", "Save changes"),
  checkFields: field(notice, "the message when a field is invalid", "{ title: … }"),
  failure: field(notice, "the message if the change can't be stored", "{ title: … }"),
  edited: field(notice, "the message once a change is stored", "{ title: … }"),
  photos: group("the review's photos", "{ title: Photos, … }", {
    title: words(60, "the heading", "Photos"),
    note: words(300, "the sentence below it", "Up to four."),
    choose: words(60, "the label of the file field", "Add photos"),
    hint: words(200, "the hint below that label", "JPEG, PNG, WebP or AVIF"),
    add: words(60, "the button that sends them", "Send photos"),
    alt: words(60, "what a photo is called, with its {number}", "Your photo {number}"),
    states: group("what became of a photo", "{ shown: On the site, … }", {
      shown: words(60, "it's public, as far as its review is", "On the site"),
      held: words(60, "it waits for you", "Waits for approval"),
      hidden: words(60, "you took it down", "We took it down"),
    }),
    remove: words(60, "the button that deletes one", "Remove"),
    full: words(200, "the line in place of the file field once there are four", "That's four."),
    stored: field(notice, "the message once photos are stored and shown", "{ title: … }"),
    waiting: field(notice, "the message once photos are stored and wait for you", "{ title: … }"),
    removed: field(notice, "the message once a photo is deleted", "{ title: … }"),
    failure: field(notice, "the message if that fails", "{ title: … }"),
  }),
  withdraw: group("the part that withdraws the review", "{ title: …, text: …, button: … }", {
    title: words(60, "the heading, which opens the rest", "Withdraw it"),
    text: words(300, "what withdrawing does", "It's deleted at once."),
    button: words(60, "the button", "Delete my review for good"),
    failure: words(200, "the message if that fails", "Please try again."),
  }),
  withdrawn: group("the page once the review is withdrawn", "{ title: …, text: … }", {
    title: words(60, "the heading", "Your review is gone"),
    text: words(300, "the sentence below it", "We deleted it."),
  }),
  hidden: group("the words for a review that is hidden", "{ title: …, text: … }", {
    title: words(60, "the heading", "We took this review down"),
    text: words(400, "what the writer can do", "You can't edit it."),
  }),
  held: group("the words for a review that waits for you", "{ title: …, text: … }", {
    title: words(60, "the heading", "Your review is waiting"),
    text: words(
      400,
      "what the writer can do; {name} is the page it's on",
      "It will appear on {name} once we've read it.",
    ),
  }),
  gone: group("the page of a link that leads to no review", "{ title: …, text: … }", {
    title: words(60, "the heading", "No review here"),
    text: words(200, "the sentence below it", "This may have happened:"),
    reasons: field(sentences, "what may have happened", "[You withdrew it.]"),
    link: words(60, "the button to the paddle reviews", "Paddle Reviews"),
  }),
  back: words(200, "the link to the page it was on; {name} is that page", "Back to {name}"),
});

export type MyReviewWording = z.infer<typeof myReviewFile>;
