import "../../platform/styles/columns.css";
import type { ComponentType, ReactNode } from "react";
import { priceText } from "../../platform/text/money.ts";
import type { Column } from "../../platform/table.ts";
import { DataTable } from "../../platform/ui/fact-table.tsx";
import {
  bareValue,
  derived,
  isSample,
  type MaybeSample,
  sampleSign,
} from "../../platform/text/sample.ts";
import { Marked, MarkedText, Phrases, Samples, Terms } from "../../platform/ui/marked-text.tsx";
import { Unknown, UnsureLegend } from "../../platform/ui/unsure-mark.tsx";
import { costPerGameCents, gamesText, weightText } from "../balls/ball-facts.ts";
import type { Ball, BallFact } from "../balls/ball.content.ts";
import { toOneDecimal } from "../reviews/ratings/ratings.ts";
import { Fact } from "../balls/ball-fact.tsx";
import { type ArticleView, figureOf, votesText } from "./article-view.ts";
import { ballPath } from "../../addresses.ts";
import { BallImage, BallPicture } from "../balls/ball-picture.tsx";
import { Stars } from "../reviews/ratings/stars.tsx";
import { communityFigures, isRanked, type PartName } from "./article-parts.ts";
import { BarFigure, type Figure } from "./bar-figure.tsx";
import { LifespanNote } from "../balls/lifespan-note.tsx";
import ballEntries from "./ball-entries.module.css";
import awardsStyles from "./awards.module.css";
import styles from "./article-part.module.css";

type Entry = ArticleView["balls"][number];

interface BallFactsTableProps {
  article: Pick<ArticleView, "balls" | "shows">;
  /** Whether each name links to its entry on the page. */
  areLinked?: boolean;
}

/** An article's balls side by side, with every fact it shows about any of them; empty if it shows none. */
export function BallFactsTable({
  article: { balls, shows },
  areLinked = false,
}: BallFactsTableProps) {
  const rows = balls.map((entry): Row => ({ ball: entry.ball, facts: entryFacts(entry, shows) }));
  const labels = new Set(rows.flatMap(({ facts }) => facts.map(({ label }) => label)));
  if (labels.size === 0) return null;
  return (
    <DataTable
      columns={[nameColumn(areLinked), ...[...labels].map((label) => factColumn(label, rows))]}
      rows={rows}
      keyOf={({ ball }) => ball.slug}
      caption="Side by side"
      labelId={areLinked ? "side-by-side" : undefined}
      isPlain={!areLinked}
    />
  );
}

interface EntryFact {
  label: string;
  text: ReactNode;
  isSample: boolean;
}

