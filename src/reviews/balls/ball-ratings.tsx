import type { BallRating } from "./ball-ratings.service";
import { reviewsText } from "../ratings/rating";
import { Stars } from "../ratings/stars";
import styles from "./ball-ratings.module.css";

interface BallRatingsProps {
  ratings: readonly BallRating[];
  title: string;
}

/** What players gave each ball of an article. Renders nothing before the first of them said which. */
export function BallRatings({ ratings, title }: BallRatingsProps) {
  if (ratings.length === 0) return null;
  return (
    <section className={styles.balls} aria-labelledby="ratings-by-ball">
      <h3 id="ratings-by-ball">{title}</h3>
      <ul>
        {ratings.map(({ name, reviews, average }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              <Stars rating={average} /> {average.toFixed(1)} from {reviewsText(reviews)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
