import { z } from "zod";
import { wordingGroups } from "./paddle.ts";
import { field } from "./field.ts";
import { fieldWording } from "./form-wording.ts";

const text = z.string().trim().min(1).max(200);

const message = z.strictObject({
  title: field(text, "the message's title", "Review submitted!"),
  text: field(text.optional(), "a second line; {paddle} stands for the paddle's short name", "Thanks"),
});

export const statCards = [
  "averageRating",
  "recommendRate",
  "totalReviews",
  "averageDupr",
] as const;
export type StatCard = (typeof statCards)[number];

const group = z.strictObject({
  formTitle: field(text, "the title over the form", "Share Your Review"),
  ratingLabels: field(
    z.array(text).length(5),
    "five labels, from five stars down to one",
    "[Excellent, Good, Average, Below Average, Poor]",
  ),
  duprInput: field(
    z.enum(["text", "number"]),
    "text for a free field, number for one with steps",
    "text",
  ),
  statCards: field(
    z.array(z.enum(statCards)).min(1),
    `the figures at the top, any of: ${statCards.join(", ")}`,
    "[averageRating, totalReviews]",
  ),
  recommendLabel: field(text, "the label of the recommend rate", "Would Recommend"),
  emptyField: field(message, "the message when a field is empty", "{ title: Error }"),
  failure: field(message, "the message when a review could not be stored", "{ title: Error }"),
  success: field(message, "the message when a review was stored", "{ title: Success! }"),
});

/** What review forms and lists say: content/review-wording.yaml. */
export const reviewWordingFile = z.strictObject({
  groups: field(
    z.record(z.enum(wordingGroups), group),
    "the four wording groups: A, B, C and Ball",
    "A: { … }",
  ),
  checkFields: field(message, "the message when a field is filled but not right", "{ title: … }"),
  fields: field(
    z.strictObject({
      firstName: field(fieldWording, "the first name's words", "{ … }"),
      duprRating: field(fieldWording, "the DUPR rating's words", "{ … }"),
      rating: field(fieldWording, "the overall rating's words", "{ … }"),
      reviewText: field(fieldWording, "the review text's words", "{ … }"),
    }),
    "the words of the four fields",
    "firstName: { … }",
  ),
  duprPlaceholder: field(text, "the DUPR field's placeholder", "e.g., 3.5"),
  duprHint: field(text, "the hint for players without a DUPR", "No DUPR yet? …"),
  submit: field(text, "the button", "Submit Review"),
  submitting: field(text, "the button while a review is on its way", "Submitting…"),
  sampleMark: field(text, "the mark on each sample review", "Sample review"),
  sampleSentence: field(text, "the sentence above every list with samples", "Reviews marked …"),
  mostlySamples: field(text, "the note on figures made mostly of samples", "Made mostly of …"),
  report: field(
    z.strictObject({
      link: field(text, "the link that each review carries", "Report"),
      name: field(
        text,
        "the same for people who hear it, with the link's words in it; {name} is the writer's",
        "Report {name}'s review",
      ),
    }),
    "the link to report a review",
    "{ link: Report, name: … }",
  ),
  noReviews: field(text, "what stands where there are no reviews", "No reviews yet: be the first"),
  storeDown: field(text, "what is said when stored reviews cannot be read", "Players' own …"),
});

export type ReviewWording = z.infer<typeof reviewWordingFile>;
export type WordingGroup = ReviewWording["groups"][keyof ReviewWording["groups"]];
export type Message = z.infer<typeof message>;
