import { priceText, wholeNumber } from "../../platform/text/money.ts";
import { bareValue, derived } from "../../platform/text/sample.ts";
import { articlePieces } from "./article-parts.ts";
import type { Ball } from "../balls/ball.content.ts";
import type { BallTest } from "./ball-test.content.ts";
import type { Library } from "../../library/library.ts";
import {
  allowedWeight,
  costPerGameCents,
  gamesText,
  isBallFactConfirmed,
  weightText,
} from "../balls/ball-facts.ts";
import { placeInRange } from "../paddles/paddle-facts.ts";
import type { Figure } from "./bar-figure.tsx";

/** An article with its balls, ready to render. */
export function articleView(library: Library, article: BallTest) {
  const withBalls = <Named extends { ball: string }>(list: readonly Named[]) =>
    list.flatMap((named) => {
      const ball = library.ball(named.ball);
      return ball ? [{ ...named, ball }] : [];
    });
  const { html, ...fields } = article;
  return {
    ...fields,
    pieces: articlePieces(html),
    balls: withBalls(article.balls),
    awards: withBalls(article.awards),
    champions: withBalls(article.champions),
    costTable: withBalls(article.costTable),
    author: library.teamMember(article.author),
    coverBall: library.ball(article.cover),
    related: article.related.flatMap((slug) => {
      const other = library.ballTest(slug);
      return other ? [{ article: other, ball: library.ball(other.cover) }] : [];
    }),
  };
}

export type ArticleView = ReturnType<typeof articleView>;

/** The balls an article compares: those on its cards or in its awards. */
export function comparedBalls({ balls, awards }: Pick<ArticleView, "balls" | "awards">): Ball[] {
  return (balls.length > 0 ? balls : awards).map(({ ball }) => ball);
}

/** The chart of an article's part. */
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
        bars: comparedBalls(article).flatMap((ball) => {
          const { name, weightOz } = ball;
          if (weightOz === null) return [];
          const isUnsure = !isBallFactConfirmed(ball, "weightOz");
          const place = placeInRange(weightOz, allowedWeight);
          return [{ label: name, text: weightText(weightOz), isUnsure, from: 0, to: place }];
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
export const votesText = (votes: number): string => `${wholeNumber(votes)} votes`;

function scaled(bars: Figure["bars"]): Figure["bars"] {
  const max = Math.max(...bars.map(({ to }) => to));
  return bars.map(({ from, to, ...bar }) => ({ ...bar, from: from / max, to: to / max }));
}
