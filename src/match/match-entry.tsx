import { addresses } from "../addresses";
import { Phrases } from "../platform/ui/lists";
import type { Match } from "./match";
import type { MatchInWords } from "./match-in-words";
import { priceText } from "../platform/text/money";
import { SummaryRating } from "../paddles/summary-rating";
import { PaddlePicture } from "../paddles/paddle-picture";
import type { ListedCandidate } from "./candidates";
import styles from "./match-entry.module.css";

interface MatchEntryProps {
  match: Match<ListedCandidate>;
  rank: number;
  inWords: MatchInWords;
}

/** One of the best matches: its score, and the reasons for and against it. */
export function MatchEntry({ match: { candidate, score }, rank, inWords }: MatchEntryProps) {
  const { paddle, summary } = candidate;
  const outOf100 = Math.round(score);
  return (
    <li className={styles.entry}>
      <div className={styles.picture}>
        <PaddlePicture paddle={paddle} />
      </div>
      <div className={styles.name}>
        <p className={styles.kind}>
          <span className={rank === 1 ? styles.winner : styles.rank}>{rank}</span>
          {paddle.category}
        </p>
        <h3>
          <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
        </h3>
        <SummaryRating summary={summary} />
        <p className={styles.price}>{priceText(paddle.listPriceCents)}</p>
      </div>
      <div className={styles.score}>
        <p>
          <strong>{outOf100}</strong> out of 100
        </p>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" className={styles.whole} />
          <rect width={outOf100} height="4" className={styles.part} />
        </svg>
      </div>
      <div className={styles.reasons}>
        <Reasons title="Why it fits" of={inWords.speaksFor} className={styles.pro} />
        <Reasons title="Why it might not" of={inWords.speaksAgainst} className={styles.con} />
        <Reasons title="Know before you buy" of={[inWords.knowBefore]} className={styles.con} />
        <Reasons title="What we don't know" of={inWords.unsure} className={styles.unsure} />
      </div>
    </li>
  );
}

interface ReasonsProps {
  title: string;
  of: readonly string[];
  className: string | undefined;
}

function Reasons({ title, of, className }: ReasonsProps) {
  if (of.length === 0) return null;
  return (
    <div className={className}>
      <h4>{title}</h4>
      <Phrases of={of} />
    </div>
  );
}
