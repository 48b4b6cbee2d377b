import { costPerGameCents, gamesText, weightText } from "../balls/ball-facts";
import type { Ball } from "../balls/ball.content";
import { priceText } from "../platform/text/money";
import { placeInRange } from "../paddles/paddle-facts";
import { type ArticleView, comparedBalls } from "./article-view";
import type { Figure } from "./bar-figure";

/** The weight range of the rules, in ounces (USA Pickleball equipment standards). */
const allowedWeight = { min: 0.78, max: 0.935 } as const;

/** The figure of an article's part. */
export function figureOf(
  part: "games" | "weights" | "votes" | "cost-chart",
  article: ArticleView,
): Figure {
  switch (part) {
    case "games":
      return gamesFigure(comparedBalls(article));
    case "weights":
      return weightsFigure(comparedBalls(article));
    case "votes":
      return votesFigure(article.awards);
    case "cost-chart":
      return costFigure(article.costTable.map(({ ball }) => ball));
  }
}

/** Games in recreational play until each ball cracks. */
function gamesFigure(balls: readonly Ball[]): Figure {
  const known = balls.flatMap(({ name, gamesUntilCracked: range }) =>
    range ? [{ name, range }] : [],
  );
  const max = Math.max(...known.map(({ range }) => range.to));
  return {
    title: "Games until it cracks, in easy play",
    description: "Sample figures. A bar runs from the lower to the upper end.",
    bars: known.map(({ name, range }) => ({
      label: name,
      text: `${gamesText(range)} games`,
      from: range.from / max,
      to: range.to / max,
    })),
  };
}

/** Each ball's weight within the range of the rules. */
function weightsFigure(balls: readonly Ball[]): Figure {
  return {
    title: "Weight within the rules",
    description: "The scale runs from 0.78 to 0.935 oz, the least and the most a ball may weigh.",
    bars: balls.flatMap(({ name, weightOz }) => {
      if (weightOz === null) return [];
      const place = placeInRange(weightOz, allowedWeight);
      return [{ label: name, text: weightText(weightOz), from: 0, to: place }];
    }),
  };
}

/** The votes for each award. */
function votesFigure(awards: readonly { ball: Ball; votes: number }[]): Figure {
  const max = Math.max(...awards.map(({ votes }) => votes));
  return {
    title: "Votes for each ball",
    description: "Sample figures, in the order of the awards.",
    bars: awards.map(({ ball, votes }) => ({
      label: ball.name,
      text: `${votes.toLocaleString("en-US")} votes`,
      from: 0,
      to: votes / max,
    })),
  };
}

/** The cost of a game with each ball. */
function costFigure(balls: readonly Ball[]): Figure {
  const known = balls.flatMap((ball) => {
    const cents = costPerGameCents(ball);
    return cents === undefined ? [] : [{ name: ball.name, cents }];
  });
  const max = Math.max(...known.map(({ cents }) => cents));
  return {
    title: "Cost per game",
    description:
      "Price of one ball, divided by the games until players retire it. Shorter is cheaper.",
    bars: known.map(({ name, cents }) => ({
      label: name,
      text: priceText(cents),
      from: 0,
      to: cents / max,
    })),
  };
}
