import { z } from "zod";
import { field, group, head, words } from "../../platform/content/fields.ts";

const label = (manual: string, example: string) => words(40, manual, example);

/** The words of /balls: content/ball-database.yaml. */
export const ballDatabaseFile = z.strictObject({
  heading: label("the page's heading and title", "Ball Database"),
  ...head("Every pickleball we know in one table …", "[pickleball ball weight]"),
  lead: words(300, "one or two sentences below the heading", "Every ball we know …"),
  holes: group(
    "the drawn balls at the top, one for each number of holes that we could confirm",
    "{ title: Count the holes, number: … }",
    {
      title: label("what they're called", "Count the holes"),
      number: label("below each ball; {holes} is its number", "{holes} holes"),
    },
  ),
  cold: group(
    "the answer for cold days; the balls come from inCold in their files",
    "{ title: On a cold day, take: Take, leave: Leave at home, why: … }",
    {
      title: label("its heading", "On a cold day"),
      take: label("the label of the balls that go soft", "Take"),
      leave: label("the label of the balls that crack sooner", "Leave at home"),
      why: words(120, "why those are left at home", "They crack sooner in the cold."),
    },
  ),
  cost: group(
    "the answer to what a game costs; the balls and the figures come from the balls' files",
    "{ title: Cheapest per game, outdoor: Outdoors, indoor: Indoors, note: … }",
    {
      title: label("its heading", "Cheapest per game"),
      outdoor: label("the label of the cheapest outdoor balls", "Outdoors"),
      indoor: label("the label of the cheapest indoor balls", "Indoors"),
      note: words(160, "how the cost is computed", "The price of a ball, divided by its games."),
    },
  ),
  filters: group("the filters above the table", "{ use: Where, anywhere: Anywhere, … }", {
    use: label("the label of the choice of a floor", "Where you play"),
    anywhere: label("its choice of every ball", "Anywhere"),
    price: label("the label of the choice of a price", "Price per ball"),
    anyPrice: label("its choice of every ball", "Any price"),
    cold: label("the choice of balls for cold days", "For cold days"),
    note: words(
      200,
      "what the filters count",
      "A price that nobody confirmed counts as it is listed.",
    ),
    none: words(120, "what the page says if no ball matches", "No ball matches these filters."),
  }),
  club: group("the calculator for clubs", "{ title: For a club, note: …, … }", {
    title: label("its heading", "For a club"),
    note: words(300, "what it computes with", "Four players to a game, and …"),
    ball: label("the label of the ball", "Ball"),
    players: label("the label of the number of players", "Players a night"),
    nights: label("the label of the number of nights", "Nights"),
    games: label("the label of the games of each player", "Games each"),
    wrong: words(
      80,
      "what's said of a number that isn't one, with {max} for the greatest",
      "Please enter a whole number up to {max}.",
    ),
    submit: label("the button", "Show Dozens to Order"),
    answer: field(
      z.string().trim().min(1).max(200),
      "the answer, with {games}, {life}, {balls}, {dozens} and {name}",
      "Games in all: {games}. At {life} games to a ball, …",
    ),
  }),
  unknown: field(
    z.string().trim().min(1).max(200),
    "the sentence about empty places in the column 'Best for'",
    "Where Best for has a ?, nothing we have read says who the ball suits.",
  ),
});

export type BallDatabaseWords = z.infer<typeof ballDatabaseFile>;
