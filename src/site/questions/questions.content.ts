import { z } from "zod";
import { group, wording, words } from "../../platform/content/fields.ts";
import {
  description,
  headed,
  hintedFields,
  noticed,
  opening,
  plainFormWording,
  withdrawWording,
} from "../../platform/forms/form-wording.content.ts";

const { fieldWords, optionalWords } = hintedFields("One thing at a time.");

const form = plainFormWording("Your question");

const state = headed("Your question is on the site", "Anyone who has played it can answer.");

/** The words around questions about paddles and owners' answers: content/questions.yaml. */
export const questionsFile = z.strictObject({
  copy: noticed("the message when the same text was sent before, on any page"),
  section: wording("questions and answers in lists; {player} is who wrote one, {name} the paddle", {
    title: words(60, "the heading on a paddle's page", "Questions and answers"),
    note: words(200, "the sentence below it", "Players ask, and owners answer."),
    by: words(60, "the line above a question", '"Asked by {player}"'),
    owner: words(
      100,
      "the line above an answer; {dupr} is the level, {time} how long it was played, from the words of the review form",
      '"{player}, DUPR {dupr}, has played it for {time}"',
    ),
    edited: words(40, "the mark of one that its writer has edited", "edited"),
    more: words(60, "the link to all answers; {count} is their number", '"All {count} answers"'),
    answer: words(60, "the link to answer a question", "Answer this"),
    answerName: words(
      100,
      "the same for screen readers, beginning with the link's words; {question} is what was asked",
      '"Answer this question: {question}"',
    ),
    all: words(80, "the link to all questions", "All questions about the {name}"),
    report: words(40, "the link to report one", "Report"),
    reportQuestion: words(
      80,
      "the same for screen readers, for a question",
      '"Report {player}\'s question"',
    ),
    reportAnswer: words(
      80,
      "the same for screen readers, for an answer",
      '"Report {player}\'s answer"',
    ),
  }),
  ask: group("the page where someone asks; {name} is the paddle", "{ title: …, … }", {
    link: words(80, "the link that leads there", "Ask owners"),
    ...opening("Ask owners of the {name}", "Ask what a spec sheet can't tell you."),
    listTitle: words(60, "the heading above earlier questions", "Asked before"),
    none: words(100, "what's there without any", "Nobody has asked yet."),
    ...form,
    fields: group("the form's own fields", "{ question: …, email: … }", {
      question: fieldWords("the question"),
      email: optionalWords("the address to tell of an answer"),
    }),
    back: words(60, "the link back to the paddle", "Back to the {name}"),
  }),
  answer: wording("the page of a question, where someone answers; {name} is the paddle", {
    ...opening("A question about the {name}", "Have you played it?"),
    ...form,
    fields: group("the form's own fields", "{ playedFor: …, answer: … }", {
      playedFor: fieldWords("how long they have played it"),
      answer: fieldWords("the answer"),
    }),
  }),
  mine: wording("the private page of a question or an answer; {name} is the paddle", {
    description,
    questionTitle: words(80, "the heading above the question", "What you asked"),
    answerTitle: words(80, "the heading above the answer", "What you answered"),
    shown: group("what it says of one that's on the site", "{ question: …, answer: … }", {
      question: state("a question"),
      answer: state("an answer"),
    }),
    held: state("what it says of one that waits to be read"),
    hidden: state("what it says of one that was taken down"),
    unasked: state("what it says of an answer whose question is gone"),
    again: state("what it says if the same words were sent before"),
    oneMoreStep: words(
      200,
      "what it says until an address that was left is confirmed",
      "One more step: …",
    ).default("One more step: open the email we send you and click the link to confirm."),
    hears: words(200, "what it says while a confirmed address is kept", "You'll get one email."),
    see: words(60, "the link to its place on the site", "See it on the site"),
    private: words(300, "what it says of its own address", "Only you have this link."),
    edit: wording("the form that edits it", {
      title: words(60, "the heading", "Edit it"),
      note: words(200, "the sentence below it", "The new version replaces the old one."),
      save: words(40, "the button", "Save changes"),
      checkFields: form.checkFields,
      failure: form.failure,
      saved: words(100, "the message once it's saved", "Your changes are saved."),
    }),
    withdraw: withdrawWording,
    withdrawn: state("what it says once it's withdrawn"),
    gone: state("what it says if nothing has this link"),
    back: words(60, "the link to all paddles", "All paddles"),
  }),
  report: wording(
    "the page where someone reports one, with the form of reports of reviews; {name} is the paddle",
    {
      ...opening("Report it", "Tell us what's wrong with it."),
      what: words(60, "the heading above what's reported", "What you're reporting"),
      received: state("what it says once it's reported"),
      back: words(60, "the link back to the paddle", "Back to the {name}"),
    },
  ),
});

export type QuestionsWording = z.infer<typeof questionsFile>;
