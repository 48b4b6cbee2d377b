import { z } from "zod";
import { group, wording, words } from "../../platform/content/fields.ts";

/** The words on every paddle's page: content/paddle-page.yaml. */
export const paddlePageFile = z.strictObject({
  plays: words(60, "the heading above what a paddle is like in play", "How it plays"),
  known: words(60, "the same for a paddle we couldn't confirm", "What we know"),
  about: words(60, "the heading above our words about a paddle", "About this paddle"),
  littleKnown: group(
    "the words of a paddle whose file has no intro, because we couldn't confirm much about it",
    "{ card: …, page: …, description: … }",
    {
      card: words(
        100,
        "its card, after what the file does say, as {known}",
        '"{known} We couldn\'t confirm much about it."',
      ),
      page: words(
        300,
        "its page; {known} as above, {facts} are those we couldn't confirm",
        '"{known} We couldn\'t confirm its {facts}."',
      ),
      description: words(
        140,
        "the text that search engines show below the title of the {name}'s page",
        '"What we know about the {name}."',
      ),
    },
  ),
  card: wording(
    "the page with a card to print for a demo day and the badge for other sites; {name} is the paddle",
    {
      link: words(60, "the link to it on the paddle's page", "Card and badge"),
      title: words(120, "its heading", "Card and badge: {name}"),
      lead: words(300, "the sentence below it", "Print this page …"),
      ask: words(60, "the line on the card above the code", "Played it? Review it."),
      scan: words(80, "the line on the card below that", "Scan this …"),
      print: words(200, "how to print it", "Print this page: you get four cards."),
      badge: words(60, "the heading above the badge", "The badge"),
      copy: words(300, "what to do with it", "Copy this into your page."),
      snippet: words(60, "the label of the text to copy", "HTML"),
      tooFew: words(
        200,
        "the sentence if there's no badge yet; {count} is how many reviews it takes",
        '"It takes {count} players\' reviews."',
      ),
      back: words(60, "the link to the paddle", "Back to the {name}"),
    },
  ),
  tape: group(
    "the line about lead tape below what to buy for more power or a steadier face",
    "{ text: …, link: …, article: … }",
    {
      text: words(200, "the sentence", "A few grams of lead tape …"),
      link: words(60, "the link to the article", "Where to put it"),
      article: words(60, "the article's address; while there's none, there's no link", "lead-tape"),
    },
  ),
  scores: group("the scores for power, control and other uses", "{ title: …, note: … }", {
    title: words(60, "the heading", "Scores by use"),
    note: words(
      300,
      "how to read the scores; {count} is the number of paddles that have any",
      "Where this paddle falls among {count} …",
    ),
    middle: words(200, "what the line across a bar is", "The line is the middle …"),
    how: words(60, "the link to how scores are made", "How scores are made"),
    picture: words(60, "the link to the picture of power and control", "All in one picture"),
    unknown: words(
      200,
      "the words in place of a bar; {facts} are those we couldn't confirm",
      '"Not enough known: {facts} not confirmed"',
    ),
    none: words(200, "the sentence if the paddle has no score at all", "Not enough is known …"),
  }),
  votes: wording("what players who tried it beside another say", {
    kept: words(
      200,
      "in how many meetings it was kept: {kept} of {votes}",
      "Kept in {kept} of {votes} meetings.",
    ),
    keptVersion: words(
      200,
      "the same of another version, {name}: {kept} of {votes}",
      "The {name}: kept in {kept} of {votes} meetings.",
    ),
    expected: words(
      200,
      "what we'd expect, from {low} to {high} tenths",
      "We'd expect {low} to {high} of 10.",
    ),
    near: words(
      200,
      "the same by players of a {level}: {kept} of {votes}, and {low} to {high} tenths",
      "Players {level} kept it in {kept} of {votes}; we'd expect {low} to {high} of 10.",
    ),
    limits: words(60, "the link to what these votes can't say", "What this can't say"),
  }),
});

export type PaddlePageWording = z.infer<typeof paddlePageFile>;
