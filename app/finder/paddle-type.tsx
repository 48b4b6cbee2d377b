import { anything, finderAddress } from "../../model/finder-query";
import { toOneDecimal } from "../../model/rating";
import { PaddleCard } from "../paddle/paddle-card";
import type { PaddleSummary } from "../paddle/paddle-summary";
import { PaddlePicture } from "../ui/paddle-picture";
import { Stars } from "../ui/stars";
import styles from "./paddle-type.module.css";

interface PaddleTypeProps {
  category: string;
  about: string;
  /** Best rated first. */
  listed: readonly PaddleSummary[];
}

/** One type of paddle: what it is for, its best-rated paddle as a card, the others in lines. */
export function PaddleType({ category, about, listed }: PaddleTypeProps) {
  const [best, ...others] = listed;
  const id = category.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return (
    <section className={styles.type} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{category}s</h2>
        <p>{about}</p>
        <a href={finderAddress("/paddle-finder", { search: "", category, brand: anything })}>
          {category}s in the finder
        </a>
      </div>
      <div className={styles.list}>
        {best ? (
          <ul>
            <PaddleCard summary={best} linkText="Read Full Review" showsPrice={false} />
          </ul>
        ) : null}
        <ul>
          {others.map((summary) => (
            <Line key={summary.paddle.slug} summary={summary} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Line({ summary: { paddle, average, reviews } }: { summary: PaddleSummary }) {
  return (
    <li className={styles.line}>
      <PaddlePicture paddle={paddle} />
      <a href={`/${paddle.slug}`}>{paddle.name}</a>
      {average === undefined ? (
        <span className={styles.rating}>No reviews yet: be the first</span>
      ) : (
        <span className={styles.rating}>
          <Stars rating={average} fill="half" />
          <strong>{toOneDecimal(average)}</strong>
          <span>
            ({reviews.toLocaleString("en-US")} {reviews === 1 ? "review" : "reviews"})
          </span>
        </span>
      )}
    </li>
  );
}
