import type { ReactNode } from "react";
import { costPerGameCents, gamesText, weightText } from "../balls/ball-facts";
import type { BallFact } from "../balls/ball.content";
import { priceText } from "../platform/text/money";
import { toOneDecimal } from "../reviews/ratings/rating";
import { Fact } from "../balls/ball-fact";
import { ColumnHeading, TableFrame } from "../platform/ui/fact-table";
import table from "../platform/ui/fact-table.module.css";
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
  const rows = balls.map((entry) => ({
    ball: entry.ball,
    facts: new Map(entryFacts(entry, shows)),
  }));
  const labels = [...new Set(rows.flatMap(({ facts }) => [...facts.keys()]))];
  if (labels.length === 0) return null;
  const compared = (
    <table className={table.table}>
      <caption id={areLinked ? "side-by-side" : undefined}>Side by side</caption>
      <thead>
        <tr>
          <ColumnHeading label="Ball" className={table.name} />
          {labels.map((label) => (
            <ColumnHeading key={label} label={label} className={classOf(label)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ ball: { slug, name }, facts }) => (
          <tr key={slug}>
            <th scope="row" className={table.name}>
              {areLinked ? (
                <div>
                  <a href={`#${slug}`}>{name}</a>
                </div>
              ) : (
                name
              )}
            </th>
            {labels.map((label) => (
              <td key={label} className={classOf(label)} data-label={areLinked ? label : undefined}>
                {facts.get(label) ?? <Unknown />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return areLinked ? <TableFrame labelId="side-by-side">{compared}</TableFrame> : compared;
}

/** An official status is a phrase, everything else a word or a figure. */
function classOf(label: string): string | undefined {
  return label === "Official status" ? table.words : undefined;
}

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
