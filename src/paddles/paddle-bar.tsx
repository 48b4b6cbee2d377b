import { refreshRegion } from "../platform/islands/refresh-regions";
import { derived } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import { toOneDecimal } from "../reviews/ratings/rating";
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
export function PaddleBar({ paddle, figures: { average } }: PaddleBarProps) {
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
              <Marked value={derived(average, toOneDecimal)} isStrong />
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
