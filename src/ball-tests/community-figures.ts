import { derived, type MaybeSample } from "../platform/text/sample.ts";
import { wholeNumber } from "../platform/text/whole-number.ts";
import type { BallTest } from "./ball-test.content.ts";

/** The figures an article is based on, with labels; missing ones are left out. */
export function communityFigures(
  community: BallTest["community"],
): [label: string, figure: MaybeSample<string>][] {
  const { totalVotes, reviews, participatingPlayers, averageGamesPlayed, testingMonths } =
    community;
  const figures: [string, MaybeSample<number> | undefined, unit?: string][] = [
    ["Total votes", totalVotes],
    ["Community reviews", reviews],
    [community.playersAre ?? "Players participated", participatingPlayers],
    ["Average games per ball", averageGamesPlayed],
    ["Testing period", testingMonths, "months"],
  ];
  return figures.flatMap(([label, value, unit = ""]) =>
    value === undefined
      ? []
      : [[label, derived(value, (count) => `${wholeNumber(count)} ${unit}`.trim())]],
  );
}
