import { refreshRegion } from "../platform/islands/refresh-regions";
import { SampleMark } from "../platform/ui/sample-mark";
import { toOneDecimal } from "../reviews/ratings/rating";
import { hasSamples } from "../reviews/ratings/review-counts";
import type { ReviewFigures } from "../reviews/ratings/review-figures";
import { Stars } from "../reviews/ratings/stars";
import { TrayToggle } from "../tray/tray-toggle";
import styles from "./paddle-bar.module.css";
import type { Paddle } from "./paddle.content";

interface PaddleBarProps {
  paddle: Paddle;
  figures: ReviewFigures;
}

/** A paddle's name, rating and the two things to do with it, at the top of the screen once its hero is gone. */
export function PaddleBar({ paddle, figures: { average, reviews, players } }: PaddleBarProps) {
  return (
    <div className={styles.bar}>
      <nav aria-label={paddle.name}>
        <p>
          <a href="#content">{paddle.name}</a>
        </p>
        <p {...refreshRegion("bar-rating")}>
          {average === undefined ? null : (
            <a href="#player-reviews">
              <Stars rating={average} />
              <strong>{toOneDecimal(average)}</strong>
              {hasSamples({ reviews, players }) ? <SampleMark /> : null}
            </a>
          )}
        </p>
        <TrayToggle paddle={paddle} />
        <a className="button" href="#write-a-review">
          Write
        </a>
      </nav>
    </div>
  );
}