interface Row {
  ball: Entry["ball"];
  facts: readonly EntryFact[];
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

const factColumn = (label: string, rows: readonly Row[]): Column<Row> => ({
  key: label,
  label,
  isSample: rows.every(({ facts }) => facts.every((fact) => fact.label !== label || fact.isSample)),
  // A phrase; everything else is a word or a figure.
  isWords: label === "Official status",
  cell: ({ facts }) => facts.find((fact) => fact.label === label)?.text ?? <Unknown />,
});

/** The facts an article shows about a ball, with labels; unknown ones are left out. */
function entryFacts(entry: Entry, shows: ArticleView["shows"]): EntryFact[] {
  const { ball } = entry;
  const fact = (label: string, name: BallFact, known: ReactNode): EntryFact => ({
    label,
    text: <Fact ball={ball} fact={name} text={known} />,
    isSample: false,
  });
  function figure<Value>(
    label: string,
    value: MaybeSample<Value> | null | undefined,
    text: (value: Value) => string = String,
  ): EntryFact {
    if (value === null || value === undefined) return { label, text: null, isSample: true };
    return { label, text: <Marked value={derived(value, text)} />, isSample: isSample(value) };
  }
  const facts = [
    figure("Rating", ball.rating, toOneDecimal),
    figure("Durability", entry.durability),
    figure("Consistency", entry.consistency),
    figure("Beginner friendly", entry.beginnerFriendly),
    figure("Difficulty", entry.difficulty),
  ];
  if (shows.includes("holes and weight"))
    facts.push(
      fact("Holes", "holes", ball.holes),
      fact("Weight", "weightOz", ball.weightOz && weightText(ball.weightOz)),
    );
  if (shows.includes("games"))
    facts.push(
      figure("Retired from rated play", ball.gamesUntilRetired, (games) => `after ${games} games`),
      figure(
        "Cracks in easy play",
        ball.gamesUntilCracked,
        (games) => `after ${gamesText(games)} games`,
      ),
    );
  if (shows.includes("official status"))
    facts.push(fact("Official status", "approval", ball.approval));
  if (shows.includes("cost per game"))
    facts.push(
      fact("Price per ball", "pricePerBallCents", priceText(ball.pricePerBallCents)),
      figure("Cost per game", costPerGameCents(ball), priceText),
      figure("Value score", entry.valueScore, (score) => `${toOneDecimal(score)} / 10`),
    );
  return facts.filter(({ text }) => text);
}

/** The balls of an article side by side, then each with its rating, pros, cons and a player's quote. */
export function BallEntries({ article }: { article: ArticleView }) {
  return (
    <>
      <BallFactsTable article={article} areLinked />
      <Samples
        of={article.balls.flatMap(({ ball, quote }) => [ball.rating, quote])}
        label="These ratings and players' quotes are samples."
      >
        <ul>
          {article.balls.map((entry) => (
            <li key={entry.ball.slug} id={entry.ball.slug} className={ballEntries.entry}>
              <div className={ballEntries.picture}>
                <BallImage ball={entry.ball} sizes="7rem" />
              </div>
              <div className="stack top gap-3 up-to-44">
                <h3>
                  <a href={ballPath(entry.ball.slug)}>{entry.ball.name}</a>
                </h3>
                <Rating rating={entry.ball.rating} />
                {entry.quote ? <PlayerQuote quote={entry.quote} /> : null}
                <p>
                  <strong>Best for:</strong> {entry.bestFor}
                </p>
              </div>
              <div className={ballEntries.sides}>
                <Side title="Pros" phrases={entry.pros} mark="+" />
                <Side title="Cons" phrases={entry.cons} mark="−" />
              </div>
            </li>
          ))}
        </ul>
      </Samples>
      <Legend />
    </>
  );
}

const Legend = () => (
  <p className="note">
    <UnsureLegend />
  </p>
);

/** A ball's sample rating, as stars and as a number. */
export function Rating({ rating }: Pick<Ball, "rating">) {
  if (rating === null) return null;
  return (
    <p className={ballEntries.rating}>
      <Stars rating={rating} />
      <Marked value={derived(rating, toOneDecimal)} isStrong />
    </p>
  );
}

/** A sample player's quote. */
export function PlayerQuote({ quote }: { quote: NonNullable<Entry["quote"]> }) {
  return (
    <blockquote className={ballEntries.quote}>
      <p>"{bareValue(quote).text}"</p>
      <footer className="small muted">
        <Marked value={derived(quote, ({ firstName }) => firstName)} />
      </footer>
    </blockquote>
  );
}

function Side({ title, phrases, mark }: { title: string; phrases: string[]; mark: string }) {
  if (phrases.length === 0) return null;
  return (
    <div>
      <p className="bold">{title}</p>
      <Phrases of={phrases} mark={mark} />
    </div>
  );
}

/**
 * The ranked awards: rank, ball, rating, votes, category, price range, strengths, a quote. The top three look
 * different. Without votes there are no ranks.
 */
export function Awards({ article: { awards } }: { article: ArticleView }) {
  const List = isRanked(awards) ? "ol" : "ul";
  return (
    <div className="room">
      <Samples
        of={awards.flatMap(({ ball, votes, quote }) => [ball.rating, votes, quote])}
        label="These ranks, votes, ratings and players' quotes are samples."
      >
        <List className={`stack fit ${awardsStyles.awards}`}>
          {awards.map(({ ball, votes, category, priceRange, strengths, quote }, index) => (
            <li key={ball.slug} className={classOf(index, votes !== undefined)}>
              {votes === undefined ? null : (
                <p className={awardsStyles.rank}>
                  <span>#</span>
                  <Marked value={derived(votes, () => index + 1)} />
                </p>
              )}
              <div className={awardsStyles.picture}>
                <BallPicture ball={ball} />
              </div>
              <div className={`stack top gap-2 up-to-40 ${awardsStyles.words}`}>
                <p className="small muted bold">
                  <MarkedText text={category} />
                </p>
                <h3>
                  <a href={ballPath(ball.slug)}>{ball.name}</a>
                </h3>
                <Rating rating={ball.rating} />
                <p className="numbers">
                  {votes === undefined ? null : (
                    <>
                      <Marked value={derived(votes, votesText)} /> ·{" "}
                    </>
                  )}
                  <Fact ball={ball} fact="pricePerBallCents" text={priceRange} />
                </p>
                <Phrases of={strengths} />
                {quote ? <PlayerQuote quote={quote} /> : null}
              </div>
            </li>
          ))}
        </List>
      </Samples>
      <Legend />
    </div>
  );
}

function classOf(index: number, isRankedAward: boolean): string | undefined {
  if (!isRankedAward) return awardsStyles.unranked;
  return index < 3 ? awardsStyles.top : awardsStyles.award;
}

/** The winners of each category, with the reason. */
export function Champions({ article: { champions } }: { article: ArticleView }) {
  return (
    <ul className={`entries ${awardsStyles.champions}`}>
      {champions.map(({ title, ball, why }) => (
        <li key={title} className="row gap-4">
          <div className={awardsStyles.picture}>
            <BallPicture ball={ball} />
          </div>
          <div>
            <p className="small muted bold">{title}</p>
            <h3>
              <a href={ballPath(ball.slug)}>{ball.name}</a>
            </h3>
            <p>
              <MarkedText text={why} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

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
  {
    key: "games",
    label: "Games played",
    isSample: true,
    cell: ({ games }) => <Marked value={games} />,
  },
  {
    key: "cost",
    label: "Cost per game",
    isSample: true,
    cell: ({ cents }) => <Marked value={derived(cents, priceText)} />,
  },
];

/** The cost of a game, computed from the balls' prices and games. */
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

type OfArticle = ComponentType<{ article: ArticleView }>;

export interface PartLooks {
  Figures: ComponentType<{ of: readonly (readonly [label: string, value: ReactNode])[] }>;
  Balls: OfArticle;
  Awards: OfArticle;
  Champions: OfArticle;
  Bars: ComponentType<Figure>;
}

/** As on an article's page. */
const pageLooks: PartLooks = {
  Figures: ({ of }) => <Terms className={styles.community} of={of} />,
  Balls: BallEntries,
  Awards,
  Champions,
  Bars: BarFigure,
};

interface ArticlePartProps {
  name: PartName;
  article: ArticleView;
  looks?: PartLooks;
}

/** A part that is drawn from an article's fields, wherever its text places it. */
export function ArticlePart({ name, article, looks = pageLooks }: ArticlePartProps) {
  switch (name) {
    case "community":
      return (
        <looks.Figures
          of={communityFigures(article.community).map(([label, figure]) => [
            label,
            <Marked key={label} value={figure} />,
          ])}
        />
      );
    case "balls":
      return <looks.Balls article={article} />;
    case "awards":
      return <looks.Awards article={article} />;
    case "champions":
      return <looks.Champions article={article} />;
    case "cost-table":
      return (
        <>
          <CostTable rows={article.costTable} />
          <LifespanNote />
        </>
      );
    case "games":
    case "weights":
    case "votes":
    case "cost-chart":
      return (
        <>
          <looks.Bars {...figureOf(name, article)} />
          {name === "games" ? <LifespanNote /> : null}
        </>
      );
  }
}

/** The first line of a sample article, on its page and in the feed. */
export function SampleLine() {
  return (
    <>
      <strong>The community figures, ratings and player quotes in this article are samples</strong>{" "}
      we wrote, marked {sampleSign}. Holes, weights and official use come from makers, shops and
      public reports.
    </>
  );
}
