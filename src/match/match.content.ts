import { z } from "zod";
import { armAnswers, feels, playStyles } from "./match-address.ts";
import { field } from "../platform/content/fields/field.ts";
import { headDescription, headKeywords } from "../platform/content/fields/head-fields.ts";

const text = z.string().trim().min(1);

const option = field(
  z.strictObject({
    label: field(text.max(40), "the choice's name", "Power"),
    hint: field(text.max(120), "what it means, in a line", "You drive, serve hard and finish."),
  }),
  "one choice",
  "{ label: Power, hint: … }",
);

/** A question. @param more its other fields */
function question<Shape extends z.ZodRawShape>(legend: string, hint: string, more: Shape) {
  return field(
    z.strictObject({
      legend: field(text.max(60), "the question", legend),
      hint: field(text.max(200), "why we ask, in a line", hint),
      open: field(text.max(40), "the choice that skips the question", "No preference"),
      ...more,
    }),
    "one of the five questions",
    "{ legend: …, hint: …, open: … }",
  );
}

function options<Name extends string>(names: readonly Name[]) {
  return field(
    z.strictObject(
      Object.fromEntries(names.map((name) => [name, option])) as Record<Name, typeof option>,
    ),
    `the choices: ${names.join(", ")}`,
    `${names[0]}: { label: …, hint: … }`,
  );
}

/** The guided match's words: content/match.yaml. */
export const matchFile = z.strictObject({
  heading: field(text.max(60), "the page's heading", "Five Questions to Your Paddle"),
  title: field(
    text.max(60),
    "the title in tabs and search results, without the site's name",
    "Find Your Paddle in Five Questions",
  ),
  description: headDescription("Answer five questions about how you play …"),
  keywords: headKeywords("[which pickleball paddle should i buy]"),
  lead: field(text.max(300), "one or two sentences below the heading", "Answer what you know …"),
  level: question("What is your level?", "We weigh ratings by players near it.", {
    new: field(text.max(20), "the choice for players who are new to the game", "New"),
  }),
  style: question("How do you play?", "What the paddle should help with.", {
    options: options(playStyles),
  }),
  budget: question("What would you pay at most?", "Paddles above it come last.", {}),
  feel: question("How should it feel?", "What you want to notice at contact.", {
    options: options(feels),
  }),
  arm: question("Does your elbow or wrist give trouble?", "Thick cores are kinder.", {
    options: options(armAnswers),
  }),
  submit: field(text.max(40), "the button", "Show my paddles"),
  nothingAnswered: field(
    text.max(200),
    "the message when no question was answered",
    "You haven't answered anything yet. …",
  ),
  answers: field(text.max(60), "the heading above the visitor's answers", "Your answers"),
  changeAnswers: field(text.max(60), "the link that opens the form again", "Change your answers"),
  startOver: field(text.max(40), "the link back to the questions", "Start over"),
  scoreNote: field(
    text.max(600),
    "the paragraph on how the score is calculated",
    "The score shows how well …",
  ),
  armNote: field(
    text.max(300),
    "the note shown if the visitor's elbow or wrist gives trouble",
    "This is about comfort, not medicine. …",
  ),
  changesTitle: field(
    text.max(60),
    "the heading above what would change the answer",
    "What would change this",
  ),
  restTitle: field(text.max(60), "the heading above the other paddles", "The rest, in order"),
  invitation: field(
    z.strictObject({
      text: field(text.max(120), "the sentence before the link", "Not sure?"),
      link: field(text.max(60), "the link's words", "Answer five questions"),
    }),
    "the invitation on the finder and the home page",
    "{ text: …, link: … }",
  ),
});

export type MatchWording = z.infer<typeof matchFile>;
