import type { ReactNode } from "react";
import { Phrases, Terms } from "../platform/ui/lists";
import { addresses } from "../addresses";
import { approvalsDated } from "../paddles/paddle-facts";
import { byDifference, type ComparedCell, type ComparedRow } from "./comparison";
import { SampleMark } from "../platform/ui/sample-mark";
import { toOneDecimal } from "../reviews/ratings/rating";
import { countsText, hasSamples } from "../reviews/ratings/review-counts";
import type { Units } from "../platform/text/units";
import { LevelChoice } from "../reviews/level/level-choice";
import { LevelRating } from "../reviews/level/level-rating";
import type { PaddleSummary } from "../paddles/paddle-summary";
import { TrayToggle } from "../tray/tray-toggle";
import { PaddlePicture } from "../paddles/paddle-picture";
import { Stars } from "../reviews/ratings/stars";
import page from "../platform/ui/page.module.css";
import styles from "./comparison-table.module.css";
import { Unconfirmed, Unknown, UnsureLegend } from "../platform/ui/unsure-mark";
import { UnitsSwitch } from "../platform/ui/units-switch";

interface ComparisonTableProps {
  summaries: readonly PaddleSummary[];
  rows: readonly ComparedRow[];
  wording: { noReviews: string };
  /** The page's URL in inches and ounces. */
  address: string;
  units: Units;
}

/** A comparison table, differences first, in a frame that scrolls on its own, with the first column pinned. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { summaries, rows, wording, address, units } = props;
  const { apart, same } = byDifference(rows);
  const paddles = summaries.map(({ paddle }) => paddle);
  return (
    <section className={styles.comparison} aria-labelledby="side-by-side">
      <h2 id="side-by-side">Side by side</h2>
      <div className={styles.choices}>
        <LevelChoice />
        <UnitsSwitch address={`${address}#side-by-side`} units={units} />
      </div>
      <div className={styles.frame}>
        <table aria-labelledby="side-by-side">
          <thead>
            <tr>
              <th scope="col">Paddle</th>
              {paddles.map((paddle) => (
                <th key={paddle.slug} scope="col">
                  <PaddlePicture paddle={paddle} />
                  <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
                  <TrayToggle paddle={paddle} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label="Rating">
              {summaries.map((summary) => (
                <td key={summary.paddle.slug}>
                  <Rating summary={summary} wording={wording} />
                </td>
              ))}
            </Row>
            {apart.map(({ label, cells, verdict }) => (
              <Row key={label} label={label} verdict={verdict}>
                {cells.map((cell, index) => (
                  <Cell key={paddles[index]?.slug} cell={cell} />
                ))}
              </Row>
            ))}
            <Row label="Known for">
              {paddles.map(({ slug, knownFor }) => (
                <PhrasesCell key={slug} of={knownFor} />
              ))}
            </Row>
            <Row label="Criticized for">
              {paddles.map(({ slug, criticisedFor }) => (
                <PhrasesCell key={slug} of={criticisedFor} />
              ))}
            </Row>
          </tbody>
        </table>
      </div>
      {same.length > 0 ? (
        <details className={styles.same}>
          <summary>
            Same for all: {same.length} fact{same.length === 1 ? "" : "s"}
          </summary>
          <Terms of={same.map(({ label, cells }) => [label, cells[0]?.text])} />
        </details>
      ) : null}
      <p className={page.note}>
        Maker and shop figures, not measurements of ours. Rows marked "differs" hold confirmed
        values that are not the same. List prices are those at launch, or of the month that a
        paddle&apos;s page names. <UnsureLegend /> {approvalsDated(paddles)}
      </p>
    </section>
  );
}

interface RowProps {
  label: string;
  verdict?: ComparedRow["verdict"];
  children: ReactNode;
}

function Row({ label, verdict, children }: RowProps) {
  return (
    <tr data-verdict={verdict}>
      <th scope="row">
        {label}
        {verdict === "differs" || verdict === "same" ? <span> {verdict}</span> : null}
      </th>
      {children}
    </tr>
  );
}

function Cell({ cell: { text, confirmed } }: { cell: ComparedCell }) {
  if (confirmed) return <td>{text}</td>;
  return (
    <td data-unsure="">
      {text}
      {text === "" ? <Unknown /> : <Unconfirmed />}
    </td>
  );
}

function Rating({
  summary,
  wording,
}: Pick<ComparisonTableProps, "wording"> & { summary: PaddleSummary }) {
  const { average, buckets, paddle } = summary;
  if (average === undefined)
    return <a href={`${addresses.paddle.href(paddle)}#write-a-review`}>{wording.noReviews}</a>;
  return (
    <>
      <strong>{toOneDecimal(average)}</strong>
      {hasSamples(summary) ? <SampleMark /> : null} <Stars rating={average} />
      <LevelRating buckets={buckets} />
      <p className={styles.unsure}>{countsText(summary)}</p>
    </>
  );
}

function PhrasesCell({ of }: { of: readonly string[] }) {
  return <td>{of.length > 0 ? <Phrases of={of} /> : <Unknown />}</td>;
}
