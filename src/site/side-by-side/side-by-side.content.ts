import { z } from "zod";
import { field, group, headKeywords, wording, words } from "../../platform/content/fields.ts";
import {
  description,
  fieldWording,
  headed,
  opening,
  plainFormWording,
} from "../../platform/forms/form-wording.content.ts";

const required = (manual: string) =>
  field(fieldWording.omit({ links: true, reserved: true }), manual, "{ label: …, empty: …, … }");
const optional = (manual: string) =>
  field(
    fieldWording
      .omit({ empty: true, reserved: true })
      .extend({ hint: words(200, "the hint below the field", "Its name is enough.").optional() }),
    manual,
    "{ label: …, refused: …, tooLong: … }",
  );
const state = headed("Your vote counts", "Thanks for telling other players.");

const ofLevel = (level: string) =>
  words(200, level, `Of {votes} ${level}, {first} would keep the {one} and {second} the {other}.`);

/** The words around two paddles that players tried: content/side-by-side.yaml. */
export const sideBySideFile = z.strictObject({
  invitation: wording("the invitation on a pair's comparison", {
    text: words(200, "the sentence", "Have you played both?"),
    link: words(60, "the link to the form", "Say which you'd keep"),
    card: words(60, "the link to the card to print", "A card for your demo table"),
  }),
  said: group(
    "what's said on a pair's comparison once there are enough votes; {one} is what more would keep, {first} of {votes} of them, and {second} would keep the {other}",
    "{ title: …, pair: … }",
    {
      title: words(60, "the heading", "Players who tried both"),
      pair: words(
        200,
        "all of them; {same} said it's the same",
        "Of {votes}, {first} would keep the {one} and {second} the {other}; {same} said same.",
      ),
      levels: group("those at a level", "{ low: …, middle: …, high: … }", {
        low: ofLevel("below 3.0"),
        middle: ofLevel("at 3.0 to 3.5"),
        high: ofLevel("at 4.0 and up"),
      }),
      drops: words(
        200,
        "for drops",
        "For drops, {first} picked the {one} and {second} the {other}.",
      ),
      drives: words(
        200,
        "for drives",
        "For drives, {first} picked the {one} and {second} the {other}.",
      ),
      expected: words(
        200,
        "what we'd expect, from {low} to {high} tenths",
        "Of 10 more, we'd expect {low} to {high} to keep the {one}.",
      ),
      limits: words(60, "the link to what these votes can't say", "What this can't say"),
    },
  ),
  choose: wording("the page where two paddles are picked", {
    ...opening("Which would you keep?", "Pick two paddles that you've played."),
    keywords: headKeywords("[which paddle do players keep]"),
    formTitle: words(60, "the form's heading", "Which two did you play?"),
    first: words(60, "the label of the first field", "One paddle"),
    second: words(60, "the label of the second field", "The other one"),
    placeholder: words(60, "what's in an empty field", "Brand and name"),
    submit: words(40, "the button", "Next"),
    unknown: words(200, "the message about a name we don't have", "We don't have that paddle."),
    same: words(200, "the message if both are the same", "Please pick another one."),
    dayTitle: words(60, "the heading above what a host can do", "Hosting a demo day?"),
    dayText: words(400, "the sentences below it", "Get a page of your own."),
    dayButton: words(40, "the button that makes the host's page", "Make my page"),
  }),
  ask: wording(
    "the page where players say which of two they'd keep; {name} is both, as in 'A vs B'",
    {
      ...opening(
        "{name}: which would you keep?",
        "For players who've tried both. Three taps, no account.",
      ),
      ...plainFormWording("Your vote"),
      same: words(30, "the choice between the two", "Same"),
      fold: words(60, "what folds open the rest, which may be left out", "Tell us more (optional)"),
      notChosen: words(40, "no answer, in a list of answers", "Not now"),
      fields: wording("the form's fields", {
        keep: required("which one they'd keep"),
        drops: required("which one for drops"),
        drives: required("which one for drives"),
        level: optional("their level"),
        triedFor: optional("for how long they tried both"),
        playedFirst: optional("which one they played first"),
        owns: optional("the paddle they own"),
      }),
      newLevel: words(40, "the level of a new player", "New to the game"),
      times: wording("for how long", {
        minutes: words(40, "minutes", "A few minutes each"),
        games: words(40, "some games", "A game or more each"),
        days: words(40, "days", "A few days"),
        weeks: words(40, "weeks", "Weeks or longer"),
      }),
      back: words(60, "the link to the comparison", "Compare the two"),
      sending: words(40, "the message while it's sent", "Sending your vote…"),
      kept: words(
        200,
        "the message without a network",
        "There's no network. Your vote is kept on this phone.",
      ),
      sent: words(100, "the message once what was kept is sent", "The vote you made is sent."),
      see: words(60, "the link to its private page, after that", "See it or take it back"),
    },
  ),
  own: wording("the private page of a vote; {name} is both paddles", {
    title: words(80, "the heading above what was sent", "What you said about {name}"),
    description,
    shown: state("what it says of one that counts"),
    held: state("what it says of one that waits to be read"),
    hidden: state("what it says of one that was taken down"),
    again: state("what it says if this phone said something of the two before that day"),
    withdraw: words(300, "what's said above the button that deletes it", "It's deleted at once."),
    next: words(60, "the link to the next two", "Two others"),
  }),
  card: wording("the card of two paddles to print; {name} is both", {
    title: words(200, "the page's heading", "A card for {name}"),
    lead: words(300, "the sentence below the heading", "For a demo day: lay it between the two."),
    ask: words(60, "the line on the card above the code", "Tried both? Which would you keep?"),
    scan: words(80, "the line on the card below that", "Scan and tap. No account needed."),
    back: words(60, "the link to the form", "See what it leads to"),
  }),
  day: wording("a demo day's page for its host", {
    ...opening("Your demo day", "Keep this link: it's the only way back to this page."),
    cardsTitle: words(60, "the heading above the form for a card", "Print a card for two paddles"),
    submit: words(40, "the button", "Show the card"),
    code: words(200, "what the code is for; {code} is it", "Your code is {code}."),
    tableTitle: words(60, "the heading above the table", "What players said"),
    none: words(200, "what's there without any", "Nobody has voted yet."),
    pair: words(40, "the column of the two paddles", "Paddles"),
    votes: words(40, "the column of how many votes", "Votes"),
    counts: words(
      120,
      "how many said what, with {one}, {other} and {same}",
      "{one} to {other}, {same} the same",
    ),
    held: words(200, "how many wait to be read; {count} of them", "{count} wait to be read."),
    note: words(400, "what these counts can't say", "Few votes say little."),
  }),
});

export type SideBySideWords = z.infer<typeof sideBySideFile>;
