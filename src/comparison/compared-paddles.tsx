import { Fragment, type ReactNode } from "react";
import { compared } from "../tray/comparison-address";
import { Breadcrumb, type Crumb } from "../platform/ui/breadcrumb";
import { PageHeader } from "../platform/ui/page-header";
import page from "../platform/ui/page.module.css";
import { ShareLink } from "../platform/ui/share-link";
import type { Units } from "../platform/text/units";
import type { Paddle } from "../paddles/paddle.content";
import { PaddleRow } from "../paddles/paddle-row";
import type { PaddleSummary } from "../paddles/paddle-summary";
import type { ReviewWording } from "../reviews/review-wording.content";
import { choicesOf } from "./choices";
import { comparedRows } from "./comparison";
import { ComparisonTable } from "./comparison-table";
import { Outlines } from "./outlines";
import { notCompared, sayPair } from "../paddles/say";
import { RatingsByLevel } from "./ratings-by-level";
import { ShortVerdicts } from "./short-verdicts";
import { WhichOne } from "./which-one";
import styles from "./compared-paddles.module.css";

interface ComparedPaddlesProps {
  breadcrumbs: readonly Crumb[];
  /** Two to four. */
  summaries: readonly PaddleSummary[];
  /** Chosen, too, but more than a comparison shows. */
  leftOut?: readonly Pick<Paddle, "slug" | "name">[];
  wording: Pick<ReviewWording, "noReviews">;
  /** The page's URL in inches and ounces. */
  address: string;
  units: Units;
  /** What comes after everything that is compared. */
  children: ReactNode;
}

/** A page of two to four paddles: which one, then everything that is compared, in detail. */
export function ComparedPaddles(props: ComparedPaddlesProps) {
  const { breadcrumbs, summaries, leftOut = [], wording, address, units, children } = props;
  const paddles = summaries.map(({ paddle }) => paddle);
  const [one, other, third] = paddles;
  const choices = choicesOf(summaries);
  const row = <PaddleRow paddles={paddles} />;
  return (
    <>
      <PageHeader picture={third ? <div className={styles.several}>{row}</div> : row}>
        <div className={styles.way}>
          <Breadcrumb crumbs={breadcrumbs} />
        </div>
        <Heading names={paddles.map(({ name }) => name)} />
        <ShortVerdicts choices={choices} units={units} />
        {leftOut.length > 0 ? (
          <p>
            Left out: {leftOut.map(({ name }) => name).join(", ")}. You can compare {compared.max}{" "}
            paddles at once. Remove one and the next takes its place.
          </p>
        ) : null}
        <p className={page.note}>
          <ShareLink path={address} title={paddles.map(({ name }) => name).join(" vs ")} />
        </p>
      </PageHeader>
      <div className={page.page} data-compared="">
        <WhichOne choices={choices} notCompared={notCompared(paddles)} units={units} />
        <ComparisonTable
          summaries={summaries}
          chosen={[...paddles, ...leftOut].map(({ slug }) => slug)}
          inWords={third ? [] : sayPair(one!, other!, units)}
          rows={comparedRows(paddles, units)}
          wording={wording}
          address={address}
          units={units}
        />
        <RatingsByLevel summaries={summaries} />
        <Outlines paddles={paddles} units={units} />
        {children}
      </div>
    </>
  );
}

/** 'A vs B', if possible broken only before a 'vs'. */
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
