import { addresses } from "../addresses";
import type { MatchWording } from "../match/match.content";
import type { Paddle } from "../paddles/paddle.content";
import type { PublishedHome } from "../library/published";
import { CachedMarkup } from "../platform/ui/cached-markup";
import court from "../platform/ui/court.module.css";
import { bareValue } from "../platform/text/sample";
import { Marked, MarkedText } from "../platform/ui/marked-text";
import { PaddlePicture } from "../paddles/paddle-picture";
import styles from "./hero.module.css";
import { WhichPaddle } from "./which-paddle";

interface HeroProps {
  home: Pick<PublishedHome, "heading" | "lead" | "question" | "infoCards" | "claims">;
  match: MatchWording;
  /** What to write without a DUPR. */
  duprHint: string;
  /** The link to the best-rated paddles, or to all of them while none is rated. */
  topPaddles: { text: string; path: string };
  /** The paddles drawn beside the words, the largest first. */
  paddles: readonly Paddle[];
}

/** The page's first screen: what the site is, the question it answers, and what else it has. */
export function Hero(props: HeroProps) {
  return (
    <CachedMarkup
      as="div"
      frame={{ className: `${court.court} ${court.withKitchen}` }}
      inside={FirstScreen}
      props={props}
    />
  );
}

function FirstScreen({ home, match, duprHint, topPaddles, paddles }: HeroProps) {
  return (
    <>
      <div className={`${court.inner} ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{home.heading}</h1>
          <p className={styles.lead}>
            <MarkedText text={home.lead} />
          </p>
          <WhichPaddle words={home.question} match={match} duprHint={duprHint} />
          <p className={styles.actions}>
            <a className={`button ${styles.second}`} href={addresses.paddleReviews.path}>
              Explore Paddle Reviews
            </a>
            <a className={`button ${styles.second}`} href={topPaddles.path}>
              {topPaddles.text}
            </a>
          </p>
          {home.claims.map((claim) => (
            <p key={bareValue(claim.text)} className={styles.claim}>
              <Marked value={claim.text} />
            </p>
          ))}
        </div>
        <ul className={`${court.drawn} ${styles.drawn}`}>
          {paddles.map((paddle) => (
            <li key={paddle.slug}>
              <a href={addresses.paddle.href(paddle)} aria-label={`${paddle.name}, review`}>
                <PaddlePicture paddle={paddle} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.below}>
        <ul className={`${court.inner} ${styles.cards}`}>
          {home.infoCards.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
