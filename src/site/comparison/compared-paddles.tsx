import "../../platform/styles/tables.css";
import { Fragment, type ReactNode, useId } from "react";
import { figureIn, figureText, inUnits, type Units } from "../../platform/text/units.ts";
import { Marked, Phrases, Terms } from "../../platform/ui/marked-text.tsx";
import { areSamples, bareValue, derived } from "../../platform/text/sample.ts";
import { shortPriceText } from "../../platform/text/money.ts";
import { DataTable, TableFrame } from "../../platform/ui/fact-table.tsx";
import page from "../../platform/ui/page.module.css";
import { Unconfirmed, Unknown, UnsureLegend } from "../../platform/ui/unsure-mark.tsx";
import { UnitsSwitch } from "../../platform/ui/units-switch.tsx";
import { capitalized, listed } from "../../platform/text/grammar.ts";
import type { Column } from "../../platform/table.ts";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import { Breadcrumb, type Crumb } from "../../platform/ui/breadcrumb.tsx";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import { ShareLink } from "../../platform/ui/share-link.tsx";
import { fill } from "../../platform/text/fill.ts";
import { addresses } from "../../addresses.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { PaddlePicture, pictureFrame } from "../paddles/paddle-picture.tsx";
import type { SideBySideWords } from "../side-by-side/side-by-side.content.ts";
import { TriedBoth } from "../side-by-side/tried-both.tsx";
import { PaddleRow } from "../paddles/paddle-row.tsx";
import { comparisonAddress, maxCompared } from "../tray/comparison-address.ts";
import { chooserPlace } from "./paddle-chooser.tsx";
import {
  type AnySold,
  approvalsDated,
  isConfirmed,
  isIdentified,
  isOwnPhrase,
  shownFact,
  soldSlug,
  weightOf,
} from "../paddles/paddle-facts.ts";
import {
  areBetterRated,
  bestOf,
  byDifference,
  type ComparedCell,
  type ComparedRow,
  comparedRows,
} from "./comparison.ts";
import {
  countsText,
  hasSamples,
  minReviewsNear,
  ratingNear,
  toOneDecimal,
} from "../reviews/ratings/ratings.ts";
import { LevelChoice, LevelRating } from "../reviews/level/own-level.tsx";
import { VsYours } from "../paddles/own/vs-yours.tsx";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import { Stars } from "../reviews/ratings/stars.tsx";
import { placeAmong, traitShare, uses } from "../paddles/profile.ts";
import { isNoticed, lexicon, starStep, useStep } from "../paddles/reasons.ts";
import { themeNames } from "../reviews/themes/themes.ts";
import {
  notCompared,
  pageWords,
  say,
  saidOfVersion,
  sayPair,
  standingOf,
  stepsInWords,
} from "../paddles/say.ts";
import { gripHalf, headOutline, isSized, type PaddleSize } from "../paddles/paddle-outline.ts";
import { type Level, levels, nearText } from "../reviews/level/level.ts";
import { Bar, RatingBar } from "../reviews/ratings/bar.tsx";
import { type Choice, choicesOf } from "./choices.ts";
import { verdictOn } from "./verdict.ts";
import type { ReviewWording } from "../reviews/review-wording.content.ts";
import { ShortVerdicts } from "./short-verdicts.tsx";
import comparisonHead from "./comparison-head.module.css";
import comparisonTable from "./comparison-table.module.css";
import outlines from "./outlines.module.css";
import ratingsByLevel from "./ratings-by-level.module.css";
import whichOne from "./which-one.module.css";
import styles from "./compared-paddles.module.css";

interface ComparisonHeadProps {
  paddles: readonly AnySold[];
  /** The slugs of these paddles and of those left out. */
  chosen: readonly string[];
  units: Units;
}

