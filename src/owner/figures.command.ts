import { openFigures } from "../figures/figures.service.ts";
import { figureFacts } from "../figures/figures.ts";
import { command, json, numberBetween } from "./command.ts";
import { withContext } from "./context.ts";
import { lineOf } from "./list-command.ts";
import { table, writeJson, writeLine } from "./output.ts";

export const figures = command("figures", {
  about: "Count reviews, sign-ups, reports and messages week by week",
  more: "Weeks begin on Monday (UTC); the first line is this week so far. What was hidden or deleted is not counted: hidden and withdrawn reviews, closed reports, deleted addresses and messages. Helpful votes count for the week of their review. --json prints { weeks }.",
  example: "figures --weeks 4",
})
  .option("--weeks <number>", "how many weeks", numberBetween(1, 520), 12)
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const weeks = await openFigures(await context.store(), context.now).byWeek(given.weeks);
      if (given.json) return writeJson({ weeks });
      await writeLine(
        table([
          ["Week of", ...figureFacts.map(({ label }) => label!)],
          ...weeks.map((week) => [week.week, ...lineOf(figureFacts, week)]),
        ]),
      );
    }),
  );
