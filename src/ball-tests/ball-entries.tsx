import { ballPath } from "../addresses";
import { Phrases } from "../platform/ui/lists";
import { toOneDecimal } from "../reviews/ratings/rating";
import type { Ball } from "../balls/ball.content";
import { BallPicture } from "../balls/ball-picture";
import { bareValue, derived } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import { UnsureLegend } from "../platform/ui/unsure-mark";
import page from "../platform/ui/page.module.css";
import { Stars } from "../reviews/ratings/stars";
import type { ArticleView } from "./article-view";
import { BallFactsTable } from "./ball-facts-table";
import styles from "./ball-entries.module.css";

type Entry = ArticleView["balls"][number];

/** The balls of an article side by side, then each with its rating, pros, cons and a player's quote. */
export function BallEntries({ article }: { article: ArticleView }) {
  return (
    <>
      <BallFactsTable article={article} areLinked />
      <ul className={styles.entries}>
        {article.balls.map((entry) => (
          <li key={entry.ball.slug} id={entry.ball.slug} className={styles.entry}>
            <div className={styles.picture}>
              <BallPicture ball={entry.ball} />
            </div>
            <div className={styles.words}>
              <h3>
                <a href={ballPath(entry.ball.slug)}>{entry.ball.name}</a>
              </h3>
              <Rating rating={entry.ball.rating} />
              {entry.quote ? <PlayerQuote quote={entry.quote} /> : null}
              <p>
                <strong>Best for:</strong> {entry.bestFor}
              </p>
            </div>
            <div className={styles.sides}>
              <Side title="Pros" phrases={entry.pros} mark="+" />
              <Side title="Cons" phrases={entry.cons} mark="−" />
            </div>
          </li>
        ))}
      </ul>
      <p className={page.note}>
        <UnsureLegend />
      </p>
    </>
  );
}

/** A ball's sample rating, as stars and as a number; nothing without one. */
export function Rating({ rating }: Pick<Ball, "rating">) {
  if (rating === null) return null;
  return (
    <p className={styles.rating}>
      <Stars rating={rating} />
      <Marked value={derived(rating, toOneDecimal)} isStrong />
    </p>
  );
}

/** A sample player's quote. */
export function PlayerQuote({ quote }: { quote: NonNullable<Entry["quote"]> }) {
  return (
    <blockquote className={styles.quote}>
      <p>"{bareValue(quote).text}"</p>
      <footer>
        <Marked value={derived(quote, ({ firstName }) => firstName)} />
      </footer>
    </blockquote>
  );
}

function Side({ title, phrases, mark }: { title: string; phrases: string[]; mark: string }) {
  if (phrases.length === 0) return null;
  return (
    <div>
      <p className={styles.side}>{title}</p>
      <Phrases of={phrases} mark={mark} />
    </div>
  );
}
