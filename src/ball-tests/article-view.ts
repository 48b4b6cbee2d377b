import { articlePieces } from "./article-parts";
import type { Ball } from "../balls/ball.content";
import type { BallTest } from "./ball-test.content";
import type { Library } from "../library/library";

/** An article with the balls it names, ready to render. */
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

/** The balls an article compares: those of its cards or of its awards. */
export function comparedBalls({ balls, awards }: Pick<ArticleView, "balls" | "awards">): Ball[] {
  return (balls.length > 0 ? balls : awards).map(({ ball }) => ball);
}
