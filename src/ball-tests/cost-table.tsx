import { Fact } from "../balls/ball-fact";
import { costPerGameCents } from "../balls/ball-facts";
import { priceText } from "../platform/text/money";
import type { ArticleView } from "./article-view";
import { derived, type MaybeSample } from "../platform/text/sample";
import type { Column } from "../platform/table";
import { DataTable } from "../platform/ui/fact-table";
import { Marked } from "../platform/ui/marked-text";

type Cost = ArticleView["costTable"][number] & {
  games: MaybeSample<number>;
  cents: MaybeSample<number>;
};

const columns: Column<Cost>[] = [
  {
    key: "name",
    label: "Ball",
    cell: ({ label, ball }) => (
      <>
        <div>{ball.name}</div>
        {label}
      </>
    ),
  },
  {
    key: "price",
    label: "Price",
    cell: ({ ball }) => (
      <Fact ball={ball} fact="pricePerBallCents" text={priceText(ball.pricePerBallCents)} />
    ),
  },
  { key: "games", label: "Games played", cell: ({ games }) => <Marked value={games} /> },
  {
    key: "cost",
    label: "Cost per game",
    cell: ({ cents }) => <Marked value={derived(cents, priceText)} />,
  },
];

/** The cost of a game: price and games come from the balls, the cost is computed. */
export function CostTable({ rows }: { rows: ArticleView["costTable"] }) {
  const costs = rows.flatMap((row): Cost[] => {
    const [games, cents] = [row.ball.gamesUntilRetired, costPerGameCents(row.ball)];
    return games === null || cents === undefined ? [] : [{ ...row, games, cents }];
  });
  return (
    <DataTable
      columns={columns}
      rows={costs}
      keyOf={({ ball }) => ball.slug}
      caption="Cost per game"
    />
  );
}
