import { ballTestPath } from "../../addresses.ts";
import type { Library } from "../../library/library.ts";

export interface BallArticle {
  path: string;
  name: string;
}

/** The published articles that compare a ball, newest first, by the ball's slug. */
export function articlesByBall(
  articles: Library["ballTests"],
): ReadonlyMap<string, readonly BallArticle[]> {
  const byBall = new Map<string, BallArticle[]>();
  for (const { slug, shortName, balls, awards, costTable } of articles)
    for (const ball of new Set([...balls, ...awards, ...costTable].map((entry) => entry.ball)))
      byBall.set(ball, [
        ...(byBall.get(ball) ?? []),
        { path: ballTestPath(slug), name: shortName },
      ]);
  return byBall;
}

export function ArticlesOnBall({ articles }: { articles: readonly BallArticle[] | undefined }) {
  if (!articles) return null;
  return (
    <p>
      Read more:{" "}
      {articles.map(({ path, name }, index) => (
        <span key={path}>
          {index > 0 ? ", " : null}
          <a href={path}>{name}</a>
        </span>
      ))}
    </p>
  );
}
