import type { ReactNode } from "react";
import { costPerGameCents, gamesText, weightText } from "../balls/ball-facts";
import type { BallFact } from "../balls/ball.content";
import { priceText } from "../platform/text/money";
import { toOneDecimal } from "../reviews/ratings/rating";
import { Fact } from "../balls/ball-fact";
import type { Column } from "../platform/table";
import { DataTable } from "../platform/ui/fact-table";
import { derived, type MaybeSample } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import { Unknown } from "../platform/ui/unsure-mark";
import type { ArticleView } from "./article-view";

type Entry = ArticleView["balls"][number];

interface BallFactsTableProps {
  article: Pick<ArticleView, "balls" | "shows">;
  /** Whether each name is a link to its entry on the page. */
  areLinked?: boolean;
}

/** An article's balls side by side, with every fact that it shows of one of them; nothing if it shows none. */
export function BallFactsTable({
  article: { balls, shows },
  areLinked = false,
}: BallFactsTableProps) {
  const rows = balls.map((entry): Row => ({
    ball: entry.ball,
    facts: new Map(entryFacts(entry, shows)),
  }));
  const labels = [...new Set(rows.flatMap(({ facts }) => [...facts.keys()]))];
  if (labels.length === 0) return null;
  return (
    <DataTable
      columns={[nameColumn(areLinked), ...labels.map(factColumn)]}
      rows={rows}
      keyOf={({ ball }) => ball.slug}
      caption="Side by side"
      labelId={areLinked ? "side-by-side" : undefined}
      isPlain={!areLinked}
    />
  );
}

interface Row {
  ball: Entry["ball"];
  facts: ReadonlyMap<string, ReactNode>;
}

const nameColumn = (isLinked: boolean): Column<Row> => ({
  key: "name",
  label: "Ball",
  cell: ({ ball: { slug, name } }) =>
    isLinked ? (
      <div>
        <a href={`#${slug}`}>{name}</a>
      </div>
    ) : (
      name
    ),
});

const factColumn = (label: string): Column<Row> => ({
  key: label,
  label,
  // A phrase; everything else is a word or a figure.
  isWords: label === "Official status",
  cell: ({ facts }) => facts.get(label) ?? <Unknown />,
});

/** The facts that an article shows about a ball, with labels; unknown ones are left out. */
function entryFacts(entry: Entry, shows: ArticleView["shows"]): [string, ReactNode][] {
  const { ball } = entry;
  const cost = costPerGameCents(ball);
  const fact = (name: BallFact, text: ReactNode) => <Fact ball={ball} fact={name} text={text} />;
  const facts: [string, ReactNode][] = [
    ["Rating", marked(ball.rating, toOneDecimal)],
    ["Durability", marked(entry.durability)],
    ["Consistency", marked(entry.consistency)],
    ["Beginner friendly", marked(entry.beginnerFriendly)],
    ["Difficulty", marked(entry.difficulty)],
  ];
  if (shows.includes("holes and weight"))
    facts.push(
      ["Holes", fact("holes", ball.holes)],
      ["Weight", fact("weightOz", ball.weightOz && weightText(ball.weightOz))],
    );
  if (shows.includes("games"))
    facts.push(
      [
        "Retired from rated play",
        marked(ball.gamesUntilRetired, (games) => `after ${games} games`),
      ],
      [
        "Cracks in easy play",
        marked(ball.gamesUntilCracked, (games) => `after ${gamesText(games)} games`),
      ],
    );
  if (shows.includes("official status"))
    facts.push(["Official status", fact("approval", ball.approval)]);
  if (shows.includes("cost per game"))
    facts.push(
      ["Price per ball", fact("pricePerBallCents", priceText(ball.pricePerBallCents))],
      ["Cost per game", marked(cost, priceText)],
      ["Value score", marked(entry.valueScore, (score) => `${toOneDecimal(score)} / 10`)],
    );
  return facts.filter(([, value]) => value);
}

/** A figure with its mark; nothing if it's unknown. */
function marked<Value>(
  figure: MaybeSample<Value> | null | undefined,
  text: (value: Value) => string = String,
): ReactNode {
  if (figure === null || figure === undefined) return undefined;
  return <Marked value={derived(figure, text)} />;
}
