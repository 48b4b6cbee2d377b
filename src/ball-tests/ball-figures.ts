import { allowedWeight, costPerGameCents, gamesText, weightText } from "../balls/ball-facts";
import { priceText } from "../platform/text/money";
import { placeInRange } from "../paddles/paddle-facts";
import { type ArticleView, comparedBalls } from "./article-view";
import type { Figure } from "./bar-figure";
import { wholeNumber } from "../platform/text/whole-number.ts";

/** The figure of an article's part. */
export function figureOf(
  part: "games" | "weights" | "votes" | "cost-chart",
  article: ArticleView,
): Figure {
  switch (part) {
    case "games": {
      const known = comparedBalls(article).flatMap(({ name, gamesUntilCracked: range }) =>
        range ? [{ label: name, text: `${gamesText(range)} games`, ...range }] : [],
      );
      return {
        title: "Games until it cracks, in easy play",
        description: "Each bar runs from the low figure to the high one.",
        isSample: true,
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
        isSample: true,
        bars: scaled(
          article.awards.flatMap(({ ball: { name: label }, votes }) =>
            votes === undefined
              ? []
              : [{ label, text: `${wholeNumber(votes)} votes`, from: 0, to: votes }],
          ),
        ),
      };
    case "cost-chart": {
      const known = article.costTable.flatMap(({ ball }) => {
        const cents = costPerGameCents(ball);
        if (cents === undefined) return [];
        return [{ label: ball.name, text: priceText(cents), from: 0, to: cents }];
      });
      return {
        title: "Cost per game",
        description:
          "The price of one ball divided by the games before players retire it. Shorter bars are cheaper.",
        isSample: true,
        bars: scaled(known),
      };
    }
  }
}

/** Bars as shares of the longest. */
function scaled(bars: Figure["bars"]): Figure["bars"] {
  const max = Math.max(...bars.map(({ to }) => to));
  return bars.map(({ from, to, ...bar }) => ({ ...bar, from: from / max, to: to / max }));
}
