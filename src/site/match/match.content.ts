import { z } from "zod";
import { armAnswers, feels, playStyles } from "./match-address.ts";
import { eachOf, group, head, words } from "../../platform/content/fields.ts";

const option = group("one choice", "{ label: Power, hint: … }", {
  label: words(40, "the choice's name", "Power"),
  hint: words(120, "what it means, in a line", "You drive, serve hard and finish."),
});

/** A question. @param more its other fields */
function question<Shape extends z.ZodRawShape>(legend: string, hint: string, more: Shape) {
  return group("one of the five questions", "{ legend: …, hint: …, open: … }", {
    legend: words(60, "the question", legend),
    hint: words(200, "why we ask, in a line", hint),
    open: words(40, "the choice that skips the question", "No preference"),
    ...more,
  });
}

const options = <Name extends string>(names: readonly Name[]) =>
  group(
    "what visitors choose from",
    `${names[0]}: { label: …, hint: … }`,
    eachOf(names, () => option),
  );

/** The guided match's words: content/match.yaml. */
export const matchFile = z.strictObject({
  heading: words(60, "the page's heading", "Five Questions to Your Paddle"),
  title: words(
    60,
    "the title in tabs and search results, without the site's name",
    "Find Your Paddle in Five Questions",
  ),
  ...head("Answer five questions about how you play …", "[which pickleball paddle should i buy]"),
  lead: words(300, "one or two sentences below the heading", "Answer what you know …"),
  level: question("What is your level?", "We weigh ratings by players near it.", {
    new: words(20, "the choice for players who are new to the game", "New"),
    dupr: group("a DUPR between the choices", "{ choice: My DUPR, label: Your DUPR, … }", {
      choice: words(30, "the choice beside the field for a DUPR", "My DUPR"),
      label: words(40, "what the field is called, here and on the home page", "Your DUPR"),
      placeholder: words(20, "the example in the empty field", "e.g., 3.25"),
      title: words(
        120,
        "what the browser says if something else is typed",
        "A number from 1 to 6, such as 3.25",
      ),
    }),
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
  own: group("the choice of the paddle a player has now, after the questions", "{ label: … }", {
    label: words(60, "what it's called", "What do you play with now?"),
    hint: words(160, "what it's for, in a line", "We'll say what you'd miss about it."),
    open: words(40, "the choice that skips it", "Rather not say"),
  }),
  submit: words(40, "the button", "Show my paddles"),
  nothingAnswered: words(
    200,
    "the message when no question was answered",
    "You haven't answered anything yet. …",
  ),
  answers: words(60, "the heading above the visitor's answers", "Your answers"),
  changeAnswers: words(60, "the link that opens the form again", "Change your answers"),
  startOver: words(40, "the link back to the questions", "Start over"),
  scoreNote: words(
    600,
    "the paragraph on how the score is calculated",
    "The score shows how well …",
  ),
  armNote: words(
    300,
    "the note shown if the visitor's elbow or wrist gives trouble",
    "This is about comfort, not medicine. …",
  ),
  compareBest: words(60, "the link to the first three side by side", "Compare the first three"),
  changesTitle: words(
    60,
    "the heading above what would change the answer",
    "What would change this",
  ),
  restTitle: words(60, "the heading above the other paddles", "The rest, in order"),
});

export type MatchWording = z.infer<typeof matchFile>;
