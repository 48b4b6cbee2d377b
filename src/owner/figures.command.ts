import { openFigures } from "../figures/figures.service.ts";
import { figureFacts } from "../figures/figures.ts";
import { pageViewFacts } from "../figures/views.ts";
import { openVisits } from "../figures/visits.service.ts";
import { command, json, numberBetween } from "./command.ts";
import { withContext } from "./context.ts";
import { lineOf } from "./list-command.ts";
import { table, writeJson, writeLine } from "./output.ts";

export const figures = command("figures", {
  about: "Count page views, reviews, sign-ups, reports and messages week by week",
  more: "Weeks begin on Monday (UTC); the first line is this week so far. What was hidden or deleted is not counted: hidden and withdrawn reviews, closed reports, deleted addresses and messages. Helpful votes count for the week of their review. Page views and visits are what browsers opened, without bots and pages that were loaded ahead of a click; the most read pages of these weeks are listed below. --json prints { weeks, pages }.",
  example: "figures --weeks 4",
})
  .option("--weeks <number>", "how many weeks", numberBetween(1, 520), 12)
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const store = await context.store();
      const weeks = await openFigures(store, context.now).byWeek(given.weeks);
      const pages = await openVisits(store, context.now).mostViewed(given.weeks);
      if (given.json) return writeJson({ weeks, pages });
      await writeLine(
        table([
          ["Week of", ...figureFacts.map(({ label }) => label!)],
          ...weeks.map((week) => [week.week, ...lineOf(figureFacts, week)]),
        ]),
      );
      if (pages.length === 0) return;
      const [, ...counts] = pageViewFacts.map(({ label }) => label!);
      const listed = pages.map((page) => lineOf(pageViewFacts, page));
      await writeLine(`\n${table([["Most read pages", ...counts], ...listed])}`);
    }),
  );
