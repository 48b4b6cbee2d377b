import type { ReactNode } from "react";
import { BallPicture } from "../balls/ball-picture.tsx";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import { derived } from "../../platform/text/sample.ts";
import { Marked } from "../../platform/ui/marked-text.tsx";
import { toOneDecimal } from "../reviews/ratings/ratings.ts";
import { Stars } from "../reviews/ratings/stars.tsx";
import styles from "./found-item.module.css";
import type { FoundPage } from "./found-pages.ts";

interface FoundItemProps {
  found: FoundPage;
  /** Its name, linked or not. */
  children: ReactNode;
}

/** A search result in two lines: a picture, the name, and what it is, costs and is rated. */
export function FoundItem({ found: { note, paddle, ball }, children }: FoundItemProps) {
  return (
    <span className="line middle gap-4">
      {paddle || ball ? (
        <span className={styles.drawn} aria-hidden="true">
          {paddle ? <PaddlePicture paddle={paddle.paddle} detail="small" /> : null}
          {ball ? <BallPicture ball={ball} /> : null}
        </span>
      ) : null}
      <span className={styles.words}>
        {children}
        <span className={`small muted numbers ${styles.note}`}>{note}</span>
        {paddle ? <Rating summary={paddle} /> : null}
      </span>
    </span>
  );
}

function Rating({ summary: { average } }: { summary: PaddleSummary }) {
  if (average === undefined) return null;
  return (
    <span className={`small muted numbers ${styles.rating}`}>
      <Stars rating={average} />
      <Marked value={derived(average, toOneDecimal)} isStrong />
    </span>
  );
}
