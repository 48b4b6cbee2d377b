// What the API answers, as schemas: their types hold the code to them, and the OpenAPI description and the MCP tools are
// made from them. Loaded by the first request for either.

import { sourceKinds } from "../../platform/text/fact-source.ts";
import { z } from "zod";
import { levels } from "../reviews/level/level.ts";
import { themes } from "../reviews/themes/themes.ts";
import { factFacets } from "../finder/facets.ts";
import type { FactFacetKey } from "../finder/finder-query.ts";
import { categories } from "../paddles/paddle-values.ts";
import { maxCompared, minCompared } from "../tray/comparison-address.ts";
import { minVotes } from "../side-by-side/ranking.ts";
import { questions } from "../side-by-side/vote.ts";
import { playingTimes } from "../reviews/review.ts";
import { factColumns } from "./facts.ts";

const value = z.union([z.string(), z.number()]);
const slug = z.string().describe(factColumns.subject);
const page = z.url().describe("The page on our site.");
const cursor = z
  .string()
  .max(60)
  .describe("The `next` of an earlier answer, for the reviews after those.");
const level = z
  .enum(levels)
  .describe("A DUPR level, or new for 2.0 and below. Counts players within half a point.");

const license = z
  .object({
    name: z.string().describe("The license of the facts."),
    url: z.url(),
    credit: z.url().describe("What to link to when you use them."),
  })
  .meta({ id: "License" });

const fact = z
  .object({
    id: z.string().describe(factColumns.id),
    kind: z.enum(["paddle", "ball"]).describe(factColumns.kind),
    subject: slug,
    name: z.string().describe(factColumns.name),
    version: z.string().nullable().describe(factColumns.version),
    fact: z.string().describe(factColumns.fact),
    value: value.describe(factColumns.value),
    unit: z.string().nullable().describe(factColumns.unit),
    source: z.string().describe(factColumns.source),
    source_kind: z.enum(sourceKinds).describe(factColumns.source_kind),
    link: z.string().nullable().describe(factColumns.link),
    date: z.string().nullable().describe(factColumns.date),
    changed: z.iso.date().nullable().describe(factColumns.changed),
  })
  .meta({ id: "Fact" });

const specs = z
  .record(z.string(), value)
  .describe(
    "Confirmed facts by name, in the units that the list of facts has. Others are left out.",
  );

const named = z.object({ slug, name: z.string(), page }).meta({ id: "Named" });

const paddle = named
  .extend({
    fullName: z.string().describe("The name the maker uses."),
    category: z.enum(categories).nullable().describe("The kind of paddle, as we sort ours."),
    changed: z.iso.date().nullable().describe(factColumns.changed),
    specs,
    versions: z
      .array(z.object({ name: z.string(), specs }))
      .describe("Other versions, each with what differs."),
  })
  .meta({ id: "Paddle" });

const ball = named.extend({ specs }).meta({ id: "Ball" });

const review = z
  .object({
    id: z.string(),
    page: z.url().describe("The review on its page. Link to it when you quote it."),
    firstName: z.string(),
    dupr: z.string().describe("The writer's DUPR, as typed."),
    stars: z.int().min(1).max(5),
    text: z.string(),
    liked: z.array(z.enum(themes)),
    disliked: z.array(z.enum(themes)),
    playedFor: z.enum(playingTimes).nullable().describe("How long they've played it."),
    playedBefore: z.string().nullable().describe("The paddle they played before."),
    paid: z.number().nullable().describe("What they paid, in US dollars."),
    paidIn: z.string().nullable().describe("The month in which they paid it: 2026-10."),
    writtenAt: z.iso.datetime(),
    isEdited: z.boolean(),
    helpful: z.int().min(0).describe("How many readers found it helpful."),
    answer: z
      .object({ text: z.string(), writtenAt: z.iso.datetime() })
      .nullable()
      .describe("Our public answer."),
  })
  .meta({ id: "Review" });

const reviewCount = {
  reviews: z.int().min(0),
  average: z
    .number()
    .min(1)
    .max(5)
    .nullable()
    .describe("The mean of their stars. Null if too few."),
};

const votes = z
  .object({
    one: z.int().min(0).describe("How many said the first one."),
    other: z.int().min(0).describe("How many said the other one."),
    same: z.int().min(0).describe("How many said there's no difference."),
  })
  .meta({ id: "Votes" });

