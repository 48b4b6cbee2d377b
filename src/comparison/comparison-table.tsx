import type { ReactNode } from "react";
import { inUnits, type Units } from "../platform/text/units.ts";
import { Marked, Phrases, Terms } from "../platform/ui/marked-text.tsx";
import { derived } from "../platform/text/sample.ts";
import { shortPriceText } from "../platform/text/money.ts";
import { TableFrame } from "../platform/ui/fact-table.tsx";
import page from "../platform/ui/page.module.css";
import { Unconfirmed, Unknown, UnsureLegend } from "../platform/ui/unsure-mark.tsx";
import { UnitsSwitch } from "../platform/ui/units-switch.tsx";
import { addresses } from "../addresses.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { compared, comparisonAddress } from "../tray/comparison-address.ts";
import { chooserPlace } from "./paddle-chooser.tsx";
import { approvalsDated } from "../paddles/paddle-facts.ts";
import { areBetterRated, byDifference, type ComparedCell, type ComparedRow } from "./comparison.ts";
import { countsText, minReviewsNear, toOneDecimal } from "../reviews/ratings/ratings.ts";
import { LevelChoice, LevelRating } from "../reviews/level/own-level.tsx";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import { Stars } from "../reviews/ratings/stars.tsx";
import { lexicon, starStep } from "../paddles/reasons.ts";
import { pageWords, stepsInWords } from "../paddles/say.ts";
import styles from "./comparison-head.module.css";
import comparisonTableStyles from "./comparison-table.module.css";

interface ComparisonHeadProps {
  paddles: readonly Paddle[];
  /** The slugs of these paddles and of those left out. */
  chosen: readonly string[];
  units: Units;
}

