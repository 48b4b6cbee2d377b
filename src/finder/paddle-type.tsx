import { addresses } from "../addresses";
import { finderAddress } from "./finder-query";
import { PaddleCard } from "../paddles/paddle-card";
import type { PaddleSummary } from "../paddles/paddle-summary";
import { SummaryRating } from "../paddles/summary-rating";
import card from "../platform/ui/card.module.css";
import { PaddlePicture } from "../paddles/paddle-picture";
import styles from "./paddle-type.module.css";

interface PaddleTypeProps {
  category: string;
  about: string;
  /** Best rated first. */
  listed: readonly PaddleSummary[];
}

/** One type of paddle: what it's for, its best-rated paddle as a card, the others as lines. */
export function PaddleType({ category, about, listed }: PaddleTypeProps) {
  const [best, ...others] = listed;
  const id = category.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return (
    <section className={styles.type} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{category}s</h2>
        <p>{about}</p>
        <a href={finderAddress(addresses.paddleFinder.path, { category })}>
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

function Line({ summary }: { summary: PaddleSummary }) {
  const { paddle } = summary;
  return (
    <li className={styles.line}>
      <PaddlePicture paddle={paddle} detail="small" />
      <a className={card.whole} href={addresses.paddle.href(paddle)}>
        {paddle.name}
      </a>
      <SummaryRating summary={summary} />
    </li>
  );
}
