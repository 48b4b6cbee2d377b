import { openFigures } from "../figures/figures.service.ts";
import { figureNames } from "../figures/figures.ts";
import { command, json, numberBetween } from "./command.ts";
import { withContext } from "./context.ts";
import { table, writeJson, writeLine } from "./output.ts";

const headings = {
  reviews: "reviews",
  helpful: "helpful votes",
  subscribers: "subscribers",
  reviewReaders: "review emails",
  reports: "open reports",
  messages: "messages",
} satisfies Record<(typeof figureNames)[number], string>;

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
      const lines = weeks.map((week) => figureNames.map((name) => String(week[name])));
      const names = figureNames.map((name) => headings[name]);
      await writeLine(
        table([["week of", ...names], ...weeks.map(({ week }, index) => [week, ...lines[index]!])]),
      );
    }),
  );
