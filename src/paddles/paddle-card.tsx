import type { ReactNode } from "react";
import { addresses } from "../addresses";
import { priceText } from "../platform/text/money";
import { TrayToggle } from "../tray/tray-toggle";
import card from "../platform/ui/card.module.css";
import { BrandName } from "./brand-name";
import { PaddlePicture } from "./paddle-picture";
import styles from "./paddle-card.module.css";
import type { PaddleSummary } from "./paddle-summary";
import { SummaryRating } from "./summary-rating";

interface PaddleCardProps {
  summary: PaddleSummary;
  /** The text of the link to the paddle's page: 'View Details', 'Read Full Review'. */
  linkText: string;
  showsPrice: boolean;
  children?: ReactNode;
}

/** A paddle in a list: picture, category, name, rating, excerpt, and a link to its page. */
export function PaddleCard({ summary, linkText, showsPrice, children }: PaddleCardProps) {
  const { paddle } = summary;
  return (
    <li className={card.card}>
      <div className={card.picture}>
        <PaddlePicture paddle={paddle} />
      </div>
      <div className={card.words}>
        <p className={card.muted}>
          <BrandName paddle={paddle} /> · {paddle.category}
        </p>
        <h3>{paddle.name}</h3>
        <SummaryRating summary={summary} />
        {showsPrice ? <p className={styles.price}>{priceText(paddle.listPriceCents)}</p> : null}
        <p>{paddle.excerpt}</p>
        {children}
        <div className={`${styles.ways} ${card.last}`}>
          <a
            className={`${card.link} ${card.whole}`}
            href={addresses.paddle.href(paddle)}
            aria-label={`${linkText}: ${paddle.name}`}
          >
            {linkText}
          </a>
          <TrayToggle paddle={paddle} />
        </div>
      </div>
    </li>
  );
}
