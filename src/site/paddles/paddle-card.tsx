import { Fragment } from "react";
import { derived } from "../../platform/text/sample.ts";
import { Marked, Terms } from "../../platform/ui/marked-text.tsx";
import { Unknown } from "../../platform/ui/unsure-mark.tsx";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import { priceText } from "../../platform/text/money.ts";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import card from "../../platform/ui/card.module.css";
import { countsText, toOneDecimal } from "../reviews/ratings/ratings.ts";
import { LevelRating } from "../reviews/level/own-level.tsx";
import { themeNames } from "../reviews/themes/themes.ts";
import { Stars } from "../reviews/ratings/stars.tsx";
import type { PaddleSummary } from "./paddle-summary.ts";
import { addresses } from "../../addresses.ts";
import { TrayToggle } from "../tray/tray-toggle.tsx";
import { type CardFact, cardFactLabels, type CardScores, cardFactText } from "./card-facts.ts";
import { BrandName } from "./brand-name.tsx";
import { type AnySold, inTray, versionText } from "./paddle-facts.ts";
import { VsYours } from "./own/vs-yours.tsx";
import { placeInWords } from "./say.ts";
import { PaddleImage } from "./paddle-picture.tsx";
import summaryRating from "./summary-rating.module.css";
import styles from "./paddle-card.module.css";

declare module "../../platform/render/site-facts.ts" {
  interface SharedFacts {
    /** Shown instead of a rating before the first review. */
    noReviews: string;
  }
}

/** A paddle's rating in a line: stars, average and count, or that there are no reviews yet. */
export function SummaryRating({
  summary: { average, reviews, players, buckets },
}: {
  summary: PaddleSummary;
}) {
  const { noReviews } = useSiteFacts();
  if (average === undefined) return <p className={summaryRating.rating}>{noReviews}</p>;
  return (
    <p className={summaryRating.rating}>
      <Stars rating={average} />
      <Marked value={derived(average, toOneDecimal)} isStrong />
      <span>({countsText({ reviews, players })})</span>
      <LevelRating buckets={buckets} />
    </p>
  );
}

interface PaddleCardProps {
  summary: PaddleSummary;
  /** The text of the link to the paddle's page: 'View Details', 'Read Full Review'. */
  linkText: string;
  showsPrice: boolean;
  /** The facts that tell this list's paddles apart. */
  facts?: readonly CardFact[] | undefined;
  /** How it plays; undefined if it isn't scored, or not shown. */
  plays?: CardScores | undefined;
}

/** The version that a list found, if it isn't the page's: 'As the V7: elongated, 16 mm core, 8.4 oz, $99.99'. */
export function FoundVersion({ paddle: { version } }: { paddle: AnySold }) {
  if (version === undefined) return null;
  return <p className="bold">As the {versionText(version)}</p>;
}

/** As in paddle-card.module.css. */
const cardSizes = "4.5rem";

/** A paddle in a list: picture, category, name, rating, excerpt, how it plays, and a link to its page. */
export function PaddleCard(props: PaddleCardProps) {
  const frame = { className: `${card.card} ${styles.card}` };
  return <CachedMarkup as="li" frame={frame} inside={Card} props={props} />;
}

function Card({ summary, linkText, showsPrice, facts, plays }: PaddleCardProps) {
  const { paddle } = summary;
  const { listed: listedWords } = useSiteFacts();
  return (
    <>
      <div className={card.picture}>
        <PaddleImage paddle={paddle} sizes={cardSizes} />
      </div>
      <div className={card.words}>
        <p className="muted">
          <BrandName paddle={paddle} />
          {paddle.category === null ? null : ` · ${paddle.category}`}
        </p>
        <h3>{paddle.name}</h3>
        <FoundVersion paddle={paddle} />
        <SummaryRating summary={summary} />
        {showsPrice ? <p className="bold">{priceText(paddle.listPriceCents)}</p> : null}
      </div>
      <div className={`${card.words} ${styles.more}`}>
        <p>{paddle.isListed ? listedWords.mark : paddle.excerpt}</p>
        {plays ? <Plays plays={plays} /> : null}
        {facts ? (
          <Terms
            className={styles.facts}
            of={facts.map((fact) => [
              cardFactLabels[fact],
              cardFactText(paddle, fact) ?? <Unknown key={fact} />,
            ])}
          />
        ) : null}
        <VsYours paddle={paddle} />
        <div className={`row middle gap-1 wide-4 ${card.last}`}>
          <a
            className={`bold tall ${card.whole}`}
            href={addresses.paddle.href(paddle)}
            aria-label={`${linkText}: ${paddle.name}`}
          >
            {linkText}
          </a>
          <TrayToggle paddle={inTray(paddle)} />
        </div>
      </div>
    </>
  );
}

/** The height of a bar's line in the drawing. */
const line = 10;

/** How a paddle plays: a bar for each use, from the lowest to the highest score of all. */
function Plays({ plays }: { plays: CardScores }) {
  const said = plays.map(({ use, ...among }) => `${themeNames[use]}: ${placeInWords(use, among)}`);
  const bars = plays.map(({ place }, index) => {
    // Even the lowest score gets a visible bar.
    const length = Math.max(3, Math.round(place * 100));
    return `M0 ${line / 2 + index * line}h${length}`;
  });
  return (
    <p className={styles.plays} role="img" aria-label={said.join(", ")}>
      <span>
        {plays.map(({ use }, index) => (
          <Fragment key={use}>
            {index > 0 ? <br /> : null}
            {themeNames[use]}
          </Fragment>
        ))}
      </span>
      <svg viewBox={`0 0 100 ${line * plays.length}`} preserveAspectRatio="none">
        <path d={plays.map((_, index) => `M0 ${line / 2 + index * line}h100`).join("")} />
        <path d={bars.join("")} />
      </svg>
    </p>
  );
}
