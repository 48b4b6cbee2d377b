import "../../platform/styles/columns.css";
import { addresses } from "../../addresses.ts";
import { query } from "../../platform/query.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import type { Column } from "../../platform/table.ts";
import { DataTable } from "../../platform/ui/fact-table.tsx";
import { candidatesFor, rankMatches } from "../match/match.ts";
import { noPreferences } from "../match/match-address.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { paddleSummaries } from "../paddles/paddle-summary.ts";
import { TextArticle, textArticleOf, textPageFacts } from "../pages/text-article.tsx";
import {
  countedLevel,
  type Level,
  levels,
  nearText,
  ownLevelField,
} from "../reviews/level/level.ts";
import { drawing, labelsOf, type Point, pointsOf, xOf, yOf } from "./scatter.ts";
import styles from "./scatter.module.css";

const scatterQuery = query({ level: ownLevelField });

/** How many paddles are marked for a level. */
const maxMarked = 3;

const { path } = addresses.powerAndControl;

/** Every paddle by its power and control, drawn on the server; own-script.ts marks the reader's own. */
export default definePage(addresses.powerAndControl, {
  listed: {
    kind: "scatter",
    weight: "list",
    pages: ({ library }) => [textPageFacts("power-and-control", library)],
  },

  query: scatterQuery,

  async load({ url, site }) {
    const { library } = site;
    const asked = scatterQuery.read(url.searchParams).level;
    const level = asked && countedLevel(asked);
    const ranked = level
      ? rankMatches(
          candidatesFor(
            await paddleSummaries(site, library.written),
            { ...noPreferences, level },
            site.today(),
          ),
          { ...noPreferences, level },
        )
      : [];
    return {
      ...textArticleOf("power-and-control", library),
      points: pointsOf(library.paddles),
      count: library.paddles.length,
      level,
      marked: ranked.slice(0, maxMarked).map(({ candidate }) => candidate.paddle.slug),
    };
  },

  head: ({ text, breadcrumbs, level }) => ({
    ...text,
    breadcrumbs,
    ...(level && { path: undefined }),
  }),

  Page: ({ data: { text, looks, breadcrumbs, ...data } }) => (
    <TextArticle text={text} looks={looks} breadcrumbs={breadcrumbs}>
      <Scatter {...data} />
    </TextArticle>
  ),
});

interface ScatterProps {
  points: readonly Point[];
  /** How many paddles there are in all. */
  count: number;
  level: Level | undefined;
  /** The slugs of those to mark. */
  marked: readonly string[];
}

const columns: Column<Point>[] = [
  {
    key: "paddle",
    label: "Paddle",
    cell: ({ paddle }) => <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>,
  },
  { key: "power", label: "Power", cell: ({ words }) => words.power, isCapital: true },
  { key: "control", label: "Control", cell: ({ words }) => words.control, isCapital: true },
];

function Scatter({ points, count, level, marked }: ScatterProps) {
  const isMarked = ({ paddle }: Point) => marked.includes(paddle.slug);
  // Names are left out where there's no room: first come those that are marked, then the ends of the picture.
  const byDistance = points.toSorted((a, b) => fromMiddle(b) - fromMiddle(a));
  const named = labelsOf([...points.filter(isMarked), ...byDistance.filter((p) => !isMarked(p))]);
  const first = marked.flatMap((slug) => points.find(({ paddle }) => paddle.slug === slug) ?? []);
  return (
    <section className="section" aria-labelledby="the-picture">
      <h2 id="the-picture">The picture</h2>
      <LevelLinks chosen={level} />
      {first.length > 0 ? (
        <p>
          Our match begins {level ? nearText(level) : ""} with{" "}
          {first.map(({ paddle }, index) => (
            <span key={paddle.slug}>
              {index === 0 ? "" : index === first.length - 1 ? " and " : ", "}
              <Name of={paddle} />
            </span>
          ))}
          .
        </p>
      ) : null}
      <figure className={styles.figure}>
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="img"
          aria-label={`Power and control of ${points.length} paddles. The table below says the same in words.`}
        >
          <path className={styles.axes} d={axes} />
          <g className={styles.ends} fontSize="12">
            <text x={drawing.edge} y={drawing.height - 6}>
              less power
            </text>
            <text x={drawing.width - drawing.edge} y={drawing.height - 6} textAnchor="end">
              more power
            </text>
            <text transform={`translate(12 ${drawing.height - drawing.edge}) rotate(-90)`}>
              less control
            </text>
            <text transform={`translate(12 ${drawing.edge}) rotate(-90)`} textAnchor="end">
              more control
            </text>
          </g>
          {points.map((point) => (
            <g
              key={point.paddle.slug}
              className={isMarked(point) ? styles.marked : styles.point}
              data-point={point.paddle.slug}
            >
              <title>{`${point.paddle.name}: ${point.words.power}; ${point.words.control}`}</title>
              <circle cx={at(xOf(point))} cy={at(yOf(point))} r={isMarked(point) ? 6 : 4} />
            </g>
          ))}
          <g className={styles.names} fontSize="12" aria-hidden="true">
            {named.map(({ point, x, y, anchor }) => (
              <text key={point.paddle.slug} x={at(x)} y={at(y)} textAnchor={anchor}>
                {point.paddle.shortName}
              </text>
            ))}
          </g>
        </svg>
        <figcaption className="note">
          {points.length} of {count} paddles: those we know enough about. The places come from
          makers&apos; facts and our pages&apos; words; nobody measured them. With a paddle in My
          Paddles, its dot is the yellow one.
        </figcaption>
      </figure>
      <details className="disclosure">
        <summary>All {points.length} in a table</summary>
        <DataTable columns={columns} rows={points} keyOf={({ paddle }) => paddle.slug} />
      </details>
    </section>
  );
}

function LevelLinks({ chosen }: { chosen: Level | undefined }) {
  return (
    <nav aria-label="Levels">
      <ul className="row gap-2">
        {[undefined, ...levels].map((level) => (
          <li key={level ?? "all"}>
            <a
              className="tap"
              href={`${scatterQuery.address(path, { level })}#the-picture`}
              aria-current={level === chosen ? "true" : undefined}
              rel={level ? "nofollow" : undefined}
            >
              {level === undefined ? "No level" : level === "new" ? "New players" : level}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Name = ({ of }: { of: AnyPaddle }) => <a href={addresses.paddle.href(of)}>{of.name}</a>;

const at = (value: number) => Math.round(value * 10) / 10;

const fromMiddle = ({ power, control }: Point) => Math.hypot(power - 0.5, control - 0.5);

const { width, height, edge } = drawing;
const axes = `M${edge} ${edge}V${height - edge}H${width - edge}M${width / 2} ${edge}V${height - edge}M${edge} ${height / 2}H${width - edge}`;
