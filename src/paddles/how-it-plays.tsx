import { longDate } from "../platform/text/dates";
import { CachedMarkup } from "../platform/ui/cached-markup";
import { isConfirmedPaddle } from "./confirmed";
import type { UseScore } from "./play";
import { ScoreBars } from "./score-bars";
import styles from "./how-it-plays.module.css";
import type { Paddle } from "./paddle.content";
import type { PaddlePageWording } from "./paddle-page.content";
import { Reputation } from "./verdict";

interface HowItPlaysProps {
  paddle: Paddle;
  scores: readonly UseScore[];
  words: PaddlePageWording;
}

/** What a paddle is like in play: its scores, its description, and its reputation if that isn't in the verdict. */
export function HowItPlays({ paddle, scores, words }: HowItPlaysProps) {
  return (
    <CachedMarkup
      as="section"
      frame={{ className: styles.section, "aria-labelledby": "how-it-plays" }}
      inside={Plays}
      props={{ paddle, scores, words }}
    />
  );
}

function Plays({ paddle, scores, words }: HowItPlaysProps) {
  const isConfirmed = isConfirmedPaddle(paddle);
  const bars = <ScoreBars scores={scores} words={words.scores} />;
  return (
    <>
      <h2 id="how-it-plays">{isConfirmed ? words.plays : words.known}</h2>
      {isConfirmed ? bars : null}
      <p>{paddle.intro}</p>
      {isConfirmed ? (
        <div className={styles.reputation}>
          <Reputation paddle={paddle} as="h3" />
        </div>
      ) : (
        bars
      )}
      {paddle.updated ? (
        <p className={styles.updated}>
          Updated <time dateTime={paddle.updated}>{longDate(Date.parse(paddle.updated))}</time>
        </p>
      ) : null}
    </>
  );
}
