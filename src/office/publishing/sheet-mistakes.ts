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
      const some = alike.slice(0, maxNamed).map(({ row }) => row);
      const more = alike.length - some.length;
      const named = listed(more === 0 ? some : [...some, `${wholeNumber(more)} more`]);
      return `${alike.length === 1 ? "Row" : "Rows"} ${named}${said}`;
    }),
  ];
}
