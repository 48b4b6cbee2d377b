import { allowedWeight, costPerGameCents, gamesText, weightText } from "../balls/ball-facts";
import { priceText } from "../platform/text/money";
import { placeInRange } from "../paddles/paddle-facts";
import { type ArticleView, comparedBalls } from "./article-view";
import type { Figure } from "./bar-figure";
import { bareValue, derived } from "../platform/text/sample.ts";
import { wholeNumber } from "../platform/text/whole-number.ts";

/** The figure of an article's part. */
export function figureOf(
  part: "games" | "weights" | "votes" | "cost-chart",
  article: ArticleView,
): Figure {
  switch (part) {
    case "games": {
      const known = comparedBalls(article).flatMap(({ name, gamesUntilCracked: range }) =>
        range
          ? [
              {
                label: name,
                text: derived(range, (games) => `${gamesText(games)} games`),
                ...bareValue(range),
              },
            ]
          : [],
      );
      return {
        title: "Games until it cracks, in easy play",
        description: "Each bar runs from the low figure to the high one.",
        bars: scaled(known),
      };
    }
    case "weights":
      return {
        title: "Weight within the rules",
        description:
          "The scale runs from 0.78 to 0.935 oz, the lightest and heaviest the rules allow.",
        bars: comparedBalls(article).flatMap(({ name, weightOz }) => {
          if (weightOz === null) return [];
          const place = placeInRange(weightOz, allowedWeight);
          return [{ label: name, text: weightText(weightOz), from: 0, to: place }];
        }),
      };
    case "votes":
      return {
        title: "Votes for each ball",
        description: "Listed in award order.",
        bars: scaled(
          article.awards.flatMap(({ ball: { name: label }, votes }) =>
            votes === undefined
              ? []
              : [{ label, text: derived(votes, votesText), from: 0, to: bareValue(votes) }],
          ),
        ),
      };
    case "cost-chart": {
      const known = article.costTable.flatMap(({ ball }) => {
        const cents = costPerGameCents(ball);
        if (cents === undefined) return [];
        const text = derived(cents, priceText);
        return [{ label: ball.name, text, from: 0, to: bareValue(cents) }];
      });
      return {
        title: "Cost per game",
        description:
          "The price of one ball divided by the games before players retire it. Shorter bars are cheaper.",
        bars: scaled(known),
      };
    }
  }
}

/** '2,640 votes'. */
export function votesText(votes: number): string {
  return `${wholeNumber(votes)} votes`;
}

/** Bars as shares of the longest. */
function scaled(bars: Figure["bars"]): Figure["bars"] {
  const max = Math.max(...bars.map(({ to }) => to));
  return bars.map(({ from, to, ...bar }) => ({ ...bar, from: from / max, to: to / max }));
}
