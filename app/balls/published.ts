import type { Ball } from "../../model/content/ball";
import type { BallTest } from "../../model/content/ball-test";
import type { Site } from "../../server/site";

type Published = Pick<Site, "library" | "environment">;

/** The articles a visitor can read, newest first: samples only while sample content is on. */
export function publishedBallTests({ library, environment }: Published): BallTest[] {
  return library.ballTests
    .filter(({ sample }) => environment.sampleContent || !sample)
    .toSorted((a, b) => b.publishDate.localeCompare(a.publishDate));
}

/** A ball as visitors see it: its rating and its lifespans are samples, and go with them. */
export function shownBall({ environment }: Pick<Site, "environment">, ball: Ball): Ball {
  if (environment.sampleContent) return ball;
  return { ...ball, rating: null, gamesUntilRetired: null, gamesUntilCracked: null };
}
