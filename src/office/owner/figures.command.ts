import { openFigures } from "../figures/figures.service.ts";
import { figureFacts } from "../figures/figures.ts";
import { clickFacts, pageViewFacts } from "../figures/views.ts";
import { openVisits } from "../figures/visits.service.ts";
import { command, json, numberBetween } from "./command.ts";
import { withContext } from "./context.ts";
import { lineOf } from "./list-command.ts";
import { table, writeJson, writeLine } from "./output.ts";

export const figures = command("figures", {
  about: "Count page views, reviews, sign-ups, reports and messages week by week",
  more: "Weeks begin on Monday (UTC); the first line is this week so far. What was hidden or deleted is not counted: hidden and withdrawn reviews, closed reports, deleted addresses and messages. Helpful votes count for the week of their review. Page views and visits are what browsers opened, without bots and pages that were loaded ahead of a click; the most read pages of these weeks are listed below. Links to shops that were clicked come last. --json prints { weeks, pages, clicks }.",
  example: "figures --weeks 4",
})
  .option("--weeks <number>", "how many weeks", numberBetween(1, 520), 12)
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const store = await context.store();
      const weeks = await openFigures(store, context.now).byWeek(given.weeks);
      const visits = openVisits(store, context.now);
      const pages = await visits.mostViewed(given.weeks);
      const clicks = await visits.mostClicked(given.weeks);
      if (given.json) return writeJson({ weeks, pages, clicks });
      await writeLine(
        table([
          ["Week of", ...figureFacts.map(({ label }) => label!)],
          ...weeks.map((week) => [week.week, ...lineOf(figureFacts, week)]),
        ]),
      );
      for (const [title, facts, rows] of [
        ["Most read pages", pageViewFacts, pages],
        ["Most clicked shops", clickFacts, clicks],
      ] as const) {
        if (rows.length === 0) continue;
        const [, ...counts] = facts.map(({ label }) => label!);
        const listed = rows.map((row) => lineOf(facts, row));
        await writeLine(`\n${table([[title, ...counts], ...listed])}`);
      }
    }),
  );