/** The sticky heads of a comparison's columns: each paddle can be changed or removed, and one can be added. */
export function ComparisonHead({ paddles, chosen, units }: ComparisonHeadProps) {
  const chooser = (place: number) =>
    inUnits(`${comparisonAddress(chosen)}#${chooserPlace(place)}`, units);
  return (
    <thead className={comparisonHead.head}>
      <tr>
        <th scope="col">
          <span className="unseen">Paddle</span>
          {paddles.length < maxCompared ? (
            <span className={`screen row small wide-3 ${comparisonHead.acts}`}>
              <a href={chooser(paddles.length)}>
                Add<span className="unseen"> a paddle</span>
              </a>
            </span>
          ) : null}
        </th>
        {paddles.map((paddle, index) => (
          <th key={soldSlug(paddle)} scope="col" abbr={paddle.name}>
            <span className={comparisonHead.drawn} aria-hidden="true">
              <PaddlePicture paddle={paddle} detail="small" />
            </span>
            <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
            <span className={`screen row small wide-3 ${comparisonHead.acts}`}>
              <a href={chooser(index)}>
                Change<span className="unseen"> the {paddle.name}</span>
              </a>{" "}
              <a href={inUnits(comparisonAddress(chosen.toSpliced(index, 1)), units)}>
                Remove<span className="unseen"> the {paddle.name}</span>
              </a>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Compared = PaddleSummary;

interface ComparisonTableProps {
  summaries: readonly Compared[];
  /** The slugs of these paddles and of those left out. */
  chosen: readonly string[];
  /** The differences between two paddles in sentences; empty for more paddles. */
  inWords: readonly string[];
  rows: readonly ComparedRow[];
  wording: { noReviews: string };
  catalog: readonly AnyPaddle[];
  /** The page's URL in inches and ounces. */
  address: string;
  units: Units;
}

/** A comparison table, differences first, with sticky heads and first column. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { summaries, chosen, inWords, rows, wording, catalog, address, units } = props;
  const { groups, same } = byDifference(rows);
  const paddles = summaries.map(({ paddle }) => paddle);
  const betterRated = areBetterRated(summaries);
  return (
    <section className={comparisonTable.comparison} aria-labelledby="side-by-side">
      <h2 id="side-by-side">Side by side</h2>
      {inWords.length > 0 ? <p className="measure">{inWords.join(" ")}</p> : null}
      <div className="row above-3 gap-2 wide-8">
        <LevelChoice />
        <UnitsSwitch address={`${address}#side-by-side`} units={units} />
      </div>
      <TableFrame className={comparisonTable.frame} labelId="side-by-side" columns={paddles.length}>
        <table aria-labelledby="side-by-side">
          <ComparisonHead paddles={paddles} chosen={chosen} units={units} />
          <Plays summaries={summaries} catalog={catalog} />
          <tbody>
            <Row label="Rating">
              {summaries.map((summary, index) => (
                <td key={soldSlug(summary.paddle)}>
                  <Rating summary={summary} isBetter={betterRated[index]!} wording={wording} />
                </td>
              ))}
            </Row>
            <Row label="vs. yours" className="owners">
              {paddles.map((paddle) => (
                <td key={soldSlug(paddle)}>
                  <VsYours paddle={paddle} units={units} isBare />
                </td>
              ))}
            </Row>
          </tbody>
          {groups.map((group) => (
            <Group key={group.title} title={group.title} columns={paddles.length}>
              {group.rows.map(({ label, cells }) => (
                <Row key={label} label={label}>
                  {cells.map((cell, index) => (
                    <Cell
                      key={soldSlug(paddles[index]!)}
                      cell={cell}
                      name={cells.some(hasLongWord) ? paddles[index]!.shortName : undefined}
                    />
                  ))}
                </Row>
              ))}
            </Group>
          ))}
          <Group title="By reputation" columns={paddles.length}>
            {(["knownFor", "criticisedFor"] as const).map((list) => (
              <Row key={list} label={pageWords[list].title}>
                {paddles.map((paddle) => (
                  <PhrasesCell
                    key={soldSlug(paddle)}
                    name={paddle.name}
                    of={ownPhrases(paddle, list)}
                  />
                ))}
              </Row>
            ))}
          </Group>
        </table>
      </TableFrame>
      {same.length > 0 ? (
        <details className={comparisonTable.same}>
          <summary className="bold">
            Same for all: {same.length} fact{same.length === 1 ? "" : "s"}
          </summary>
          <Terms of={same.map(({ label, cells }) => [label, cells[0]?.text])} />
        </details>
      ) : null}
      <p className="note">
        <BetterLegend /> <UnsureLegend />
      </p>
      <details className="note">
        <summary>How we mark</summary>
        <p>
          The rating needs {minReviewsNear} reviews or more. We also mark what&apos;s less than{" "}
          {shortPriceText(lexicon.listPriceCents.notice)} or {starStep} stars behind. If the best
          one is a paddle we couldn&apos;t confirm or haven&apos;t written up, nothing in that row
          is marked. In every other row, which is better depends on how you play.
        </p>
        <p>
          We call numbers different if they&apos;re at least {stepsInWords(units)} apart. Anything
          less is hard to notice, and two paddles of one model can differ by that much. Each
          paddle&apos;s page says whose figures these are; how they play comes from those and our
          pages&apos; own words, beside a line where the middle of all paddles is. We didn&apos;t
          measure anything. List prices are from launch, or from the month named on a paddle&apos;s
          page. {approvalsDated(paddles)}
          {paddles.some(({ version }) => version)
            ? " Reviews don't say which version they're about, so each version shows the rating of the whole model."
            : null}
        </p>
      </details>
    </section>
  );
}

/** How the paddles play among all, as on their pages: a bar and a word for each use. What is ahead by a step is bold. */
function Plays({ summaries, catalog }: Pick<ComparisonTableProps, "summaries" | "catalog">) {
  const paddles = summaries.map(({ paddle }) => paddle);
  const places = uses.map((use) => ({
    use,
    of: paddles.map((paddle) => placeAmong(catalog, paddle, use)),
  }));
  if (places.every(({ of }) => of.every((among) => among === undefined))) return null;
  return (
    <Group title="How they play" columns={paddles.length}>
      {places.map(({ use, of }) => {
        const shares = paddles.map((paddle) => traitShare(paddle, use));
        const areBest = bestOf(shares, useStep, "more");
        return (
          // The longest name is wider than the column on a phone.
          <Row key={use} label={use === "forgiveness" ? "Forgiving" : themeNames[use]}>
            {of.map((among, index) => (
              <td key={soldSlug(paddles[index]!)}>
                {among === undefined ? (
                  <Unknown />
                ) : (
                  <>
                    <span className={areBest[index] ? "bold" : undefined}>
                      {amounts[standingOf(among) ?? "middle"]}
                    </span>
                    <Bar stretches={barOf(among)} />
                  </>
                )}
              </td>
            ))}
          </Row>
        );
      })}
    </Group>
  );
}

/** How much of a use a paddle has, in the width of a column: its page says 'more powerful than most'. */
const amounts = { most: "High", more: "High", middle: "Average", less: "Low", least: "Low" };

/** From the lowest score of all to this one, and a line where the middle one is. */
function barOf({ place, middle }: Record<"place" | "middle", number>) {
  const [to, line] = [Math.max(2, Math.round(100 * place)), Math.round(100 * middle)];
  const bar = { from: 0, to, filled: to };
  return [bar, { from: line, to: line + 1, filled: 0 }];
}

/** What the mark is, in a line. */
function BetterLegend() {
  return (
    <>
      We <mark className={comparisonTable.better}>mark</mark> the lowest list price and the highest
      rating.
    </>
  );
}

function Group(props: { title: string; columns: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className={comparisonTable.group}>
        <th scope="rowgroup" colSpan={props.columns + 1}>
          <span>{props.title}</span>
        </th>
      </tr>
      {props.children}
    </tbody>
  );
}

interface RowProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Row({ label, className, children }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      {children}
    </tr>
  );
}

/** Whether half of a small phone is too narrow for a cell with larger text. */
const hasLongWord = ({ text }: ComparedCell) =>
  text.split(/[\s/-]+/).some((word) => word.length > 7);

interface CellProps {
  cell: ComparedCell;
  /** The paddle's, for where the columns are below each other; undefined if they never are. */
  name: string | undefined;
}

function Cell({ cell: { text, confirmed, isBetter }, name }: CellProps) {
  if (isBetter)
    return (
      <td data-of={name}>
        <Better>{text}</Better>
      </td>
    );
  if (confirmed) return <td data-of={name}>{text}</td>;
  return (
    <td data-of={name}>
      {text}
      {text === "" ? <Unknown /> : <Unconfirmed />}
    </td>
  );
}

/** A value that is better for every player. Screen readers say so. */
function Better({ children }: { children: ReactNode }) {
  return (
    <>
      <mark className={comparisonTable.better}>{children}</mark>
      <span className="unseen"> (better)</span>
    </>
  );
}

function Rating({
  summary,
  isBetter,
  wording,
}: Pick<ComparisonTableProps, "wording"> & { summary: Compared; isBetter: boolean }) {
  const { average, buckets, paddle } = summary;
  if (average === undefined)
    return <a href={`${addresses.paddle.href(paddle)}#write-a-review`}>{wording.noReviews}</a>;
  const figure = <Marked value={derived(average, toOneDecimal)} isStrong />;
  return (
    <>
      {isBetter ? <Better>{figure}</Better> : figure} <Stars rating={average} />
      <LevelRating buckets={buckets} />
      <p className="small muted">{countsText(summary)}</p>
    </>
  );
}

/** A page's phrases about the version that is compared. */
const ownPhrases = (paddle: AnySold, list: "knownFor" | "criticisedFor") =>
  paddle[list].filter((phrase) => isOwnPhrase(paddle, phrase));

/** @param name the paddle's, for where the columns are below each other */
function PhrasesCell({ name, of }: { name: string; of: readonly string[] }) {
  return <td data-of={name}>{of.length > 0 ? <Phrases of={of} /> : <Unknown />}</td>;
}

const { width, height } = pictureFrame;

/** The squares of the grid, in inches. */
const squares = {
  us: { side: 1, text: "an inch" },
  metric: { side: 1 / 2.54, text: "a centimeter" },
};

/** A paddle that an outline can be drawn of. */
type Sized = AnySold & PaddleSize;

interface OutlineProps {
  paddles: readonly Sized[];
  /** The one whose outline is thick. */
  index: number;
  units: Units;
  className?: string | undefined;
}

/** A paddle's outline over those of the others, to scale, grip ends aligned. */
function Outline({ paddles, index, units, className }: OutlineProps) {
  const id = useId();
  const square = squares[units];
  const own = paddles[index]!;
  return (
    <svg
      className={className}
      viewBox={`${-width / 2 - 0.1} -0.1 ${width + 0.2} ${height + 0.2}`}
      role="img"
      aria-label={`Outline of the ${own.name}, over the ${paddles.length > 2 ? "others" : paddles[1 - index]!.name}`}
    >
      <defs>
        {paddles.map((paddle, at) => (
          <OutlinePaths key={soldSlug(paddle)} id={`${id}${at}`} paddle={paddle} />
        ))}
        <pattern
          id={`${id}grid`}
          x={-width / 2}
          y={height}
          width={square.side}
          height={square.side}
          patternUnits="userSpaceOnUse"
        >
          <path className={outlines.grid} d={`M0 ${square.side}V0H${square.side}`} />
        </pattern>
      </defs>
      <rect x={-width / 2} width={width} height={height} fill={`url(#${id}grid)`} />
      <g className={outlines.others}>
        {paddles.map((other, at) =>
          at === index ? null : (
            <g key={soldSlug(other)}>
              <use href={`#${id}${at}head`} />
              <use href={`#${id}${at}grip`} />
            </g>
          ),
        )}
      </g>
      <g className={outlines.own}>
        <use
          href={`#${id}${index}head`}
          strokeDasharray={dashes(own, ["lengthIn", "widthIn", "shape"])}
        />
        <use
          href={`#${id}${index}grip`}
          strokeDasharray={dashes(own, ["lengthIn", "gripLengthIn"])}
        />
      </g>
    </svg>
  );
}

/**
 * The outlines to scale: two over each other, which turn over; of more paddles a drawing for each. None unless all sizes
 * are known.
 */
export function Outlines({ paddles: all, units }: { paddles: readonly AnySold[]; units: Units }) {
  const paddles = all.filter(isSized);
  if (paddles.length < all.length) return null;
  const [one, other] = paddles;
  const isPair = paddles.length === 2;
  return (
    <section className={outlines.outlines} aria-labelledby="outlines">
      <h2 id="outlines">Outlines to scale</h2>
      {isPair ? (
        <>
          <div className={outlines.faces}>
            <Outline paddles={paddles} index={0} units={units} />
            <Outline paddles={paddles} index={1} units={units} className={outlines.back} />
          </div>
          <details className={outlines.turn}>
            <summary className="bold">Turn them over</summary>
            <p>The thick line is now the {other!.name}.</p>
          </details>
          <ul className="stack gap-2 small">
            {paddles.map((paddle) => (
              <li key={soldSlug(paddle)}>
                <strong>{paddle.name}</strong> {sizeInWords(paddle, units)}
              </li>
            ))}
          </ul>
          <Balance paddles={paddles} units={units} />
        </>
      ) : (
        <div className={outlines.drawings}>
          {paddles.map((paddle, index) => (
            <figure key={soldSlug(paddle)}>
              <Outline paddles={paddles} index={index} units={units} />
              <figcaption className="above-2 small">
                <strong>{paddle.name}</strong> {sizeInWords(paddle, units)}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      <p className="note ruled above-3 drop-3">
        {isPair
          ? `In front, the thick line is the ${one!.name}; turned over, the ${other!.name}`
          : "The thick line is the paddle named below it"}
        . Each square is {squares[units].text} wide.
      </p>
      <details className="note">
        <summary>How we draw them</summary>
        <p>
          A dashed line means we couldn&apos;t confirm a size or shape. We rounded the corners and
          edges ourselves, so don&apos;t take those as the maker&apos;s.
        </p>
      </details>
    </section>
  );
}

/** In degrees for each ounce, and at most. */
const tilt = { perOunce: 16, most: 14 };

/**
 * Two paddles on a balance, which tips as far as one is heavier. Nothing unless both weights are confirmed; level if no
 * one would notice the difference.
 */
export function Balance({ paddles, units }: { paddles: readonly AnySold[]; units: Units }) {
  const [one, other] = paddles;
  const weights = paddles.map((paddle) => weightOf(paddle));
  const [left, right] = weights;
  if (!one || !other || left === undefined || right === undefined) return null;
  const isLevel = !isNoticed("weightOz", [left, right]);
  const more = right - left;
  const turn = isLevel
    ? 0
    : Math.max(-tilt.most, Math.min(tilt.most, Math.round(more * tilt.perOunce)));
  const heavier = more > 0 ? other : one;
  // Of the figures as they're shown.
  const [shown, shownOther] = [left, right].map((weight) => figureIn(weight, "oz", units));
  const apart = Math.round(Math.abs(shownOther!.value - shown!.value) * 100) / 100;
  return (
    <figure className={outlines.balance}>
      <svg viewBox="0 0 100 36" aria-hidden="true">
        <path d="M50 17L44 35H56z" />
        <g transform={`rotate(${turn} 50 17)`}>
          <path d="M10 16H90V18H10z" />
          <circle cx="15" cy="11.5" r="4.5" />
          <circle cx="85" cy="11.5" r="4.5" />
        </g>
      </svg>
      <figcaption>
        {paddles.map((paddle, index) => (
          <span key={soldSlug(paddle)}>
            <strong>{figureText(weights[index]!, "oz", units)}</strong> {paddle.name}
          </span>
        ))}
        <span>
          {isLevel
            ? "You wouldn't notice the difference in weight."
            : `The ${heavier.name} is ${apart} ${shown!.unit} heavier.`}
        </span>
      </figcaption>
    </figure>
  );
}

function OutlinePaths({ id, paddle }: { id: string; paddle: Sized }) {
  const { lengthIn, gripLengthIn } = paddle;
  const gripTop = lengthIn - gripLengthIn;
  const transform = `translate(0 ${height - lengthIn})`;
  return (
    <>
      <path id={`${id}head`} transform={transform} d={headOutline(paddle)} />
      <path
        id={`${id}grip`}
        transform={transform}
        d={`M${-gripHalf} ${gripTop}V${lengthIn}H${gripHalf}V${gripTop}`}
      />
    </>
  );
}

const sizes = [
  { fact: "lengthIn", words: "long" },
  { fact: "widthIn", words: "wide" },
  { fact: "gripLengthIn", words: "grip" },
] as const;

/** Solid if the facts behind a line are confirmed. */
function dashes(paddle: AnyPaddle, facts: readonly Parameters<typeof isConfirmed>[1][]) {
  return facts.every((fact) => isConfirmed(paddle, fact)) ? undefined : "0.5 0.3";
}

const shapeInWords: Readonly<Record<string, string>> = {
  "": "shape unknown",
  other: "a shape of its own",
};

/** '16.3 in long, 7.7 in wide (not confirmed), 5.2 in grip; hybrid shape.' What isn't known of a version is left out. */
function sizeInWords(paddle: AnySold, units: Units): string {
  const unsure = (fact: Parameters<typeof isConfirmed>[1]) =>
    isConfirmed(paddle, fact) ? "" : " (not confirmed)";
  const figures = sizes
    .filter(({ fact }) => shownFact(paddle, fact) !== null)
    .map(({ fact, words }) => `${figureText(paddle[fact]!, "in", units)} ${words}${unsure(fact)}`);
  return `${figures.join(", ")}${figures.length > 0 ? "; " : ""}${shapeInWords[paddle.shape ?? ""] ?? `${paddle.shape} shape`}${unsure("shape")}.`;
}

type Near = ReturnType<typeof ratingNear> & {
  /** How many of the reviews are by players. */
  players: number;
};

/** Each paddle's rating by players near a level, in the paddles' order. */
interface LevelRow {
  level: (typeof levels)[number];
  rated: readonly Near[];
}

const levelColumn: Column<LevelRow> = {
  key: "level",
  label: "Level",
  cell: ({ level }) => (level === "new" ? "New" : level),
};

const paddleColumn = (
  { paddle }: Compared,
  index: number,
  rows: readonly LevelRow[],
): Column<LevelRow> => ({
  key: soldSlug(paddle),
  label: paddle.name,
  isSample: areSamples(rows.map(({ rated }) => rated[index]!.average)),
  cell: ({ rated }) => <Rated near={rated[index]!} />,
});

interface RatingsByLevelProps {
  summaries: readonly Compared[];
}

/** How players near each level rated each paddle. The styles highlight the row of the reader's own level. */
export function RatingsByLevel({ summaries }: RatingsByLevelProps) {
  const rows = levels.map((level): LevelRow => ({
    level,
    rated: summaries.map(({ buckets }): Near => {
      const byPlayers = buckets.filter(({ sample }) => !sample);
      return { ...ratingNear(buckets, level), players: ratingNear(byPlayers, level).reviews };
    }),
  }));
  const isTold = ({ rated }: LevelRow) => rated.some(isEnough);
  const told = rows.filter(isTold);
  const untold = rows.filter((row) => !isTold(row)).map(({ level }) => level);
  return (
    <section className={ratingsByLevel.ratings} aria-labelledby="ratings-by-level">
      <h2 id="ratings-by-level">Ratings by level</h2>
      <p className="note">
        Each rating averages the reviews within half a point of that level.
        {summaries.some(hasSamples)
          ? " In each bar, the filled part is players' own reviews and the hollow part is samples."
          : null}
      </p>
      {untold.length < levels.length ? (
        <DataTable
          columns={[
            levelColumn,
            ...summaries.map((summary, index) => paddleColumn(summary, index, told)),
          ]}
          rows={told}
          keyOf={({ level }) => level}
          rowProps={({ level }) => ({ "data-near": level })}
          labelId="ratings-by-level"
          look={{ frame: ratingsByLevel.frame }}
        />
      ) : null}
      {untold.length > 0 ? (
        <p className="note">
          None of these paddles has {minReviewsNear} reviews {placesText(untold)}, so there&apos;s
          too little to go on there.
        </p>
      ) : null}
    </section>
  );
}

/** 'at new-player level or near 2.0, 2.5 or 6.0'. */
function placesText(untold: readonly Level[]): string {
  const near = untold.filter((level) => level !== "new");
  return listed(
    [
      ...(near.length < untold.length ? [nearText("new")] : []),
      ...(near.length > 0 ? [`near ${listed(near, "or")}`] : []),
    ],
    "or",
  );
}

const isEnough = ({ reviews }: Near): boolean => reviews >= minReviewsNear;

function Rated({ near }: { near: Near }) {
  const { average, reviews, players } = near;
  if (average === undefined || !isEnough(near)) return <span>{countsText(near)}, too few</span>;
  return (
    <>
      <Marked value={derived(average, toOneDecimal)} isStrong /> <span>{countsText(near)}</span>
      <RatingBar length={bareValue(average) / 5} players={players / reviews} />
    </>
  );
}

interface WhichOneProps {
  choices: readonly Choice[];
  unsettled: string | undefined;
  units: Units;
}

/** Which paddle to choose: first the reasons from data, then whom each suits in the words of its own page. */
export function WhichOne({ choices, unsettled, units }: WhichOneProps) {
  return (
    <section aria-labelledby="which-one">
      <h2 id="which-one">Which one?</h2>
      {choices.every((choice) => isSilent(choice)) ? (
        <p className="note">
          Nothing we know separates these {choices.length === 2 ? "two" : choices.length} enough to
          decide.
        </p>
      ) : null}
      <div className={whichOne.columns}>
        {choices.map((choice) => (
          <PaddleColumn key={soldSlug(choice.paddle)} choice={choice} units={units} />
        ))}
      </div>
      {unsettled ? <p className="note">{unsettled}</p> : null}
    </section>
  );
}

const isSilent = ({ reasons, advice }: Choice) => reasons.length + advice.length === 0;

/** An unconfirmed paddle's own page gives no advice, so neither does this. */
function PaddleColumn({ choice, units }: { choice: Choice; units: Units }) {
  const { unconfirmed } = useSiteFacts();
  const { paddle, reasons, advice, onlyIf } = choice;
  const { slug, name, version } = paddle;
  const link = (
    <a className="tap tall bold" href={addresses.paddle.href({ slug })}>
      {paddle.isListed ? "All we know about" : "Read"} the {(paddle.ofPage ?? paddle).name}
      {paddle.isListed ? null : " review"}
    </a>
  );
  if (!isIdentified(paddle))
    return (
      <div>
        <h3>The {name}</h3>
        <p>{fill(unconfirmed.page, { name })}</p>
        {link}
      </div>
    );
  const said = (of: Choice["reasons"]) => (
    <Phrases of={of.map((reason) => say(reason, "if", units))} />
  );
  return (
    <div>
      {isSilent(choice) ? (
        <>
          <h3>The {name}</h3>
          <p>
            {version
              ? capitalized(saidOfVersion(version))
              : "Nothing we know puts it clearly ahead here."}
          </p>
        </>
      ) : (
        <>
          <h3>Choose the {name} if</h3>
          {said([...advice, ...reasons])}
        </>
      )}
      {onlyIf.length > 0 ? (
        <>
          <h4>{isSilent(choice) ? "Only if" : "And only if"}</h4>
          {said(onlyIf)}
        </>
      ) : null}
      {link}
    </div>
  );
}

interface ComparedPaddlesProps {
  breadcrumbs: readonly Crumb[];
  /** Two to four. */
  summaries: readonly Compared[];
  /** Chosen, too, but beyond what a comparison shows. */
  leftOut?: readonly AnySold[];
  wording: Pick<ReviewWording, "noReviews">;
  /** The words for players who tried both of a pair. */
  tried: SideBySideWords;
  catalog: readonly AnyPaddle[];
  /** The page's URL in inches and ounces. */
  address: string;
  units: Units;
  /** Below everything that is compared. */
  children: ReactNode;
}

/** A page about two to four paddles: which one to choose, then the comparison in detail. */
export function ComparedPaddles(props: ComparedPaddlesProps) {
  const { breadcrumbs, summaries, leftOut = [], wording, address, units, children } = props;
  const { tried, catalog } = props;
  const paddles = summaries.map(({ paddle }) => paddle);
  const choices = choicesOf(summaries);
  const [one, other] = paddles;
  const isPair = paddles.length === 2;
  const verdict = isPair ? verdictOn([one!, other!]) : undefined;
  const row = <PaddleRow paddles={paddles} />;
  return (
    <>
      <PageHeader picture={paddles.length > 2 ? <div className={styles.several}>{row}</div> : row}>
        <div className={styles.way}>
          <Breadcrumb crumbs={breadcrumbs} />
        </div>
        <Heading names={paddles.map(({ name }) => name)} />
        {verdict === undefined ? null : <p className={styles.verdict}>{verdict}</p>}
        <ShortVerdicts
          choices={choices}
          units={units}
          showsPrices={verdict !== undefined}
          isDecided={verdict !== undefined}
        />
        <NotWrittenUp of={paddles.filter(({ isListed }) => isListed)} />
        {leftOut.length > 0 ? (
          <p>
            Left out: {leftOut.map(({ name }) => name).join(", ")}. You can compare {maxCompared}{" "}
            paddles at once. Remove one and the next takes its place.
          </p>
        ) : null}
        <p className="note">
          <ShareLink path={address} title={paddles.map(({ name }) => name).join(" vs ")} />
        </p>
      </PageHeader>
      <div className={page.page} data-compared="">
        <WhichOne choices={choices} unsettled={notCompared(paddles)} units={units} />
        {isPair ? <Outlines paddles={paddles} units={units} /> : null}
        <ComparisonTable
          summaries={summaries}
          chosen={[...paddles, ...leftOut].map(soldSlug)}
          inWords={isPair ? sayPair(one!, other!, units) : []}
          rows={comparedRows(paddles, units)}
          catalog={catalog}
          wording={wording}
          address={address}
          units={units}
        />
        <RatingsByLevel summaries={summaries} />
        {isPair ? <TriedBoth paddles={[one!, other!]} words={tried} /> : null}
        {isPair ? null : <Outlines paddles={paddles} units={units} />}
        {children}
      </div>
    </>
  );
}

/** That nobody has written about some of the compared paddles, so there's no advice. */
function NotWrittenUp({ of }: { of: readonly Pick<AnyPaddle, "slug" | "name">[] }) {
  const { listed: words } = useSiteFacts();
  return of.map(({ slug, name }) => <p key={slug}>{fill(words.compared, { name })}</p>);
}

/** 'A vs B', preferably broken before a 'vs'. */
function Heading({ names: [first, ...others] }: { names: readonly string[] }) {
  return (
    <h1 className={others.length > 1 ? styles.long : styles.heading}>
      <span>{first}</span>
      {others.map((name) => (
        <Fragment key={name}>
          {" "}
          <span>vs {name}</span>
        </Fragment>
      ))}
    </h1>
  );
}
