import { derived } from "../platform/text/sample.ts";
import { Marked } from "../platform/ui/marked-text.tsx";
import { priceText } from "../platform/text/money.ts";
import { refreshRegion } from "../platform/islands/fetch-page.ts";
import { Breadcrumb, type Crumb } from "../platform/ui/breadcrumb.tsx";
import court from "../platform/ui/court.module.css";
import { CachedMarkup } from "../platform/ui/cached-markup.tsx";
import type { Paddle } from "./paddle.content.ts";
import { FigureCards } from "../reviews/ratings/rating-figures.tsx";
import { countsText, toOneDecimal } from "../reviews/ratings/ratings.ts";
import { isConfirmedPaddle, priceDate } from "./paddle-facts.ts";
import { LevelChoice, LevelRating } from "../reviews/level/own-level.tsx";
import type { ReviewFigures } from "../reviews/ratings/figures.ts";
import { TrayToggle } from "../tray/tray-toggle.tsx";
import { PaddlePicture } from "./paddle-picture.tsx";
import { Stars } from "../reviews/ratings/stars.tsx";
import { Verdict } from "./how-it-plays.tsx";
import styles from "./paddle-hero.module.css";
import paddleBarStyles from "./paddle-bar.module.css";

interface PaddleHeroProps {
  paddle: Paddle;
  breadcrumbs: readonly Crumb[];
  figures: ReviewFigures;
  noReviews: string;
  /** The heading of the first section below. */
  plays: string;
}

const parts = (plays: string, isConfirmed: boolean) => [
  ["how-it-plays", plays],
  ["specifications", "Specifications"],
  ...(isConfirmed ? [["compare-with", "Compare with"]] : []),
  ["player-reviews", "Player Reviews"],
  ["write-a-review", "Write a review"],
];

/** A paddle at a glance: name, rating, price, picture and verdict, with its figures below the line. */
export function PaddleHero(props: PaddleHeroProps) {
  return (
    <CachedMarkup
      as="div"
      frame={{ className: `${court.court} ${court.withKitchen} ${styles.hero}` }}
      inside={Hero}
      props={props}
    />
  );
}

function Hero({ paddle, breadcrumbs, figures, noReviews, plays }: PaddleHeroProps) {
  return (
    <>
      <div className={`${court.inner} ${styles.columns}`}>
        <div className={styles.way}>
          <Breadcrumb crumbs={breadcrumbs} />
        </div>
        <div className={styles.words}>
          <p className={styles.kind}>
            {paddle.brand} · {paddle.category}
          </p>
          <h1>{paddle.name}</h1>
          <div className={styles.answer}>
            <div {...refreshRegion("rating")} className={styles.rating}>
              <Rating figures={figures} noReviews={noReviews} />
            </div>
            <p className={styles.price}>
              <strong>{priceText(paddle.listPriceCents)}</strong>
              {paddle.listPriceCents === null ? null : (
                <span> list price {priceDateInWords(paddle)}</span>
              )}
            </p>
          </div>
        </div>
        <div className={`${court.drawn} ${styles.picture}`}>
          <PaddlePicture paddle={paddle} />
        </div>
        <div className={styles.verdict}>
          <Verdict paddle={paddle} />
        </div>
        <div className={styles.choices}>
          <LevelChoice />
          <TrayToggle paddle={paddle} />
        </div>
      </div>
      <div {...refreshRegion("figures")} className={styles.figures}>
        <FigureCards of={figures.cards} />
      </div>
      <nav className={styles.contents} aria-label="On this page">
        <ul className={court.inner}>
          {parts(plays, isConfirmedPaddle(paddle)).map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function priceDateInWords(paddle: Paddle): string {
  const { text, confirmed } = priceDate(paddle);
  return confirmed ? text : `${text} (year not confirmed)`;
}

function Rating({ figures, noReviews }: { figures: ReviewFigures; noReviews: string }) {
  const { average, reviews, players, buckets } = figures;
  if (average === undefined) return <a href="#write-a-review">{noReviews}</a>;
  return (
    <>
      <Stars rating={average} />
      <Marked value={derived(average, toOneDecimal)} isStrong />
      <a href="#player-reviews">{countsText({ reviews, players })}</a>
      <LevelRating buckets={buckets} />
    </>
  );
}

interface PaddleBarProps {
  paddle: Paddle;
  figures: ReviewFigures;
}

/** A paddle's name, rating and two main links, fixed to the top of the screen once the hero is out of view. */
export function PaddleBar({ paddle, figures: { average } }: PaddleBarProps) {
  return (
    <div className={paddleBarStyles.bar}>
      <nav aria-label={paddle.name}>
        <p>
          <a href="#content">{paddle.name}</a>
        </p>
        <p {...refreshRegion("bar-rating")}>
          {average === undefined ? null : (
            <a href="#player-reviews">
              <Stars rating={average} />
              <Marked value={derived(average, toOneDecimal)} isStrong />
            </a>
          )}
        </p>
        <TrayToggle paddle={paddle} />
        <a className="button" href="#write-a-review">
          Write
        </a>
      </nav>
    </div>
  );
}