/** The sticky heads of a comparison's columns: each paddle can be changed or removed, and one can be added. */
export function ComparisonHead({ paddles, chosen, units }: ComparisonHeadProps) {
  const chooser = (place: number) =>
    inUnits(`${comparisonAddress(chosen)}#${chooserPlace(place)}`, units);
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col">
          <span className="unseen">Paddle</span>
          {paddles.length < compared.max ? (
            <span className={styles.acts}>
              <a href={chooser(paddles.length)}>
                Add<span className="unseen"> a paddle</span>
              </a>
            </span>
          ) : null}
        </th>
        {paddles.map((paddle, index) => (
          <th key={paddle.slug} scope="col" abbr={paddle.name}>
            <span className={styles.drawn} aria-hidden="true">
              <PaddlePicture paddle={paddle} detail="small" />
            </span>
            <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
            <span className={styles.acts}>
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

interface ComparisonTableProps {
  summaries: readonly PaddleSummary[];
  /** The slugs of these paddles and of those left out. */
  chosen: readonly string[];
  /** The differences between two paddles in sentences; empty for more paddles. */
  inWords: readonly string[];
  rows: readonly ComparedRow[];
  wording: { noReviews: string };
  /** The page's URL in inches and ounces. */
  address: string;
  units: Units;
}

/** A comparison table, differences first, with sticky heads and first column. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { summaries, chosen, inWords, rows, wording, address, units } = props;
  const { groups, same } = byDifference(rows);
  const paddles = summaries.map(({ paddle }) => paddle);
  const betterRated = areBetterRated(summaries);
  return (
    <section className={comparisonTableStyles.comparison} aria-labelledby="side-by-side">
      <h2 id="side-by-side">Side by side</h2>
      {inWords.length > 0 ? (
        <p className={comparisonTableStyles.words}>{inWords.join(" ")}</p>
      ) : null}
      <div className={comparisonTableStyles.choices}>
        <LevelChoice />
        <UnitsSwitch address={`${address}#side-by-side`} units={units} />
      </div>
      <TableFrame
        className={comparisonTableStyles.frame}
        labelId="side-by-side"
        columns={paddles.length}
      >
        <table aria-labelledby="side-by-side">
          <ComparisonHead paddles={paddles} chosen={chosen} units={units} />
          <tbody>
            <Row label="Rating">
              {summaries.map((summary, index) => (
                <td key={summary.paddle.slug}>
                  <Rating summary={summary} isBetter={betterRated[index]!} wording={wording} />
                </td>
              ))}
            </Row>
          </tbody>
          {groups.map((group) => (
            <Group key={group.title} title={group.title} columns={paddles.length}>
              {group.rows.map(({ label, cells }) => (
                <Row key={label} label={label}>
                  {cells.map((cell, index) => (
                    <Cell key={paddles[index]?.slug} cell={cell} />
                  ))}
                </Row>
              ))}
            </Group>
          ))}
          <Group title="By reputation" columns={paddles.length}>
            <Row label={pageWords.knownFor.title}>
              {paddles.map(({ slug, knownFor }) => (
                <PhrasesCell key={slug} of={knownFor} />
              ))}
            </Row>
            <Row label={pageWords.criticisedFor.title}>
              {paddles.map(({ slug, criticisedFor }) => (
                <PhrasesCell key={slug} of={criticisedFor} />
              ))}
            </Row>
          </Group>
        </table>
      </TableFrame>
      {same.length > 0 ? (
        <details className={comparisonTableStyles.same}>
          <summary>
            Same for all: {same.length} fact{same.length === 1 ? "" : "s"}
          </summary>
          <Terms of={same.map(({ label, cells }) => [label, cells[0]?.text])} />
        </details>
      ) : null}
      <p className={page.note}>
        <BetterLegend /> We call numbers different if they&apos;re at least {stepsInWords(units)}{" "}
        apart. Anything less is hard to notice, and two paddles of one model can differ by that
        much. Figures come from makers and shops; we didn&apos;t measure anything. List prices are
        from launch, or from the month named on a paddle&apos;s page. <UnsureLegend />{" "}
        {approvalsDated(paddles)}
      </p>
    </section>
  );
}

/** Explains the mark, and why only two rows have it. */
function BetterLegend() {
  return (
    <>
      We <mark className={comparisonTableStyles.better}>mark</mark> the lowest list price and the
      highest rating from {minReviewsNear} or more reviews, plus any less than{" "}
      {shortPriceText(lexicon.listPriceCents.notice)} or {starStep} stars behind. If the best one is
      a paddle we couldn&apos;t confirm, nothing in that row is marked. In every other row, which is
      better depends on how you play.
    </>
  );
}

function Group(props: { title: string; columns: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className={comparisonTableStyles.group}>
        <th scope="rowgroup" colSpan={props.columns + 1}>
          <span>{props.title}</span>
        </th>
      </tr>
      {props.children}
    </tbody>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {children}
    </tr>
  );
}

function Cell({ cell: { text, confirmed, isBetter } }: { cell: ComparedCell }) {
  if (isBetter)
    return (
      <td>
        <Better>{text}</Better>
      </td>
    );
  if (confirmed) return <td>{text}</td>;
  return (
    <td>
      {text}
      {text === "" ? <Unknown /> : <Unconfirmed />}
    </td>
  );
}

/** A value that is better for every player. Screen readers say so. */
function Better({ children }: { children: ReactNode }) {
  return (
    <>
      <mark className={comparisonTableStyles.better}>{children}</mark>
      <span className="unseen"> (better)</span>
    </>
  );
}

function Rating({
  summary,
  isBetter,
  wording,
}: Pick<ComparisonTableProps, "wording"> & { summary: PaddleSummary; isBetter: boolean }) {
  const { average, buckets, paddle } = summary;
  if (average === undefined)
    return <a href={`${addresses.paddle.href(paddle)}#write-a-review`}>{wording.noReviews}</a>;
  const figure = <Marked value={derived(average, toOneDecimal)} isStrong />;
  return (
    <>
      {isBetter ? <Better>{figure}</Better> : figure} <Stars rating={average} />
      <LevelRating buckets={buckets} />
      <p className={comparisonTableStyles.counts}>{countsText(summary)}</p>
    </>
  );
}

function PhrasesCell({ of }: { of: readonly string[] }) {
  return <td>{of.length > 0 ? <Phrases of={of} /> : <Unknown />}</td>;
}
