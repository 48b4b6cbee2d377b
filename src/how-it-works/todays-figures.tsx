import { toOneDecimal } from "../reviews/ratings/rating";
import { Terms } from "../platform/ui/lists";
import { SampleMark } from "../platform/ui/sample-mark";
import { minReviewsNear } from "../reviews/ratings/rating-buckets";
import type { SiteFigures } from "../reviews/ratings/site-figures";
import styles from "./todays-figures.module.css";
import { wholeNumber } from "../platform/text/whole-number";

/** What stands behind the ratings today: how many reviews, by whom, and at which levels. */
export function TodaysFigures({ figures }: { figures: SiteFigures }) {
  const { paddles, rated, byPlayers, samples, mean, byLevel } = figures;
  const mark = samples > 0 ? <SampleMark /> : null;
  const counts = [
    ["Paddles with a rating", `${wholeNumber(rated)} of ${wholeNumber(paddles)}`] as const,
    ["Reviews by players", wholeNumber(byPlayers)] as const,
    ...(samples > 0 ? [["Sample reviews", wholeNumber(samples)] as const] : []),
    ...(mean === undefined
      ? []
      : [
          [
            "Average of all ratings",
            <>
              {toOneDecimal(mean)}
              {mark}
            </>,
          ] as const,
        ]),
  ];
  return (
    <section className={styles.figures} aria-labelledby="today">
      <h2 id="today">Today</h2>
      <Terms of={counts} />
      <table>
        <caption>
          Reviews within half a point of each level{mark}, and how many paddles have at least{" "}
          {minReviewsNear} of them
        </caption>
        <thead>
          <tr>
            <th scope="col">Level</th>
            <th scope="col">Reviews</th>
            <th scope="col">Paddles</th>
          </tr>
        </thead>
        <tbody>
          {byLevel.map(({ level, reviews, paddles: enough }) => (
            <tr key={level}>
              <th scope="row">{level}</th>
              <td>{wholeNumber(reviews)}</td>
              <td>{wholeNumber(enough)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
