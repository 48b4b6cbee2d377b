import "../../../platform/styles/columns.css";
import { Marked, SampleMark, Terms, UnderMark } from "../../../platform/ui/marked-text.tsx";
import { CachedMarkup } from "../../../platform/ui/cached-markup.tsx";
import { areSamples, bareValue, derived } from "../../../platform/text/sample.ts";
import { fill } from "../../../platform/text/fill.ts";
import type { ReviewFigures } from "./figures.ts";
import type { ReviewWording } from "../review-wording.content.ts";
import { levels } from "../level/level.ts";
import {
  countsText,
  minReviewsNear,
  type RatingBucket,
  ratingNear,
  starDistribution,
  toOneDecimal,
} from "./ratings.ts";
import { reviewAddress, type ReviewQuery } from "../list/review-query.ts";
import { RatingBar } from "./bar.tsx";
import styles from "./rating-figures.module.css";

/** The figures of a page: 'Total Reviews 21'. Those that include samples are marked. */
export function FigureCards({ of }: { of: ReviewFigures["cards"] }) {
  return (
    <Terms
      className="figures"
      of={of.map(({ label, value }) => [label, <Marked key={label} value={value} />])}
    />
  );
}

interface RatingFiguresProps {
  buckets: readonly RatingBucket[];
  asked: ReviewQuery;
  words: ReviewWording["figures"];
}

/**
 * How many gave each number of stars, and how each level rated: tables whose bars repeat the numbers beside them. Each
 * row links to its reviews. Levels without any share one row.
 */
export function RatingFigures(props: RatingFiguresProps) {
  return (
    <CachedMarkup as="div" frame={{ className: styles.figures }} inside={Tables} props={props} />
  );
}

function Tables({ buckets, asked, words }: RatingFiguresProps) {
  const players = buckets.filter(({ sample }) => !sample);
  const spread = starDistribution(buckets);
  const spreadByPlayers = starDistribution(players);
  const max = Math.max(...spread);
  const near = levels.map((level) => ({ level, ...ratingNear(buckets, level) }));
  const empty = near.flatMap(({ level, reviews }) => (reviews === 0 ? [level] : []));
  const isSample = areSamples(near.map(({ average }) => average));
  // Relative to the page, which has ten of them.
  const addressOf = (chosen: Partial<ReviewQuery>) => reviewAddress("", { ...asked, ...chosen });
  return (
    <>
      <details className="disclosure folded screen">
        <summary>{words.stars}</summary>
        <table className={`small full ${styles.figure}`}>
          <caption>
            <strong>{words.stars}</strong>
          </caption>
          <tbody>
            {[5, 4, 3, 2, 1].map((stars) => {
              const reviews = spread[stars - 1]!;
              const byPlayers = spreadByPlayers[stars - 1]!;
              const name = stars === 1 ? "1 star" : `${stars} stars`;
              const link = { to: addressOf({ stars }), isCurrent: asked.stars === stars };
              return (
                <tr key={stars}>
                  <Name link={reviews > 0 && link}>{name}</Name>
                  <td>
                    <RatingBar length={reviews / max} players={byPlayers / reviews} />
                  </td>
                  <td>{countsText({ reviews, players: byPlayers })}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {players.length < buckets.length ? (
          <p className={styles.key}>
            {players.length > 0 ? (
              <span>
                <RatingBar length={1} players={1} /> {words.players}
              </span>
            ) : null}
            <span>
              <RatingBar length={1} players={0} /> {words.samples}
            </span>
          </p>
        ) : null}
      </details>
      <details className={`disclosure folded ${styles.levels}`}>
        <summary>
          {words.levels}
          {isSample ? <SampleMark /> : null}
        </summary>
        <table className={`small full ${styles.figure}`}>
          <caption>
            <strong>{words.levels}</strong>
            {isSample ? <SampleMark /> : null}
            <span className="screen muted">{words.levelsNote}</span>
          </caption>
          <tbody>
            {near.map(({ level, average, reviews }) => {
              if (reviews === 0) return null;
              const byPlayers = ratingNear(players, level).reviews;
              const link = { to: addressOf({ level }), isCurrent: asked.level === level };
              return (
                <tr key={level} data-near={level}>
                  <Name link={link} own={words.own}>
                    {level}
                  </Name>
                  <td>
                    {average === undefined || reviews < minReviewsNear ? (
                      <span className={styles.few}>{words.few}</span>
                    ) : (
                      <span className={styles.rating}>
                        <RatingBar length={bareValue(average) / 5} players={byPlayers / reviews} />
                        <span className={styles.value}>
                          <UnderMark when={isSample}>
                            <Marked value={derived(average, toOneDecimal)} isStrong />
                          </UnderMark>
                        </span>
                      </span>
                    )}
                  </td>
                  <td>{countsText({ reviews, players: byPlayers })}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {empty.length > 0 ? (
          <p className={styles.key}>{fill(words.empty, { levels: empty.join(", ") })}</p>
        ) : null}
      </details>
    </>
  );
}

interface NameProps {
  /** The row's reviews; none if there are none. */
  link: { to: string; isCurrent: boolean } | false;
  /** The mark if it's the reader's own level. */
  own?: string;
  children: React.ReactNode;
}

function Name({ link, own, children }: NameProps) {
  return (
    <th scope="row" data-own={own}>
      {link ? (
        <a href={link.to} rel="nofollow" aria-current={link.isCurrent || undefined}>
          {children}
        </a>
      ) : (
        children
      )}
    </th>
  );
}
