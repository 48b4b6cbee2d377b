import { Fact } from "../balls/ball-fact";
import { costPerGameCents } from "../balls/ball-facts";
import { priceText } from "../platform/text/money";
import type { ArticleView } from "./article-view";
import { derived } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import { ColumnHeading } from "../platform/ui/fact-table";
import table from "../platform/ui/fact-table.module.css";

/** The cost of a game: price and games come from the balls, the cost is computed. */
export function CostTable({ rows }: { rows: ArticleView["costTable"] }) {
  const costs = rows.flatMap((row) => {
    const [games, cents] = [row.ball.gamesUntilRetired, costPerGameCents(row.ball)];
    return games === null || cents === undefined ? [] : [{ ...row, games, cents }];
  });
  return (
    <table className={table.table}>
      <caption>Cost per game</caption>
      <thead>
        <tr>
          <ColumnHeading label="Ball" className={table.name} />
          <ColumnHeading label="Price" />
          <ColumnHeading label="Games played" />
          <ColumnHeading label="Cost per game" />
        </tr>
      </thead>
      <tbody>
        {costs.map(({ label, ball, games, cents }) => (
          <tr key={ball.slug}>
            <th scope="row" className={table.name}>
              <div>{ball.name}</div>
              {label}
            </th>
            <td data-label="Price">
              <Fact ball={ball} fact="pricePerBallCents" text={priceText(ball.pricePerBallCents)} />
            </td>
            <td data-label="Games played">
              <Marked value={games} />
            </td>
            <td data-label="Cost per game">
              <Marked value={derived(cents, priceText)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
