import type { Ball } from "../../model/content/ball";
import type { BallTest } from "../../model/content/ball-test";
import type { Site } from "../../server/site";

type Published = Pick<Site, "library" | "environment">;

/** The articles visitors can read, newest first; samples only with sample content. */
export function publishedBallTests({ library, environment }: Published): BallTest[] {
  return library.ballTests
    .filter(({ sample }) => environment.sampleContent || !sample)
    .toSorted((a, b) => b.publishDate.localeCompare(a.publishDate));
}

/** A ball as visitors see it. Its rating and lifespans are samples, so they need sample content. */
export function publishedBall({ environment }: Pick<Site, "environment">, ball: Ball): Ball {
  if (environment.sampleContent) return ball;
  return { ...ball, rating: null, gamesUntilRetired: null, gamesUntilCracked: null };
}
