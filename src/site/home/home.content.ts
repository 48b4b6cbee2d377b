import { z } from "zod";
import { claim } from "../../platform/content/site-facts.content.ts";
import {
  field,
  group,
  groups,
  head,
  ownPath,
  withoutSamples,
  wording,
  words,
} from "../../platform/content/fields.ts";

const text = z.string().trim().min(1);

const hasAllBlanks = (sentence: string) =>
  ["{level}", "{budget}", "{arm}"].every((blank) => sentence.split(blank).length === 2);

/** The home page's words: content/home.yaml. */
export const homeFile = z.strictObject({
  heading: words(60, "the page's heading", "Master Your Game"),
  lead: words(240, "the sentence below it", "What paddles are like …"),
  levelNote: words(
    120,
    "what visitors get for choosing their level, beside the menu above the latest reviews",
    "Every rating then shows what players near your level say.",
  ),
  ...head(
    "What paddles and balls are like to play with, in players' own words.",
    "[pickleball paddle reviews]",
  ),
  claims: field(z.array(claim), "the claims below the lead", "- text: …"),
  question: wording("the question of the hero, whose answer is the first of the guided match", {
    heading: words(40, "the question", "Which paddle?"),
    sentence: field(
      z
        .string()
        .trim()
        .max(120)
        .refine(hasAllBlanks, "needs {level}, {budget} and {arm} once each"),
      "the sentence to fill in, with {level}, {budget} and {arm} where the blanks are",
      "I'm a {level} with {budget} and {arm}.",
    ),
    level: words(10, "what the empty blank for a DUPR asks for", "level?"),
    anyBudget: words(20, "the budget that fits every price", "any budget"),
    soreArm: words(20, "the arm that hurts", "a sore elbow"),
    fineArm: words(20, "the arm that doesn't", "no sore arm"),
    submit: words(30, "the button", "Show my paddle"),
    best: words(40, "what's above the paddle if the budget is open", "Your best match"),
    others: words(
      60,
      "the link to all matches, with {count} for the number of the others",
      "Why this one, and {count} more",
    ),
    byLevel: words(30, "what's before the first matches of three levels", "First by level"),
    failed: words(
      120,
      "what's said if the paddle couldn't be loaded",
      "Couldn't load your paddle. Please try again.",
    ),
  }),
  search: group(
    "a search that the page had until 2.0; leave it out",
    "{ label: …, placeholder: … }",
    {
      label: words(40, "what it was called", "Search the whole site"),
      placeholder: words(40, "the example in the empty field", "Paddle, ball, topic …"),
    },
  ).optional(),
  infoCards: groups("the three cards of the hero", {
    title: words(40, "the card's title", "Trusted Community"),
    withoutSamples: withoutSamples("{ title: Reviews by Players }", {
      title: words(40, "its title without samples", "Reviews by Players"),
    }),
    text: words(160, "a sentence about it", "Every review shows its writer's level."),
  }).length(3),
  categories: groups("the featured categories", {
    title: words(40, "the category", "Paddle Reviews"),
    text: words(160, "a sentence about it", "By players of every level."),
    link: field(ownPath, "the path it links to", "/paddle-reviews"),
    count: claim,
  }),
  featuredClaim: field(claim, "the mark on featured best-of lists", "{ text: Popular, … }"),
  latest: field(
    z.array(text).length(6),
    "the addresses of six paddles with a list price from $159.99 to $249.99",
    "[crbn-3x-power-series, …]",
  ).meta({ refersTo: "paddles" }),
});

export type Home = z.infer<typeof homeFile>;

/** The range of list prices on the home page, in US cents. */
export const homePrices = { min: 15_999, max: 24_999 } as const;
