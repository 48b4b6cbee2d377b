import { addresses } from "../addresses";
import { finderAddress } from "./finder-query";
import { byConfirmation } from "../paddles/confirmed";
import { UnconfirmedGroup } from "../paddles/unconfirmed-group";
import { PaddleCard } from "../paddles/paddle-card";
import { areRated, type PaddleSummary } from "../paddles/paddle-summary";
import { SummaryRating } from "../paddles/summary-rating";
import card from "../platform/ui/card.module.css";
import { PaddlePicture } from "../paddles/paddle-picture";
import styles from "./paddle-type.module.css";

export interface PaddleTypeProps {
  category: string;
  about: string;
  /** Best rated first, those we couldn't confirm last. */
  listed: readonly PaddleSummary[];
}

/** One type of paddle: what it's for, its best-rated paddle as a card, the others as lines, the unconfirmed ones last. */
export function PaddleType({ category, about, listed }: PaddleTypeProps) {
  const { confirmed, unconfirmed } = byConfirmation(listed);
  // Only a rating makes a paddle the best of its type.
  const best = areRated(confirmed) ? confirmed[0] : undefined;
  const others = best ? confirmed.slice(1) : confirmed;
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
        {others.length > 0 ? <Lines of={others} /> : null}
        {unconfirmed.length > 0 ? (
          <UnconfirmedGroup heading="h3">
            <Lines of={unconfirmed} />
          </UnconfirmedGroup>
        ) : null}
      </div>
    </section>
  );
}

function Lines({ of }: { of: readonly PaddleSummary[] }) {
  return (
    <ul>
      {of.map((summary) => (
        <Line key={summary.paddle.slug} summary={summary} />
      ))}
    </ul>
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
