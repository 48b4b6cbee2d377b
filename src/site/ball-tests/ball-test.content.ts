import { z } from "zod";
import { photos } from "../media/photos.content.ts";
import type { ballTestSamples } from "./ball-test-samples.ts";
import {
  field,
  group,
  groups,
  head,
  inShort,
  movedFrom,
  oneDecimal,
  withoutSamples,
  words,
} from "../../platform/content/fields.ts";
import type { WithSamples } from "../../platform/text/sample.ts";

const text = z.string().trim().min(1);
const phrases = z.array(text.max(140)).min(1).max(5);
const count = z.int().min(1).max(1_000_000);
const ball = field(text, "the ball", "franklin-x-40").meta({ refersTo: "balls" });

const quote = group("what a sample player says", "{ firstName: Dana, text: … }", {
  firstName: field(z.string().regex(/^\p{Lu}\p{L}+$/u), "only a first name", "Dana"),
  text: words(240, "what this sample player says about feel, fit and use", "It floats."),
});

export const levels = ["Excellent", "Very Good", "Good", "Fair", "Poor"] as const;
const level = z.enum(levels);

/** The ball's own facts that an article's cards can show. */
export const shownFacts = [
  "holes and weight",
  "games",
  "official status",
  "cost per game",
] as const;

const entry = z.strictObject({
  ball,
  durability: field(level.optional(), "", "Excellent"),
  consistency: field(level.optional(), "", "Very Good"),
  beginnerFriendly: field(level.optional(), "", "Good"),
  difficulty: words(40, "how hard it is to play with", "Easy").optional(),
  valueScore: field(oneDecimal(1, 10).optional(), "a sample score for its value, out of 10", "9.4"),
  pros: field(phrases, "one to five pros, as phrases", "[Flies true]"),
  cons: field(phrases, "one to five cons, as phrases", "[Price]"),
  quote: quote.optional(),
  bestFor: words(140, "who it suits", "League nights outdoors"),
});

const award = z.strictObject({
  ball,
  votes: field(count.optional(), "the number of votes it got, a sample figure", "2418"),
  category: words(60, "what it wins", "Overall winner"),
  withoutSamples: withoutSamples("{ category: Best in wind }", {
    category: words(60, "what it's best for, if nothing was won", "Best in wind"),
  }),
  priceRange: words(60, "what one ball costs, in words", "$3 to $4 a ball"),
  strengths: field(phrases, "one to five strengths, as phrases", "[Flies true]"),
  quote: quote.optional(),
});

/** A ball test that players can review: content/ball-tests/<slug>.md. */
export const ballTestFile = z.strictObject({
  title: words(90, "the article's title", "Beginner Pickleballs"),
  shortName: words(60, "what its reviews are about, in a few words", "beginner balls"),
  ...head("Five balls that stay in play while you learn.", "[beginner balls]"),
  inShort,
  category: words(40, "the word above its title", "Durability"),
  withoutSamples: withoutSamples("{ title: Pickleballs for Every Court }", {
    title: words(90, "its title without samples", "Pickleballs for Every Court"),
    shortName: words(60, "what its reviews are about without samples", "our eight balls"),
    ...head("Eight balls for gyms, wind and cold mornings.", "[pickleballs for wind]"),
    inShort: field(
      z.array(text.max(120)).min(2).max(4),
      "the lines of its box 'In short' without samples",
      '["In a gym: Onix Fuse Indoor."]',
    ),
    category: words(40, "the word above its title without samples", "Buying guide"),
    verdict: words(900, "the verdict without samples", "Playing outdoors? Buy the …"),
  }),
  readMinutes: field(z.int().min(1).max(60), "the reading time in minutes", "8"),
  cover: field(text, "the ball beside its title", "franklin-x-40").meta({ refersTo: "balls" }),
  featured: field(z.boolean(), "whether to show it first", "true"),
  author: field(text, "who wrote it", "marcus").meta({ refersTo: "team" }),
  publishDate: field(z.iso.date(), "the day it was published", "2025-10-14"),
  updated: field(
    z.iso.date().optional(),
    "the day it last changed, not before publishDate; leave it out if it hasn't changed",
    "2025-11-02",
  ),
  sample: field(
    z.boolean(),
    "whether its community figures and quotes are samples: if so, with SAMPLE_CONTENT=off it is published without them, and without sentences marked ◇",
    "true",
  ),
  community: group(
    "the figures it is based on, shown where the text has [[community]]",
    "{ reviews: 47, participatingPlayers: 47, testingMonths: 6 }",
    {
      totalVotes: field(count.optional(), "the number of votes", "12050"),
      reviews: field(count.optional(), "the number of community reviews", "47"),
      participatingPlayers: field(count.optional(), "the number of players", "47"),
      playersAre: words(40, "who those players were", "Tournament players").optional(),
      averageGamesPlayed: field(count.optional(), "the average number of games per ball", "127"),
      testingMonths: field(count.optional(), "the testing period in months", "6"),
    },
  ),
  shows: field(z.array(z.enum(shownFacts)), "the facts on each ball's card", "[games]"),
  balls: field(
    z.array(entry).default([]),
    "its balls, shown where the text has [[balls]]",
    "a list, each starting with '- ball:'",
  ),
  awards: field(
    z.array(award).default([]),
    "the ranked awards, winner first, shown where the text has [[awards]]",
    "a list, each starting with '- ball:'",
  ),
  champions: groups("the category champions, shown where the text has [[champions]]", {
    title: words(40, "the category it is the champion of", "Best Overall Value"),
    ball,
    why: words(240, "the reason, in a sentence or two", "The lowest cost per game."),
    withoutSamples: withoutSamples("{ title: For tournaments }", {
      title: words(40, "the heading above it, if there are no champions", "For tournaments"),
      why: words(240, "the reason without samples", "It's the ball of two tours."),
    }),
  }).default([]),
  costTable: groups(
    "the rows of the cost table, shown where the text has [[cost-table]]; price, games and cost come from the ball's file",
    {
      label: words(30, "the label of the row", "Best Value"),
      ball,
    },
  ).default([]),
  photos,
  verdict: words(900, "the verdict", "Buy the …"),
  related: field(z.array(text).max(4), "related articles", "[budget-pickleballs-value]").meta({
    refersTo: "ball-tests",
  }),
  movedFrom: movedFrom(
    "this article, and the reviews stored under them come along",
    "[pickleball-durability]",
  ),
});

/** An article as in its file, with its address and its text as HTML. */
export type WrittenBallTest = z.infer<typeof ballTestFile> & {
  slug: string;
  html: string;
  words: number;
};

type Written = Omit<WrittenBallTest, "withoutSamples">;
type WithSampleFields<Name extends keyof typeof ballTestSamples, Fields> = WithSamples<
  Omit<Fields, "withoutSamples">,
  Extract<(typeof ballTestSamples)[Name][number], keyof Omit<Fields, "withoutSamples">>
>;

export type BallTest = Omit<Written, "balls" | "awards" | "champions" | "community"> & {
  balls: WithSampleFields<"balls", Written["balls"][number]>[];
  awards: WithSampleFields<"awards", Written["awards"][number]>[];
  champions: Omit<Written["champions"][number], "withoutSamples">[];
  community: WithSampleFields<"community", Written["community"]>;
};
