import { bareValue, isSample, type MaybeSample } from "../../../platform/text/sample.ts";
import { starFills, toOneDecimal } from "./ratings.ts";
import styles from "./stars.module.css";

/** A star from its tip, and five of them, 20 units apart. */
const star = "l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z";
const row = [10, 30, 50, 70, 90].map((x) => `M${x} 1.6${star}`).join("");

/** The drawing shared by all stars on a page. It's on every page, because later additions may have some. */
export function StarsDrawing() {
  return (
    <svg className="unseen" aria-hidden="true">
      <path id="stars" d={row} />
    </svg>
  );
}

/** Where a star begins within its 20 units, and its width. */
const ink = { from: 1.6, width: 16.8 };

interface StarsProps {
  rating: MaybeSample<number>;
}

/** A rating by players as five stars, filled to the tenth of the displayed number. Screen readers read the number, not the stars. */
export function Stars({ rating: figure }: StarsProps) {
  const rating = bareValue(figure);
  const outOf = `${toOneDecimal(rating).replace(".0", "")} out of 5 stars`;
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 100 20"
      role="img"
      aria-label={isSample(figure) ? `${outOf} (sample)` : outOf}
    >
      <use href="#stars" />
      {/* A frame inside the drawing clips it to its width. */}
      <svg width={filledWidth(rating)}>
        <use href="#stars" />
      </svg>
    </svg>
  );
}

/** How far the row of stars is filled, from 0 to 100. */
function filledWidth(rating: number): number {
  const fills = starFills(rating);
  const last = fills.findLastIndex((fill) => fill > 0);
  if (last === -1) return 0;
  return Number((last * 20 + ink.from + fills[last]! * ink.width).toFixed(2));
}
