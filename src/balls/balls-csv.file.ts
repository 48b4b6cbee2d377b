import { addresses } from "../addresses";
import { costPerGameCents } from "./ball-facts";
import type { Ball } from "./ball.content";
import { dollars } from "../platform/text/money";
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
  ["sample_rating", ({ rating }) => rating, true],
  ["sample_games_until_retired", ({ gamesUntilRetired }) => gamesUntilRetired, true],
  ["sample_cost_per_game_usd", (ball) => dollars(costPerGameCents(ball)), true],
  ["sample_games_until_cracked_from", ({ gamesUntilCracked }) => gamesUntilCracked?.from, true],
  ["sample_games_until_cracked_to", ({ gamesUntilCracked }) => gamesUntilCracked?.to, true],
];

/** The ball database as a file. Unknown values are empty. */
export default defineFile(addresses.ballsCsv, {
  get({ site }) {
    const { balls, showsSamples } = site.library;
    return csvAnswer("balls.csv", columns, balls, showsSamples);
  },
});
