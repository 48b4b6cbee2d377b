import { z } from "zod";
import {
  mapReviewFields,
  type OptionalReviewField,
  type PlayingTime,
  type RequiredReviewField,
} from "./review.ts";
import type { AgainAnswer, AgedAnswer, AgedMonths } from "./aged/aged.ts";
import type { BareChoice, Measurement } from "./measurements.ts";
import { field, group, headDescription, wording, words } from "../../platform/content/fields.ts";
import { fieldWording, wordingText } from "../../platform/forms/form-wording.content.ts";

/** Kinds of subjects that differ in wording: paddles in three groups, and balls. */
const wordingGroups = ["A", "B", "C", "Ball"] as const;

const message = z.strictObject({
  title: words(200, "the message's title", "Review submitted!"),
  text: field(
    wordingText.optional(),
    "a second line; {paddle} is the paddle's short name",
    "Thanks",
  ),
});

export const statCards = ["averageRating", "recommendRate", "totalReviews", "averageDupr"] as const;
export type StatCard = (typeof statCards)[number];

const threeQuestions = z.array(wordingText).length(3);

const wordingGroup = z.strictObject({
  formTitle: words(200, "the title above the form", "Share Your Review"),
  ratingLabels: field(
    z.array(wordingText).length(5),
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
    "the figures at the top",
    "[averageRating, totalReviews]",
  ),
  recommendLabel: words(200, "the label of the recommend rate", "Would Recommend"),
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
    z.record(z.enum(wordingGroups), wordingGroup),
    "the four wording groups: A, B, C and Ball",
    "A: { … }",
  ),
  checkFields: field(message, "the message when a field is invalid", "{ title: … }"),
  fields: field(
    z.strictObject(reviewFieldWordings),
    "the words of the form's fields",
    "firstName: { … }",
  ),
  optional: words(
    200,
    "the line above what a review may leave out, below the form's button",
    "Optional, and sent with your review:",
  ),
  stoodOut: group("the optional part of a paddle's form", "{ summary: What stood out?, … }", {
    summary: words(200, "the line above the themes", "What stood out? (optional)"),
    note: words(200, "what the answers are for", "Your answers are counted …"),
    chips: group("the choices for each theme", "{ liked: Liked, … }", {
      liked: words(40, "the choice of praise", "Liked"),
      disliked: words(40, "the choice of criticism", "Didn't like"),
      neither: words(40, "the choice of neither, which takes a choice back", "No opinion"),
    }),
    played: words(200, "the line that opens the two questions below them", "Your time with it"),
    notChosen: words(40, "the first line of the menu of times", "Choose one"),
    times: group("the answers to how long it was played", "{ weeks: less than a month, … }", {
      weeks: words(40, "the shortest time", "less than a month"),
      months: words(40, "a few months", "1 to 6 months"),
      year: words(40, "up to a year", "6 to 12 months"),
      years: words(40, "the longest time", "more than a year"),
    } satisfies Record<PlayingTime, unknown>),
    playedFor: words(200, "the answer below a review; {time} is one of the times", "Played for …"),
    playedBefore: words(
      200,
      "the answer below a review; {paddle} is what was typed",
      "Came from …",
    ),
    paid: words(200, "the answer below a review; {price} is what was paid, and when", "Paid: …"),
  }),
  latest: group("the newest reviews of everything", "{ fresh: Fresh from the courts, … }", {
    fresh: words(60, "the heading on the home page", "Fresh from the courts"),
    title: words(60, "the heading on the page of all reviews", "What players say"),
    ofSome: words(60, "the heading above a quote on other pages", "The newest review"),
    thisWeek: words(
      60,
      "the link to this week's page; {count} is its reviews",
      "{count} this week",
    ),
    lastWeek: words(60, "{count} of last week, while this one has none", "{count} last week"),
    all: words(60, "the link to all of them", "All players' reviews"),
    whole: words(40, "the link to a review that is shortened", "Read all of it"),
    wholeName: words(60, "the link's name; {name} wrote it", "Read all of {name}'s review"),
    waiting: words(200, "the line above paddles without a review", "No player has reviewed these."),
    first: words(60, "the link to the form of {paddle}", "Review the {paddle}"),
    about: words(40, "the menu of what reviews are about", "About"),
    everything: words(40, "its first line", "Everything"),
    ofBrand: words(40, "its line for all of {brand}", "All of {brand}"),
    balls: words(40, "its group of articles about balls", "Balls"),
    older: words(40, "the link to older ones", "Older reviews"),
    newest: words(40, "the link back to the newest", "Back to the newest"),
    none: words(200, "what's said if none fits", "No review fits that."),
    noneYet: words(200, "what's said if there are none", "No player has posted a review yet."),
    down: words(200, "what's said if they can't be read", "We can't read reviews right now."),
  }),
  week: wording("the page of what players said in a week; {date} is its Monday", {
    title: words(60, "its heading", "What players said in the week of {date}"),
    description: headDescription("In the week of {date}, players said …"),
    lead: words(100, "the line below it; {count} is the week's reviews", "{count}, newest first."),
    soFar: words(100, "the same of the week that isn't over, with {count}", "{count} so far."),
    none: words(200, "what's said of a week without reviews", "No player posted a review."),
    noneYet: words(200, "the same of the week that isn't over", "No player has posted one yet."),
    paid: words(60, "what players paid for a paddle, as {prices}", "What they paid: {prices}"),
    all: words(100, "the link to all reviews of {name}", "All reviews: {name}"),
    before: words(60, "the link to an earlier week", "Earlier: week of {date}"),
    after: words(60, "the link to a later week", "Later: week of {date}"),
  }),
  digest: group("the few reviews that a page shows first", "{ title: …, helpful: … }", {
    title: words(60, "the heading", "In players' words"),
    helpful: words(60, "what's above the one that most called helpful", "Most helpful"),
    helpfulNear: words(80, "the same by a player of a level, as {near}", "Most helpful {near}"),
    critical: words(60, "what's above the one with the fewest stars", "Most critical"),
    newest: words(60, "what's above a new one", "Newest"),
    all: words(60, "the link to all {count}", "All {count}"),
  }),
  measured: group("the part of a paddle's form for measurements", "{ summary: …, note: … }", {
    summary: words(200, "the line that opens it", "What did you measure? (optional)"),
    note: words(300, "what the answers are for, and how to measure", "All optional. …"),
    notChosen: words(40, "the first line of the menu about whether it was bare", "Choose one"),
    bare: group("the answers to whether it was bare", "{ bare: Bare, added: … }", {
      bare: words(60, "as it comes from the box", "Bare, as it comes"),
      added: words(60, "with something on it", "With an overgrip, tape or weights"),
    } satisfies Record<BareChoice, unknown>),
    thisVersion: words(60, "the version that the page describes", "The one on this page"),
    list: words(200, "the line below a review; {what} are the measurements", "Measured: {what}"),
    names: group("each measurement below a review; {value} is its value", "{ … }", {
      measuredWeight: words(60, "the weight", "{value}"),
      measuredGrip: words(60, "the grip's circumference", "grip {value} around"),
      measuredBalance: words(
        60,
        "the balance point",
        "balance point {value} from the handle's end",
      ),
      measuredThickness: words(60, "the thickness", "{value} thick"),
    } satisfies Record<Measurement, unknown>),
    states: group("how it was measured, below a review", "{ bare: bare, … }", {
      bare: words(60, "as it comes from the box", "bare"),
      added: words(60, "with something on it", "with something added"),
    } satisfies Record<BareChoice, unknown>),
    instrument: words(60, "the instrument, below a review, as {with}", "with: {with}"),
    version: words(60, "the version, below a review, as {version}", "its {version}"),
  }),
  owners: group("what owners measured, as rows of a paddle's specifications", "{ weight: … }", {
    weight: words(60, "the weight", "Weight, by owners"),
    thickness: words(60, "the thickness", "Thickness of the face, by owners"),
    grip: words(60, "the grip's circumference", "Grip circumference, by owners"),
    balance: words(60, "the balance point", "Balance point, by owners"),
    version: words(60, "what follows if it's another version, as {version}", " ({version})"),
    note: words(
      300,
      "how to read these rows, in the note below the specifications",
      "Owners' figures are what players measured.",
    ),
  }),
  aged: group("what reviewers say months later", "{ later: …, answers: … }", {
    later: group("when they said it, below a review", "{ 3: 3 months later, … }", {
      3: words(60, "after three months", "3 months later"),
      12: words(60, "after a year", "A year later"),
    } satisfies Record<AgedMonths, unknown>),
    answers: group("the answers, below a review", "{ playing: still playing it, … }", {
      playing: words(60, "they still play it", "still playing it"),
      bought: words(60, "they bought another", "plays another now"),
      broke: words(60, "it broke", "it broke"),
      wore: words(60, "it wore out", "it wore out"),
      gone: words(60, "it's lost or sold", "lost or sold it"),
    } satisfies Record<AgedAnswer, unknown>),
    again: group("whether they'd buy it again, below a review", "{ yes: …, no: … }", {
      yes: words(60, "they would", "would buy it again"),
      no: words(60, "they wouldn't", "wouldn't buy it again"),
    } satisfies Record<AgainAnswer, unknown>),
    title: words(60, "the heading on a paddle's page", "How it aged"),
    figures: group("the sentence below it for each time", "{ 3: …, 12: … }", {
      3: words(
        200,
        "after three months: {playing} of {answered} still play it, {asked} were asked",
        "After 3 months, {playing} of {answered} still play it ({asked} asked).",
      ),
      12: words(
        200,
        "the same after a year, with {playing}, {answered} and {asked}",
        "After a year, …",
      ),
    } satisfies Record<AgedMonths, unknown>),
    againFigure: words(
      200,
      "what follows if enough said so: {yes} of {count} would buy it again",
      "{yes} of {count} would buy it again.",
    ),
  }),
  prompts: group("questions beside the text, to write about", "{ title: …, paddle: … }", {
    title: words(60, "the line above them", "Not sure what to say?"),
    paddle: field(
      threeQuestions,
      "three questions about a paddle",
      "a list, each starting with '-'",
    ),
    ball: field(threeQuestions, "three questions about a ball", "a list, each starting with '-'"),
  }),
  taps: group("what a ball article without reviews invites with", "{ title: …, stars: … }", {
    title: words(60, "its heading", "Played with one of these?"),
    note: words(120, "the line below it", "Three taps start your review."),
    stars: words(40, "the first question, answered with the form's ratings", "How was it?"),
    level: words(40, "the second question, answered with a level", "Your DUPR?"),
    about: words(60, "the third question, whose answers open the form", "What stood out?"),
    answers: field(
      z.array(wordingText).min(3).max(8),
      "its answers, which the review's text begins with",
      "a list, each starting with '-'",
    ),
    all: words(60, "the link to the empty form", "Or write it yourself"),
  }),
  draft: group("what is typed and not sent yet", "{ kept: …, from: … }", {
    kept: words(60, "the note once the browser keeps it", "Draft kept in this browser"),
    from: words(60, "the same on a later visit; {date} is its day", "Draft from {date}"),
    clear: words(40, "the button that empties the form", "Clear"),
  }),
  close: words(40, "the link that closes the form on a phone; what's typed stays", "Close"),
  duprPlaceholder: words(200, "the DUPR field's placeholder", "e.g., 3.5"),
  duprHint: words(200, "the hint for players without a DUPR", "No DUPR yet? …"),
  submit: words(200, "the button", "Submit Review"),
  submitting: words(200, "the button while a review is being sent", "Submitting…"),
  sampleMark: words(200, "what each sample review has in place of a date", "Sample"),
  samplesTitle: words(200, "the heading above the sample reviews", "Sample reviews"),
  sampleSentence: words(200, "the sentence below that heading", "We wrote these …"),
  report: group("the link to report a review", "{ link: Report, name: … }", {
    link: words(200, "the link on each review", "Report"),
    name: words(
      200,
      "the same for screen readers, including the link's words; {name} is the writer's name",
      "Report {name}'s review",
    ),
  }),
  votes: group("the button that marks a review as helpful", "{ button: Helpful, … }", {
    button: words(200, "the button on each stored review", "Helpful"),
    name: words(
      200,
      "the same for screen readers, starting with the button's words; {name} is the writer's name",
      "Helpful: {name}'s review",
    ),
    count: words(
      200,
      "the number of people who clicked it, as {count}",
      "{count} found it helpful",
    ),
    page: field(message, "the words of the page that the button opens", "{ title: …, text: … }"),
    gone: words(200, "the message for a review that is gone", "This review is …"),
    limit: words(200, "the message after too many votes in an hour", "You've voted …"),
    failure: words(200, "the message if a vote can't be stored", "Please try …"),
  }),
  figures: group("the charts above the list", "{ stars: …, levels: … }", {
    stars: words(200, "the heading of the stars chart", "How many stars"),
    levels: words(200, "the heading of the levels chart", "Ratings by level"),
    levelsNote: words(200, "how to read the levels chart", "Each line counts …"),
    own: words(200, "the mark at the reader's own level", "yours"),
    few: words(200, "the words in place of a rating from too few players", "too few to tell"),
    empty: words(200, "which levels have no reviews, as {levels}", "No reviews near: {levels}"),
    players: words(200, "the name of a bar's filled part", "Players' own reviews"),
    samples: words(200, "the name of a bar's hollow part", "Samples"),
  }),
  themes: group("the themes of a paddle's reviews", "{ title: …, note: … }", {
    title: words(200, "the heading", "What Reviewers Say"),
    note: words(200, "how to read the figures", "A theme leads to its reviews."),
    how: words(200, "the link to how themes are counted", "How themes are counted"),
    praise: words(200, "how many reviews praise a theme; {count} of all {reviews}", "{count} of …"),
    complaint: words(200, "how many criticize it, as {count}", "{count} don't"),
    onlyComplaint: words(
      200,
      "the same if nobody praises it; {count} of all {reviews}",
      "{count} of {reviews} don't …",
    ),
    samples: words(200, "the note if samples are counted too", "Samples are counted too."),
    onlySamples: words(200, "the note while there are none but samples", "All are samples."),
    more: words(
      60,
      "the line that opens a phone's other themes; {count} is how many",
      "{count} more",
    ),
    quotes: words(60, "the line that opens a theme's quotes; {theme} is it", "Quotes on {theme}"),
    quote: words(200, "a quote's source; {name} is the writer's first name", "{name}'s review"),
    sampleQuote: words(200, "the same for a sample, with {name}", "{name}'s sample review"),
  }),
  list: group("the words for filtering and sorting the list", "{ level: …, stars: … }", {
    filter: words(60, "the line that opens the menus on a phone", "Filter and sort"),
    level: words(200, "the label of the level menu", "Player's level"),
    stars: words(200, "the label of the stars menu", "Stars"),
    sort: words(200, "the label of the sort menu", "Sort by"),
    sorts: group("the four choices of the sort menu", "{ newest: Newest, … }", {
      newest: words(200, "newest first", "Newest"),
      highest: words(200, "most stars first", "Highest rated"),
      lowest: words(200, "fewest stars first", "Lowest rated"),
      helpful: words(200, "most votes first", "Most helpful"),
    }),
    clearTheme: words(
      200,
      "what a screen reader calls the ✕ that clears a theme, with {theme}",
      "{theme}: clear",
    ),
    dupr: group("any DUPR as the level", "{ choice: …, counted: … }", {
      choice: words(60, "the last line of the level menu, which brings a field", "Near a DUPR…"),
      counted: words(
        200,
        "the level that a DUPR counts as; {dupr} is what was typed, {level} the level",
        "{dupr} counts as {level}.",
      ),
    }),
    search: words(200, "the label of the search", "Search reviews"),
    submit: words(200, "the button", "Show reviews"),
    all: words(200, "the link that shows all reviews again", "Show all reviews"),
    first: words(200, "the link from a later page to the first", "Back to the first page"),
    nothing: words(
      200,
      "the message if nothing is found; {filter} is the filter, such as 'with 4 stars'",
      "No reviews {filter}.",
    ),
    whole: words(200, "the list's first line without a filter, with {count}", "Here: {count}."),
    searched: words(
      200,
      "how far a search got; {count} is the number of reviews it looked through",
      "We looked through the newest {count} reviews only.",
    ),
    searchedTheme: words(
      200,
      "the same with a filter by theme, with {count}",
      "We looked through the newest {count} reviews about it only.",
    ),
    searchedPhotos: words(
      200,
      "the same with a filter by photos, with {count}",
      "We looked through the {count} reviews with the newest photos only.",
    ),
  }),
  jump: group("the links beside the heading above the reviews", "{ title: Jump to, … }", {
    title: words(60, "their name for screen readers", "Jump to"),
    verdict: words(60, "the link to the verdict", "Verdict"),
    specs: words(60, "the link to a paddle's specifications", "Specs"),
    reviews: words(60, "the link past the figures to the reviews themselves", "Reviews"),
    write: words(60, "the link to the form", "Write a review"),
  }),
  wholeArticle: words(
    60,
    "what a review of a ball article is about, if not about one of its balls",
    "The article",
  ),
  byBall: words(60, "the heading above the ratings of each ball", "Ratings by ball"),
  edited: words(60, "the mark on a review that its writer changed", "edited"),
  answer: group("the site's public answer to a review", "{ from: Answer from {site}, … }", {
    from: words(60, "the line above it; {site} is the site's name", "Answer from {site}"),
    earlier: words(
      60,
      "the mark on an answer to a review that was edited since",
      "written before the review was edited",
    ),
  }),
  share: group("the link that shares a review", "{ link: Share, … }", {
    link: words(60, "the link on each review", "Share"),
    name: words(
      200,
      "the same for screen readers, starting with the link's words; {name} is the writer's name",
      "Share {name}'s review",
    ),
    copied: words(200, "the message once the link is copied", "Link copied"),
  }),
  photos: group("players' photos", "{ title: Photos by players, … }", {
    title: words(60, "the heading above a page's newest photos", "Photos by players"),
    all: words(60, "the link to all reviews that have photos", "All reviews with photos"),
    alt: words(
      200,
      "what a photo shows; {name} is who took it, {page} what they reviewed",
      "Photo by {name} of the {page}",
    ),
    form: group("the words of the review form", "{ label: Photos (optional), … }", {
      label: words(60, "the label of the file field", "Photos (optional)"),
      hint: words(200, "the hint below that label", "Up to four, without their place and time"),
      later: words(200, "the line in its place without script", "You can add photos afterwards."),
      photo: words(60, "what a photo is called, with its {number}", "Photo {number}"),
      remove: words(40, "the button that takes one away", "Remove"),
      sending: words(60, "the state while one is being sent", "sending…"),
      waits: words(60, "once it's stored and waits for you", "waits for approval"),
      stored: words(60, "once it's stored and shown", "shown with your review"),
      failed: words(200, "if it can't be stored", "We couldn't store it."),
      again: words(60, "the link to the page where it can be sent again", "Try again"),
      known: words(200, "the line if the review was here before", "Your photos weren't sent."),
    }),
    filter: words(60, "the label of the filter for such reviews", "With photos"),
    previous: words(40, "the gallery's button to the photo before", "Previous"),
    next: words(40, "the gallery's button to the next photo", "Next"),
    close: words(40, "the gallery's button that closes it", "Close"),
  }),
  linked: group("the review that a shared link leads to", "{ title: …, gone: … }", {
    title: words(200, "the heading above it", "The review you followed a link to"),
    gone: words(200, "the message if it isn't there", "That review isn't here anymore."),
  }),
  own: group("what the writer of a review reads once it is stored", "{ see: …, edit: … }", {
    see: words(60, "the link to the review", "See your review"),
    edit: words(60, "the private link", "Edit or withdraw it"),
    another: words(60, "the link to an empty form", "Write another review"),
    ask: words(60, "the link to be asked how a paddle aged", "Ask me later how it aged"),
    questions: words(
      60,
      "the link to other players' questions by email, for paddles",
      "Answer questions by email",
    ),
    private: words(300, "the sentence about the private link", "Only this browser …"),
    known: words(300, "the sentence if the same review was stored before", "It was here …"),
  }),
  held: group("what the writer reads if the review waits for you", "{ title: …, private: … }", {
    title: words(200, "the message", "Thanks! Your review will appear once we've read it."),
    private: words(300, "the sentence about the private link", "Only this browser …"),
  }),
  noReviews: words(200, "the message if there are no reviews", "No reviews yet: be the first"),
  storeDown: words(200, "the message when stored reviews can't be read", "Players' own …"),
});

export type ReviewWording = z.infer<typeof reviewWordingFile>;
export type WordingGroup = ReviewWording["groups"][keyof ReviewWording["groups"]];
