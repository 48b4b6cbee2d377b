import { z } from "zod";
import { armAnswers, feels, playStyles } from "./match-address.ts";
import { field } from "../platform/content/fields/field.ts";
import { headDescription, headKeywords } from "../platform/content/fields/head-fields.ts";

const text = z.string().trim().min(1);

const option = field(
  z.strictObject({
    label: field(text.max(40), "what is chosen", "Power"),
    hint: field(text.max(120), "what it means, in a line", "You drive, serve hard and finish."),
  }),
  "one choice",
  "{ label: Power, hint: … }",
);

/** A question with what it means; `more` is what else it says. */
function question<Shape extends z.ZodRawShape>(legend: string, hint: string, more: Shape) {
  return field(
    z.strictObject({
      legend: field(text.max(60), "the question", legend),
      hint: field(text.max(200), "what it is asked for, in a line", hint),
      open: field(text.max(40), "the choice that leaves it open", "No preference"),
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

/** What the guided match says: content/match.yaml. */
export const matchFile = z.strictObject({
  heading: field(text.max(60), "the page's heading", "Five Questions to Your Paddle"),
  title: field(
    text.max(60),
    "its title in tabs and search results, without the site's name",
    "Find Your Paddle in Five Questions",
  ),
  description: headDescription("Answer five questions about how you play …"),
  keywords: headKeywords("[which pickleball paddle should i buy]"),
  lead: field(text.max(300), "the sentence or two under the heading", "Answer what you know …"),
  level: question("What is your level?", "Whose ratings count for you.", {
    new: field(text.max(20), "the level of those new to the game", "New"),
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
    "what it says when every question was left open",
    "Nothing is answered yet. Choose at least one answer.",
  ),
  answers: field(text.max(60), "the heading over the answers given", "Your answers"),
  changeAnswers: field(text.max(60), "what opens the form again", "Change your answers"),
  startOver: field(text.max(40), "the link back to the questions", "Start over"),
  scoreNote: field(
    text.max(600),
    "the paragraph on how the score comes about",
    "The score says how well …",
  ),
  armNote: field(
    text.max(300),
    "the sentence shown with answers about the arm",
    "That is comfort, not medicine. …",
  ),
  changesTitle: field(
    text.max(60),
    "the heading over what would change the answer",
    "What would change this",
  ),
  restTitle: field(text.max(60), "the heading over the other paddles", "The rest, in order"),
  invitation: field(
    z.strictObject({
      text: field(text.max(120), "the sentence before the link", "Not sure?"),
      link: field(text.max(60), "the link's words", "Answer five questions"),
    }),
    "the way to it from the finder and the home page",
    "{ text: …, link: … }",
  ),
});

export type MatchWording = z.infer<typeof matchFile>;
