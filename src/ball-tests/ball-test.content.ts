import { z } from "zod";
import { field } from "../platform/content/fields/field.ts";
import { headDescription, headKeywords } from "../platform/content/fields/head-fields.ts";

const text = z.string().trim().min(1);
const phrases = z.array(text.max(140)).min(1).max(5);
const count = z.int().min(1).max(1_000_000);
const ball = field(text, "the ball: the name of its file in content/balls", "franklin-x-40");

const quote = field(
  z.strictObject({
    firstName: field(z.string().regex(/^\p{Lu}\p{L}+$/u), "a first name, and no more", "Dana"),
    text: field(text.max(240), "what this sample player says of feel, fit and use", "It floats."),
  }),
  "what a sample player says",
  "{ firstName: Dana, text: … }",
);

export const levels = ["Excellent", "Very Good", "Good", "Fair"] as const;
const level = z.enum(levels);

/** What an article's cards show of a ball besides what the article says of it. */
export const shownFacts = [
  "holes and weight",
  "games",
  "official status",
  "cost per game",
] as const;

const entry = z.strictObject({
  ball,
  durability: field(level.optional(), `one of: ${levels.join(", ")}`, "Excellent"),
  consistency: field(level.optional(), `one of: ${levels.join(", ")}`, "Very Good"),
  beginnerFriendly: field(level.optional(), `one of: ${levels.join(", ")}`, "Good"),
  difficulty: field(text.max(40).optional(), "how hard it is to play with", "Easy"),
  valueScore: field(
    z.number().min(1).max(10).optional(),
    "a sample score for its value, out of 10",
    "9.4",
  ),
  pros: field(phrases, "one to five phrases: what speaks for it", "[Flies true]"),
  cons: field(phrases, "one to five phrases: what speaks against it", "[Price]"),
  quote,
  bestFor: field(text.max(140), "who it suits", "League nights outdoors"),
});

const award = z.strictObject({
  ball,
  votes: field(count, "how many votes it got, a sample figure", "2418"),
  category: field(text.max(60), "what it wins", "Overall winner"),
  priceRange: field(text.max(60), "what one ball costs, in words", "$3 to $4 a ball"),
  strengths: field(phrases, "one to five phrases", "[Flies true]"),
  quote,
});

/** One ball testing article: content/ball-tests/<slug>.md. Players can review what it is about. */
export const ballTestFile = z.strictObject({
  title: field(text.max(90), "the article's title", "Beginner Pickleballs"),
  shortName: field(text.max(60), "what its reviews are of, in a few words", "beginner balls"),
  description: headDescription("Five balls that stay in play while you learn."),
  keywords: headKeywords("[beginner balls]"),
  category: field(text.max(40), "the word over its title", "Durability"),
  readMinutes: field(z.int().min(1).max(60), "how many minutes it takes to read", "8"),
  cover: field(
    text,
    "the ball beside its title: the name of its file in content/balls",
    "franklin-x-40",
  ),
  featured: field(z.boolean(), "true to show it first, else false", "true"),
  author: field(text, "who wrote it: the name of a file in content/team, without .yaml", "marcus"),
  publishDate: field(z.iso.date(), "the day it came out, as year-month-day", "2025-10-14"),
  updated: field(
    z.iso.date().optional(),
    "the day it last changed, as year-month-day, not before publishDate; leave the line out if it did not",
    "2025-11-02",
  ),
  sample: field(
    z.boolean(),
    "true while its community figures and voices are samples: it is not published with SAMPLE_CONTENT=off",
    "true",
  ),
  community: field(
    z.strictObject({
      totalVotes: field(count.optional(), "how many votes", "12050"),
      reviews: field(count.optional(), "how many community reviews", "47"),
      participatingPlayers: field(count.optional(), "how many players", "47"),
      playersAre: field(text.max(40).optional(), "who they were", "Tournament players"),
      averageGamesPlayed: field(count.optional(), "average games per ball", "127"),
      testingMonths: field(count.optional(), "the testing period in months", "6"),
    }),
    "the figures it rests on, shown where the text has [[community]]",
    "{ reviews: 47, participatingPlayers: 47, testingMonths: 6 }",
  ),
  shows: field(
    z.array(z.enum(shownFacts)),
    `what its cards show of each ball, any of: ${shownFacts.join(", ")}`,
    "[games]",
  ),
  balls: field(
    z.array(entry).default([]),
    "its balls, shown where the text has [[balls]]",
    "a list, each starting with '- ball:'",
  ),
  awards: field(
    z.array(award).default([]),
    "ranked awards, the winner first, shown where the text has [[awards]]",
    "a list, each starting with '- ball:'",
  ),
  champions: field(
    z
      .array(
        z.strictObject({
          title: field(text.max(40), "what it is the champion of", "Best Overall Value"),
          ball,
          why: field(text.max(240), "why, in a sentence or two", "The lowest cost per game."),
        }),
      )
      .default([]),
    "category champions, shown where the text has [[champions]]",
    "a list, each starting with '- title:'",
  ),
  costTable: field(
    z
      .array(
        z.strictObject({
          label: field(text.max(30), "the label of the row", "Best Value"),
          ball,
        }),
      )
      .default([]),
    "the rows of the cost table, shown where the text has [[cost-table]]; price, games and cost are the ball's own",
    "a list, each starting with '- label:'",
  ),
  verdict: field(text.max(900), "the verdict", "Buy the …"),
  related: field(
    z.array(text).max(4),
    "other articles it leads to: the names of their files in content/ball-tests",
    "[budget-pickleballs-value]",
  ),
});

/** An article as the site knows it: its fields, its address, and its text as HTML. */
export type BallTest = z.infer<typeof ballTestFile> & { slug: string; html: string; words: number };
