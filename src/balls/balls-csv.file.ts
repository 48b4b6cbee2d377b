import { addresses } from "../addresses";
import { bareValue, derived, type MaybeSample } from "../platform/text/sample";
import { costPerGameCents } from "./ball-facts";
import type { Ball } from "./ball.content";
import { dollars } from "../platform/text/money";
import type { CsvCell } from "../platform/text/csv";
import { csvAnswer, type CsvColumn } from "../platform/render/csv-answer";
import { defineFile } from "../platform/render/define-file";

const columns: CsvColumn<Ball>[] = [
  ["name", ({ name }) => name],
  ["maker", ({ maker }) => maker],
  ["use", ({ use }) => use],
  ["holes", ({ holes }) => holes],
  ["weight_oz", ({ weightOz }) => weightOz],
  ["construction", ({ construction }) => construction],
  ["price_per_ball_usd", ({ pricePerBallCents }) => dollars(pricePerBallCents)],
  ["approval", ({ approval }) => approval],
  ["approval_looked_up", ({ approvalLookedUp }) => approvalLookedUp],
  ["best_for", ({ bestFor }) => bestFor],
  ["in_cold", ({ inCold }) => inCold],
  ["not_confirmed", ({ notConfirmed }) => notConfirmed.join(" ")],
  figure("rating", ({ rating }) => rating),
  figure("games_until_retired", ({ gamesUntilRetired }) => gamesUntilRetired),
  figure("cost_per_game_usd", (ball) => derived(costPerGameCents(ball), dollars)),
  figure(
    "games_until_cracked_from",
    ({ gamesUntilCracked: games }) => games && derived(games, ({ from }) => from),
  ),
  figure(
    "games_until_cracked_to",
    ({ gamesUntilCracked: games }) => games && derived(games, ({ to }) => to),
  ),
];

/** A column of sample figures, which its name says. */
function figure(name: string, figureOf: (ball: Ball) => MaybeSample<CsvCell>): CsvColumn<Ball> {
  return [`sample_${name}`, (ball) => bareValue(figureOf(ball)), true];
}

/** The ball database as a file. Unknown values are empty. */
export default defineFile(addresses.ballsCsv, {
  get({ site }) {
    const { balls, showsSamples } = site.library;
    return csvAnswer("balls.csv", columns, balls, showsSamples);
  },
});
