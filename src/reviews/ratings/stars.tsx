import { starFills, type StarFill, toOneDecimal } from "./rating";
import styles from "./stars.module.css";

/** From the tip: a whole star, and its left half. */
const whole = "l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z";
const half = "l-2.5 5.4-5.9.7 4.4 4-1.2 5.8 5.2-2.9z";

/** Five stars, filled as their place requires. Screen readers read the number, not the stars. */
export function Stars({ rating, fill }: { rating: number; fill: StarFill }) {
  const stars = starFills(rating, fill).map((share, index) => ({
    share,
    tip: `M${index * 20 + 10} 1.6`,
  }));
  const path = (shape: string, isDrawn: (share: number) => boolean) =>
    stars.map(({ share, tip }) => (isDrawn(share) ? tip + shape : "")).join("");
  // A half star is drawn over the empty one.
  const full = path(whole, (share) => share === 1) + path(half, (share) => share === 0.5);
  const empty = path(whole, (share) => share !== 1);
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 100 20"
      role="img"
      aria-label={`${toOneDecimal(rating).replace(".0", "")} out of 5 stars`}
    >
      {empty ? <path d={empty} className={styles.empty} /> : null}
      {full ? <path d={full} className={styles.full} /> : null}
    </svg>
  );
}
