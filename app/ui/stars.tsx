import { starFills, type StarFill, toOneDecimal } from "../../model/rating";
import styles from "./stars.module.css";

const star = "M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6l-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z";

/** Five stars, filled as the place they stand in asks. The number is read out, the stars are not. */
export function Stars({ rating, fill }: { rating: number; fill: StarFill }) {
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 100 20"
      role="img"
      aria-label={`${toOneDecimal(rating).replace(".0", "")} out of 5 stars`}
    >
      {starFills(rating, fill).map((share, index) => (
        <g key={index} transform={`translate(${index * 20} 0)`}>
          <path d={star} className={share === 1 ? styles.full : styles.empty} />
          {share === 0.5 ? (
            // The left half alone, drawn over the empty star.
            <path d="M10 1.6L7.5 7l-5.9.7 4.4 4-1.2 5.8 5.2-2.9z" className={styles.full} />
          ) : null}
        </g>
      ))}
    </svg>
  );
}
