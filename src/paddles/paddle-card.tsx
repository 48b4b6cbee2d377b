import type { ComponentType } from "react";
import { addresses } from "../addresses.ts";
import { priceText } from "../platform/text/money.ts";
import { TrayToggle } from "../tray/tray-toggle.tsx";
import { CachedMarkup } from "../platform/ui/cached-markup.tsx";
import card from "../platform/ui/card.module.css";
import { BrandName } from "./brand-name.tsx";
import type { Paddle } from "./paddle.content.ts";
import { PaddlePicture } from "./paddle-picture.tsx";
import styles from "./paddle-card.module.css";
import type { PaddleSummary } from "./paddle-summary.ts";
import { SummaryRating } from "./summary-rating.tsx";

interface PaddleCardProps {
  summary: PaddleSummary;
  /** The text of the link to the paddle's page: 'View Details', 'Read Full Review'. */
  linkText: string;
  showsPrice: boolean;
  /** More facts below the excerpt. */
  facts?: ComponentType<{ paddle: Paddle }> | undefined;
}

/** A paddle in a list: picture, category, name, rating, excerpt, and a link to its page. */
export function PaddleCard(props: PaddleCardProps) {
  return <CachedMarkup as="li" frame={{ className: card.card }} inside={Card} props={props} />;
}

function Card({ summary, linkText, showsPrice, facts: Facts }: PaddleCardProps) {
  const { paddle } = summary;
  return (
    <>
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
        {Facts ? <Facts paddle={paddle} /> : null}
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
    </>
  );
}
