import { Fact } from "../balls/ball-fact";
import { costPerGameCents } from "../balls/ball-facts";
import { priceText } from "../platform/text/money";
import type { ArticleView } from "./article-view";
import { derived } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import styles from "./cost-table.module.css";

/** The cost of a game: price and games come from the balls, the cost is computed. */
export function CostTable({ rows }: { rows: ArticleView["costTable"] }) {
  const costs = rows.flatMap((row) => {
    const [games, cents] = [row.ball.gamesUntilRetired, costPerGameCents(row.ball)];
    return games === null || cents === undefined ? [] : [{ ...row, games, cents }];
  });
  return (
    <table className={styles.table}>
      <caption>Cost per game</caption>
      <thead>
        <tr>
          <th scope="col">Ball</th>
          <th scope="col">Price</th>
          <th scope="col">Games played</th>
          <th scope="col">Cost per game</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ label, ball, games, cents }) => (
          <tr key={ball.slug}>
            <th scope="row">
              <span>{label}</span>
              {ball.name}
            </th>
            <td>
              <Fact ball={ball} fact="pricePerBallCents" text={priceText(ball.pricePerBallCents)} />
            </td>
            <td>
              <Marked value={games} />
            </td>
            <td>
              <Marked value={derived(cents, priceText)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
