import type { Paddle } from "../../model/content/paddle";
import { priceText } from "../../model/money";
import { reviewsText, toOneDecimal } from "../../model/rating";
import { renewed } from "../reviews/renewed";
import type { ReviewFigures } from "../reviews/review-figures";
import { Breadcrumb, type Crumb } from "../site/breadcrumb";
import { PaddlePicture } from "../ui/paddle-picture";
import { Stars } from "../ui/stars";
import styles from "./paddle-hero.module.css";

interface PaddleHeroProps {
  paddle: Paddle;
  /** The way to its page. */
  steps: readonly Crumb[];
  figures: ReviewFigures;
  wording: { mostlySamples: string; noReviews: string };
}

/** Name, rating, price and picture of a paddle, and its figures under the line. */
export function PaddleHero({ paddle, steps, figures, wording }: PaddleHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.way}>
          <Breadcrumb steps={steps} />
        </div>
        <div className={styles.words}>
          <p className={styles.kind}>
            {paddle.brand} · {paddle.category}
          </p>
          <h1>{paddle.name}</h1>
          <div {...renewed("rating")} className={styles.rating}>
            <Rating figures={figures} noReviews={wording.noReviews} />
          </div>
          <p className={styles.price}>
            {paddle.listPriceCents === null ? null : <span>List price </span>}
            {priceText(paddle.listPriceCents)}
          </p>
        </div>
        <div className={styles.picture}>
          <PaddlePicture paddle={paddle} />
        </div>
        <p className={styles.intro}>{paddle.intro}</p>
      </div>
      <div {...renewed("figures")} className={styles.figures}>
        <dl>
          {figures.cards.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {figures.mostlySamples ? <p>{wording.mostlySamples}</p> : null}
      </div>
    </div>
  );
}

function Rating({ figures, noReviews }: { figures: ReviewFigures; noReviews: string }) {
  const { average, reviews } = figures;
  if (average === undefined) return <a href="#write-a-review">{noReviews}</a>;
  return (
    <>
      <Stars rating={average} fill="rounded" />
      <strong>{toOneDecimal(average)}</strong>
      <a href="#player-reviews">{reviewsText(reviews)}</a>
    </>
  );
}