/** The answers of the API. */
export const answers = {
  facts: z.object({ license, facts: z.array(fact) }).meta({ id: "Facts" }),
  paddles: z
    .object({
      license,
      total: z.int().min(0).describe("How many paddles there are on all pages."),
      next: z.url().nullable().describe("The next page. Null at the end."),
      paddles: z.array(paddle),
    })
    .meta({ id: "Paddles" }),
  paddle: z
    .object({ license, ...paddle.shape, facts: z.array(fact) })
    .meta({ id: "PaddleWithFacts" }),
  balls: z.object({ license, balls: z.array(ball) }).meta({ id: "Balls" }),
  ball: z.object({ license, ...ball.shape, facts: z.array(fact) }),
  comparison: z
    .object({
      license,
      paddles: z.array(named).min(minCompared).max(maxCompared),
      facts: z.array(
        z.object({
          fact: z.string().describe(factColumns.fact),
          unit: z.string().nullable().describe(factColumns.unit),
          values: z
            .array(value.nullable())
            .describe("One for each paddle, in the same order. Null if it isn't confirmed."),
          differs: z.boolean().describe("Whether the confirmed values differ."),
        }),
      ),
    })
    .meta({ id: "Comparison" }),
  reviews: z
    .object({
      paddle: named,
      terms: z
        .url()
        .describe("The terms for reviews, which aren't under the license of the facts."),
      all: z.object(reviewCount).describe("All reviews by players."),
      byLevel: z
        .array(z.object({ level: z.enum(levels), ...reviewCount }))
        .describe("Reviews within half a point of each level."),
      paid: z
        .object({
          low: z.number().describe("In US dollars."),
          high: z.number(),
          prices: z.int().min(3).describe("How many players said theirs."),
          when: z.string().nullable().describe("When they paid it, such as 'this fall'."),
        })
        .nullable()
        .describe(
          "What players paid. From eight prices on, the lowest and the highest eighth are left out.",
        ),
      level: z.enum(levels).nullable().describe("The level asked for."),
      matching: z.int().min(0).describe("How many reviews there are at that level."),
      next: z.string().nullable().describe("The `before` for the next reviews. Null at the end."),
      reviews: z.array(review).describe("The newest first, 20 at a time."),
    })
    .meta({ id: "Reviews" }),
  sideBySide: z
    .object({
      license,
      pairs: z.array(
        z.object({
          one: named.extend({ version: z.string().nullable() }),
          other: named.extend({ version: z.string().nullable() }),
          votes: z.int().min(minVotes).describe("How many players said which they'd keep."),
          ...(Object.fromEntries(questions.map((each) => [each, votes])) as Record<
            (typeof questions)[number],
            typeof votes
          >),
        }),
      ),
    })
    .meta({ id: "SideBySide" }),
  problem: z.object({ error: z.string().describe("What is wrong.") }).meta({ id: "Problem" }),
  found: z.object({ found: z.array(named.extend({ kind: z.enum(["paddle", "ball"]) })) }),
};

type Answers = { [Name in keyof typeof answers]: z.infer<(typeof answers)[Name]> };
export type FactsAnswer = Answers["facts"];
export type PaddlesAnswer = Answers["paddles"];
export type PaddleAnswer = Answers["paddle"];
export type BallAnswer = Answers["ball"];
export type BallsAnswer = Answers["balls"];
export type ComparisonAnswer = Answers["comparison"];
export type SideBySideAnswer = Answers["sideBySide"];
export type ReviewsAnswer = Answers["reviews"];
export type FoundAnswer = Answers["found"];

/** The finder's filters by fact, each with what its values mean. */
const facets = Object.fromEntries(
  factFacets.map(({ key, label, choices: [first, ...others] }) => {
    const meant = [first!, ...others].map((choice) =>
      choice.value === choice.label ? choice.value : `${choice.value} (${choice.label})`,
    );
    const values = z.enum([first!.value, ...others.map((choice) => choice.value)]);
    return [key, z.array(values).describe(`${label}, any of: ${meant.join(", ")}.`)];
  }),
) as Record<FactFacetKey, z.ZodArray<z.ZodEnum>>;

/** What can be asked for. */
export const asked = {
  filters: {
    category: z.enum(categories).describe("The kind of paddle."),
    brand: z.string().max(100).describe("The brand, as it spells itself."),
    ...facets,
  },
  ball: z
    .string()
    .min(1)
    .max(255)
    .describe("The ball's short name in our addresses, such as franklin-x-40."),
  slug: z
    .string()
    .min(1)
    .max(255)
    .describe("The paddle's short name in our addresses, such as joola-perseus-pro-iv."),
  slugs: z
    .array(z.string().min(1).max(255))
    .min(minCompared)
    .max(maxCompared)
    .describe("Two to four short names of paddles."),
  level,
  before: cursor,
  since: z.iso.date().describe("Only facts that may have changed since that day."),
  page: z.int().min(1).max(999_999).describe("A page of 100 paddles."),
  query: z
    .string()
    .min(1)
    .max(100)
    .describe("Words of a name or brand, or for facts: perseus, control paddle under $150."),
};
