import { listed } from "../../platform/text/grammar.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import type { ImportPlan } from "./sheets.service.ts";

/** How many rows are named that have one mistake. */
const maxNamed = 10;

/** What's wrong in a spreadsheet: what is wrong alike in several rows once, with their numbers. */
export function mistakesOf({ mistakes, rows }: ImportPlan): readonly string[] {
  const all = rows.flatMap(({ row, mistakes: own }) =>
    own.map((mistake) => ({ row: wholeNumber(row), said: mistake.slice(`Row ${row}`.length) })),
  );
  return [
    ...mistakes,
    ...[...Map.groupBy(all, ({ said }) => said)].map(([said, alike]) => {
      const named = alike.map(({ row }) => row);
      const more = named.splice(maxNamed).length;
      if (more > 0) named.push(`${wholeNumber(more)} more`);
      return `${alike.length === 1 ? "Row" : "Rows"} ${listed(named)}${said}`;
    }),
  ];
}
