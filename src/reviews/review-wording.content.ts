import { z } from "zod";
import {
  mapReviewFields,
  type OptionalReviewField,
  type RequiredReviewField,
} from "./review-fields.ts";
import { field } from "../platform/content/fields/field.ts";
import { fieldWording } from "../platform/forms/form-wording.content.ts";

/** Kinds of reviewed things, which differ in wording: paddles of three groups, and balls. */
const wordingGroups = ["A", "B", "C", "Ball"] as const;

const text = z.string().trim().min(1).max(200);

const message = z.strictObject({
  title: field(text, "the message's title", "Review submitted!"),
  text: field(text.optional(), "a second line; {paddle} is the paddle's short name", "Thanks"),
});

export const statCards = ["averageRating", "recommendRate", "totalReviews", "averageDupr"] as const;
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

const optionalFieldWording = fieldWording.omit({ empty: true });

const reviewFieldWordings = mapReviewFields(({ noun, isRequired }) =>
  field(isRequired ? fieldWording : optionalFieldWording, `the ${noun}'s words`, "{ … }"),
) as Record<RequiredReviewField, typeof fieldWording> &
  Record<OptionalReviewField, typeof optionalFieldWording>;

/** What review forms and lists say: content/review-wording.yaml. */
export const reviewWordingFile = z.strictObject({
  groups: field(
    z.record(z.enum(wordingGroups), group),
    "the four wording groups: A, B, C and Ball",
    "A: { … }",
  ),
  checkFields: field(message, "the message when a field is filled but not right", "{ title: … }"),
  fields: field(
    z.strictObject(reviewFieldWordings),
    "the words of the form's fields",
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
  votes: field(
    z.strictObject({
      button: field(text, "the button that each stored review carries", "Helpful"),
      name: field(
        text,
        "the same for people who hear it, beginning with the button's word; {name} is the writer's",
        "Helpful: {name}'s review",
      ),
      count: field(
        text,
        "how many people clicked it; {count} is their number",
        "{count} found it helpful",
      ),
      page: field(
        message,
        "the words of the page that the button leads to",
        "{ title: …, text: … }",
      ),
      gone: field(text, "what it says of a review that is there no more", "This review is …"),
      limit: field(text, "what it says after too many votes in an hour", "That is as many …"),
      failure: field(text, "what it says when a vote could not be stored", "Please try …"),
    }),
    "the button that calls a review helpful",
    "{ button: Helpful, … }",
  ),
  figures: field(
    z.strictObject({
      stars: field(text, "the heading of the figure of stars", "How many stars"),
      levels: field(text, "the heading of the figure of levels", "Ratings by level"),
      levelsNote: field(text, "how to read the figure of levels", "Each line counts …"),
      own: field(text, "the mark at the reader's own level", "yours"),
      few: field(text, "the words in place of a rating by too few players", "too few to tell"),
      players: field(text, "what the filled part of a bar is", "Players' own reviews"),
      samples: field(text, "what the hollow part of a bar is", "Samples"),
    }),
    "the figures above the list",
    "{ stars: …, levels: … }",
  ),
  themes: field(
    z.strictObject({
      title: field(text, "the heading", "What Reviewers Say"),
      note: field(text, "how it is made", "Counted by rules from the words of the reviews."),
      how: field(text, "the link to how it is made", "How themes are counted"),
      theme: field(text, "the heading over the themes", "Theme"),
      praise: field(text, "the heading over praise", "Praise"),
      complaint: field(text, "the heading over complaints", "Complaints"),
      samples: field(text, "the note if samples are counted too", "Samples are counted too."),
    }),
    "the themes of a paddle's reviews",
    "{ title: …, note: … }",
  ),
  list: field(
    z.strictObject({
      level: field(text, "the label of the choice of a level", "Player's level"),
      stars: field(text, "the label of the choice of stars", "Stars"),
      sort: field(text, "the label of the order", "Sort by"),
      sorts: field(
        z.strictObject({
          newest: field(text, "newest first", "Newest"),
          highest: field(text, "most stars first", "Highest rated"),
          lowest: field(text, "fewest stars first", "Lowest rated"),
          helpful: field(text, "most votes first", "Most helpful"),
        }),
        "the four orders",
        "{ newest: Newest, … }",
      ),
      search: field(text, "the label of the search", "Search reviews"),
      submit: field(text, "the button", "Show reviews"),
      all: field(text, "the link that shows all reviews again", "Show all reviews"),
      first: field(text, "the link from a later page to the first", "Back to the first page"),
      nothing: field(
        text,
        "the words if nothing is found; {filter} is the filter: 'with 4 stars'",
        "No reviews {filter}.",
      ),
      searched: field(
        text,
        "how far a search got; {count} is how many reviews it looked through",
        "We looked through the newest {count} reviews only.",
      ),
    }),
    "what filters and orders the list",
    "{ level: …, stars: … }",
  ),
  noReviews: field(text, "the words if there are no reviews", "No reviews yet: be the first"),
  storeDown: field(text, "the message when stored reviews cannot be read", "Players' own …"),
});

export type ReviewWording = z.infer<typeof reviewWordingFile>;
export type WordingGroup = ReviewWording["groups"][keyof ReviewWording["groups"]];
