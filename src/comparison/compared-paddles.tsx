import { Fragment, type ReactNode } from "react";
import { Phrases } from "../platform/ui/marked-text.tsx";
import { useSiteFacts } from "../platform/render/site-facts.ts";
import type { Units } from "../platform/text/units.ts";
import page from "../platform/ui/page.module.css";
import { Breadcrumb, type Crumb } from "../platform/ui/breadcrumb.tsx";
import { PageHeader } from "../platform/ui/page-header.tsx";
import { ShareLink } from "../platform/ui/share-link.tsx";
import { addresses } from "../addresses.ts";
import { isConfirmedPaddle } from "../paddles/paddle-facts.ts";
import { notCompared, say, sayPair } from "../paddles/say.ts";
import { type Choice, choicesOf } from "./choices.ts";
import { compared } from "../tray/comparison-address.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { PaddleRow } from "../paddles/paddle-row.tsx";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import type { ReviewWording } from "../reviews/review-wording.content.ts";
import { comparedRows } from "./comparison.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { Outlines } from "./outlines.tsx";
import { RatingsByLevel } from "./ratings-by-level.tsx";
import { ShortVerdicts } from "./short-verdicts.tsx";
import styles from "./which-one.module.css";
import comparedPaddlesStyles from "./compared-paddles.module.css";

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
      {choices.every(({ reasons }) => reasons.length === 0) ? (
        <p className={page.note}>
          No confirmed spec separates these {choices.length === 2 ? "two" : choices.length} enough
          to decide.
        </p>
      ) : null}
      <div className={styles.columns}>
        {choices.map((choice) => (
          <Column key={choice.paddle.slug} choice={choice} units={units} />
        ))}
      </div>
      {unsettled ? <p className={page.note}>{unsettled}</p> : null}
    </section>
  );
}

/** An unconfirmed paddle's own page gives no advice, so neither does this. */
function Column({ choice, units }: { choice: Choice; units: Units }) {
  const { unconfirmed } = useSiteFacts();
  const { paddle, reasons, advice } = choice;
  const { slug, name } = paddle;
  const link = <a href={addresses.paddle.href({ slug })}>Read the {name} review</a>;
  if (!isConfirmedPaddle(paddle))
    return (
      <div>
        <h3>The {name}</h3>
        <p>{unconfirmed.page.replace("{name}", () => name)}</p>
        {link}
      </div>
    );
  const said = (of: Choice["reasons"]) => (
    <Phrases of={of.map((reason) => say(reason, "if", units))} />
  );
  return (
    <div>
      <h3>Choose the {name} if</h3>
      {reasons.length > 0 ? said(reasons) : null}
      {reasons.length > 0 && advice.length > 0 ? (
        <h4>Our review also says to choose it if</h4>
      ) : null}
      {advice.length > 0 ? said(advice) : null}
      {link}
    </div>
  );
}

interface ComparedPaddlesProps {
  breadcrumbs: readonly Crumb[];
  /** Two to four. */
  summaries: readonly PaddleSummary[];
  /** Chosen, too, but beyond what a comparison shows. */
  leftOut?: readonly Pick<Paddle, "slug" | "name">[];
  wording: Pick<ReviewWording, "noReviews">;
  /** The page's URL in inches and ounces. */
  address: string;
  units: Units;
  /** Below everything that is compared. */
  children: ReactNode;
}

/** A page about two to four paddles: which one to choose, then the comparison in detail. */
export function ComparedPaddles(props: ComparedPaddlesProps) {
  const { breadcrumbs, summaries, leftOut = [], wording, address, units, children } = props;
  const paddles = summaries.map(({ paddle }) => paddle);
  const [one, other, third] = paddles;
  const choices = choicesOf(summaries);
  const row = <PaddleRow paddles={paddles} />;
  return (
    <>
      <PageHeader
        picture={third ? <div className={comparedPaddlesStyles.several}>{row}</div> : row}
      >
        <div className={comparedPaddlesStyles.way}>
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
        <WhichOne choices={choices} unsettled={notCompared(paddles)} units={units} />
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

/** 'A vs B', preferably broken before a 'vs'. */
function Heading({ names: [first, ...others] }: { names: readonly string[] }) {
  return (
    <h1 className={others.length > 1 ? comparedPaddlesStyles.long : comparedPaddlesStyles.heading}>
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
