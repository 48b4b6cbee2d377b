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
  formTitle: field(text, "the title above the form", "Share Your Review"),
  ratingLabels: field(
    z.array(text).length(5),
    "five labels, from five stars down to one",
    "[Excellent, Good, Average, Below Average, Poor]",
  ),
  duprInput: field(
    z.enum(["text", "number"]),
    "text for free input, number for a field with steps",
    "text",
  ),
  statCards: field(
    z.array(z.enum(statCards)).min(1),
    `the figures at the top, any of: ${statCards.join(", ")}`,
    "[averageRating, totalReviews]",
  ),
  recommendLabel: field(text, "the label of the recommend rate", "Would Recommend"),
  emptyField: field(message, "the message when a field is empty", "{ title: Error }"),
  failure: field(message, "the message if a review can't be stored", "{ title: Error }"),
  success: field(message, "the message once a review is stored", "{ title: Success! }"),
});

const optionalFieldWording = fieldWording.omit({ empty: true });

const reviewFieldWordings = mapReviewFields(({ noun, isRequired }) =>
  field(isRequired ? fieldWording : optionalFieldWording, `the ${noun}'s words`, "{ … }"),
) as Record<RequiredReviewField, typeof fieldWording> &
  Record<OptionalReviewField, typeof optionalFieldWording>;

/** The words of review forms and lists: content/review-wording.yaml. */
export const reviewWordingFile = z.strictObject({
  groups: field(
    z.record(z.enum(wordingGroups), group),
    "the four wording groups: A, B, C and Ball",
    "A: { … }",
  ),
  checkFields: field(message, "the message when a field is invalid", "{ title: … }"),
  fields: field(
    z.strictObject(reviewFieldWordings),
    "the words of the form's fields",
    "firstName: { … }",
  ),
  duprPlaceholder: field(text, "the DUPR field's placeholder", "e.g., 3.5"),
  duprHint: field(text, "the hint for players without a DUPR", "No DUPR yet? …"),
  submit: field(text, "the button", "Submit Review"),
  submitting: field(text, "the button while a review is being sent", "Submitting…"),
  sampleMark: field(text, "the mark on each sample review", "Sample review"),
  sampleSentence: field(text, "the sentence above every list with samples", "Reviews marked …"),
  mostlySamples: field(text, "the note on figures that come mostly from samples", "Mostly from …"),
  report: field(
    z.strictObject({
      link: field(text, "the link on each review", "Report"),
      name: field(
        text,
        "the same for screen readers, including the link's words; {name} is the writer's name",
        "Report {name}'s review",
      ),
    }),
    "the link to report a review",
    "{ link: Report, name: … }",
  ),
  votes: field(
    z.strictObject({
      button: field(text, "the button on each stored review", "Helpful"),
      name: field(
        text,
        "the same for screen readers, starting with the button's words; {name} is the writer's name",
        "Helpful: {name}'s review",
      ),
      count: field(
        text,
        "the number of people who clicked it, as {count}",
        "{count} found it helpful",
      ),
      page: field(message, "the words of the page that the button opens", "{ title: …, text: … }"),
      gone: field(text, "the message for a review that is gone", "This review is …"),
      limit: field(text, "the message after too many votes in an hour", "You've voted …"),
      failure: field(text, "the message if a vote can't be stored", "Please try …"),
    }),
    "the button that marks a review as helpful",
    "{ button: Helpful, … }",
  ),
  figures: field(
    z.strictObject({
      stars: field(text, "the heading of the stars chart", "How many stars"),
      levels: field(text, "the heading of the levels chart", "Ratings by level"),
      levelsNote: field(text, "how to read the levels chart", "Each line counts …"),
      own: field(text, "the mark at the reader's own level", "yours"),
      few: field(text, "the words in place of a rating from too few players", "too few to tell"),
      players: field(text, "the name of a bar's filled part", "Players' own reviews"),
      samples: field(text, "the name of a bar's hollow part", "Samples"),
    }),
    "the charts above the list",
    "{ stars: …, levels: … }",
  ),
  themes: field(
    z.strictObject({
      title: field(text, "the heading", "What Reviewers Say"),
      note: field(
        text,
        "how the themes are found",
        "Counted by rules from the words of the reviews.",
      ),
      how: field(text, "the link to how themes are counted", "How themes are counted"),
      theme: field(text, "the heading above the themes", "Theme"),
      praise: field(text, "the heading above praise", "Praise"),
      complaint: field(text, "the heading above complaints", "Complaints"),
      samples: field(text, "the note if samples are counted too", "Samples are counted too."),
    }),
    "the themes of a paddle's reviews",
    "{ title: …, note: … }",
  ),
  list: field(
    z.strictObject({
      level: field(text, "the label of the level menu", "Player's level"),
      stars: field(text, "the label of the stars menu", "Stars"),
      sort: field(text, "the label of the sort menu", "Sort by"),
      sorts: field(
        z.strictObject({
          newest: field(text, "newest first", "Newest"),
          highest: field(text, "most stars first", "Highest rated"),
          lowest: field(text, "fewest stars first", "Lowest rated"),
          helpful: field(text, "most votes first", "Most helpful"),
        }),
        "the four choices of the sort menu",
        "{ newest: Newest, … }",
      ),
      search: field(text, "the label of the search", "Search reviews"),
      submit: field(text, "the button", "Show reviews"),
      all: field(text, "the link that shows all reviews again", "Show all reviews"),
      first: field(text, "the link from a later page to the first", "Back to the first page"),
      nothing: field(
        text,
        "the message if nothing is found; {filter} is the filter, such as 'with 4 stars'",
        "No reviews {filter}.",
      ),
      searched: field(
        text,
        "how far a search got; {count} is the number of reviews it looked through",
        "We looked through the newest {count} reviews only.",
      ),
    }),
    "the words for filtering and sorting the list",
    "{ level: …, stars: … }",
  ),
  noReviews: field(text, "the message if there are no reviews", "No reviews yet: be the first"),
  storeDown: field(text, "the message when stored reviews can't be read", "Players' own …"),
});

export type ReviewWording = z.infer<typeof reviewWordingFile>;
export type WordingGroup = ReviewWording["groups"][keyof ReviewWording["groups"]];
