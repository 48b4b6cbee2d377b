import { Fact } from "../balls/ball-fact";
import { costPerGameCents } from "../balls/ball-facts";
import { priceText } from "../platform/text/money";
import type { ArticleView } from "./article-view";
import { SampleMark } from "../platform/ui/sample-mark";
import styles from "./cost-table.module.css";

/** The cost of a game: price and games come from the balls, the cost is computed. */
export function CostTable({ rows }: { rows: ArticleView["costTable"] }) {
  return (
    <table className={styles.table}>
      <caption>
        Cost per game
        <SampleMark />
      </caption>
      <thead>
        <tr>
          <th scope="col">Ball</th>
          <th scope="col">Price</th>
          <th scope="col">Games played</th>
          <th scope="col">Cost per game</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, ball }) => (
          <tr key={ball.slug}>
            <th scope="row">
              <span>{label}</span>
              {ball.name}
            </th>
            <td>
              <Fact ball={ball} fact="pricePerBallCents" text={priceText(ball.pricePerBallCents)} />
            </td>
            <td>{ball.gamesUntilRetired}</td>
            <td>{priceText(costPerGameCents(ball) ?? null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
