import { ballPath } from "../addresses";
import { BallPicture } from "../balls/ball-picture";
import { Phrases } from "../platform/ui/lists";
import { Marked, MarkedText } from "../platform/ui/marked-text";
import { derived } from "../platform/text/sample";
import { isRanked } from "./article-parts";
import type { ArticleView } from "./article-view";
import styles from "./awards.module.css";
import { PlayerQuote, Rating } from "./ball-entries";
import { votesText } from "./ball-figures";

/**
 * The ranked awards: rank, ball, rating, votes, category, price range, strengths, a quote. The top three look
 * different. Without votes there are no ranks.
 */
export function Awards({ article: { awards } }: { article: ArticleView }) {
  const List = isRanked(awards) ? "ol" : "ul";
  return (
    <div className={styles.room}>
      <List className={styles.awards}>
        {awards.map(({ ball, votes, category, priceRange, strengths, quote }, index) => (
          <li key={ball.slug} className={classOf(index, votes !== undefined)}>
            {votes === undefined ? null : (
              <p className={styles.rank}>
                <span>#</span>
                <Marked value={derived(votes, () => index + 1)} />
              </p>
            )}
            <div className={styles.picture}>
              <BallPicture ball={ball} />
            </div>
            <div className={styles.words}>
              <p className={styles.category}>
                <MarkedText text={category} />
              </p>
              <h3>
                <a href={ballPath(ball.slug)}>{ball.name}</a>
              </h3>
              <Rating rating={ball.rating} />
              <p className={styles.facts}>
                {votes === undefined ? null : (
                  <>
                    <Marked value={derived(votes, votesText)} /> ·{" "}
                  </>
                )}
                {priceRange}
              </p>
              <Phrases of={strengths} />
              {quote ? <PlayerQuote quote={quote} /> : null}
            </div>
          </li>
        ))}
      </List>
    </div>
  );
}

function classOf(index: number, isRankedAward: boolean): string | undefined {
  if (!isRankedAward) return styles.unranked;
  return index < 3 ? styles.top : styles.award;
}

/** The winners of each category, with the reason. */
export function Champions({ article: { champions } }: { article: ArticleView }) {
  return (
    <ul className={styles.champions}>
      {champions.map(({ title, ball, why }) => (
        <li key={title}>
          <div className={styles.picture}>
            <BallPicture ball={ball} />
          </div>
          <div>
            <p className={styles.category}>{title}</p>
            <h3>
              <a href={ballPath(ball.slug)}>{ball.name}</a>
            </h3>
            <p>
              <MarkedText text={why} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
