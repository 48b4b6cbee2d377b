import type { Mutant } from "./mutant.ts";

/** In what pages compute: figures, orders and sentences. */
export const rules: readonly Mutant[] = [
  {
    name: "figures are cut off instead of rounded",
    file: "src/reviews/ratings/rating.ts",
    replace: "(Math.round(value * 10) / 10).toFixed(1)",
    by: "value.toFixed(1)",
    matters: "A paddle rated 4.35 would show 4.3, and its stars would show 4.4.",
    tests: ["src/reviews/ratings/rating.test.ts"],
  },
  {
    name: "a player exactly half a point away isn't near",
    file: "src/reviews/level/level.ts",
    replace: "(thousandths % 500 === 0 ? 0 : 1)",
    by: "1",
    matters:
      "Ratings by players like you would leave out most players, who give a half-point level.",
    tests: ["src/reviews/level/level.test.ts"],
  },
  {
    name: "the number of reviews doesn't count in the ranking",
    file: "src/reviews/ratings/bayesian-mean.ts",
    replace: "(average * reviews + prior * priorWeight) / (reviews + priorWeight)",
    by: "average",
    matters: "One five-star review would put a paddle on top of every list.",
    tests: ["src/reviews/ratings/bayesian-mean.test.ts"],
  },
  {
    name: "unconfirmed paddles come first",
    file: "src/paddles/confirmed.ts",
    replace: "[...confirmed, ...unconfirmed]",
    by: "[...unconfirmed, ...confirmed]",
    matters: "Lists would begin with the paddles we know least about.",
    tests: ["src/paddles/confirmed.test.ts", "src/finder/finder-sort.test.ts"],
  },
  {
    name: "sorted by the ratings near a level, unconfirmed paddles aren't last",
    file: "src/finder/finder-sort.ts",
    replace: "return confirmedFirst(\n",
    by: "return [].concat(\n",
    matters:
      "The finder would suggest a paddle we couldn't confirm to players who gave their level.",
    tests: ["src/finder/finder-sort.test.ts"],
  },
  {
    name: "the guided match ranks unconfirmed paddles among the others",
    file: "src/match/match.ts",
    replace: "if (!isConfirmedPaddle(paddle)) return 2;",
    by: "if (!isConfirmedPaddle(paddle)) return 0;",
    matters: "A new player's first match could be a paddle whose price nobody knows.",
    tests: ["src/match/match.test.ts", "src/match/every-answer.test.ts"],
  },
  {
    name: "samples count as players' reviews",
    file: "src/reviews/ratings/review-counts.ts",
    replace: "players: totalsOf(buckets.filter(({ sample }) => !sample)).reviews",
    by: "players: totalsOf(buckets).reviews",
    matters: "Reviews that we wrote would pass for players' own.",
    tests: ["src/reviews/ratings/review-counts.test.ts"],
  },
  {
    name: "samples decide which paddle is better rated",
    file: "src/comparison/choice-reasons.ts",
    replace: "buckets.filter(({ sample }) => !sample)",
    by: "[...buckets]",
    matters: "A verdict would quote 'players like you' who don't exist.",
    tests: ["src/comparison/choice-reasons.test.ts"],
  },
  {
    name: "a verdict praises what the paddle's own page criticizes",
    file: "src/comparison/choice-reasons.ts",
    replace: "!contradicts(mine, `+${trait}`) &&",
    by: "",
    matters: "Two pages of the site would say opposite things about the same paddle.",
    tests: ["src/comparison/choice-reasons.test.ts", "src/comparison/every-comparison.test.ts"],
  },
  {
    name: "'not' isn't heard when reviews are read for themes",
    file: "src/reviews/themes/opinions.ts",
    replace: "isNegated(words, from) === isOfOther ? kind : opposite[kind]",
    by: "kind",
    matters: "'Not much spin' would count as praise for spin.",
    tests: ["src/reviews/themes/opinions.test.ts", "tests/themes/theme-rules.test.ts"],
  },
  {
    name: "reviews may contain HTML",
    file: "src/platform/text/plain-text.ts",
    replace: "isPlain(value) && !markup.test(value)",
    by: "isPlain(value)",
    matters:
      "Scripts and links could be stored, and reach every program that reads the REST calls.",
    tests: ["src/reviews/review.test.ts"],
  },
  {
    name: "a misspelled search finds nothing",
    file: "src/search/site-search.ts",
    replace: "if (meant === undefined) return typed;",
    by: "if (meant !== word) return typed;",
    matters: "'sellkirk' would find no Selkirk.",
    tests: ["src/search/site-search.test.ts", "src/search/everyday-searches.test.ts"],
  },
];
