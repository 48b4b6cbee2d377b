import { addresses } from "../../addresses.ts";
import { bareValue, derived, type MaybeSample } from "../../platform/text/sample.ts";
import { costPerGameCents } from "./ball-facts.ts";
import type { Ball } from "./ball.content.ts";
import { dollars } from "../../platform/text/money.ts";
import type { CsvCell } from "../../platform/text/csv.ts";
import { csvAnswer, type CsvColumn, defineFile } from "../../platform/render/define-route.tsx";

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

/** A column of sample figures, and its name says so. */
function figure(name: string, figureOf: (ball: Ball) => MaybeSample<CsvCell>): CsvColumn<Ball> {
  return [`sample_${name}`, (ball) => bareValue(figureOf(ball)), true];
}

/** The ball database as CSV. Unknown values are empty. */
export default defineFile(addresses.ballsCsv, {
  isOpen: true,
  get({ site }) {
    const { balls, showsSamples } = site.library;
    return csvAnswer("balls.csv", columns, balls, showsSamples);
  },
});
