import type { BallTest } from "./ball-test.content";
import { wholeNumber } from "../platform/text/whole-number.ts";

/** The figures an article is based on, with labels; missing ones are left out. */
export function communityFigures(community: BallTest["community"]): [string, string][] {
  const { totalVotes, reviews, participatingPlayers, averageGamesPlayed, testingMonths } =
    community;
  const figures: [string, number | string | undefined][] = [
    ["Total votes", totalVotes],
    ["Community reviews", reviews],
    [community.playersAre ?? "Players participated", participatingPlayers],
    ["Average games per ball", averageGamesPlayed],
    ["Testing period", testingMonths && `${testingMonths} months`],
  ];
  return figures.flatMap(([label, value]) =>
    value === undefined ? [] : [[label, typeof value === "string" ? value : wholeNumber(value)]],
  );
}
