import type { PrintedClaim } from "../../model/claims";
import type { Home } from "../../model/content/home";
import { ClaimText } from "../ui/claim-text";
import styles from "./hero.module.css";

type HeroWords = Pick<Home, "heading" | "lead" | "infoCards"> & { claims: PrintedClaim[] };

/** The page's first screen: what this is, where to begin, and what there is besides. */
export function Hero({ home }: { home: HeroWords }) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1>{home.heading}</h1>
        <p className={styles.lead}>{home.lead}</p>
        <p className={styles.actions}>
          <a className="button" href="/paddle-reviews">
            Explore Paddle Reviews
          </a>
          <a className={`button ${styles.second}`} href="/paddles?sort=rating">
            Top Paddles 2026
          </a>
        </p>
        {home.claims.map((claim) => (
          <p key={claim.text} className={styles.claim}>
            <ClaimText claim={claim} />
          </p>
        ))}
      </div>
      <ul className={styles.cards}>
        {home.infoCards.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
