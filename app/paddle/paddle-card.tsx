import type { ReactNode } from "react";
import { priceText } from "../../model/money";
import { toOneDecimal } from "../../model/rating";
import { PaddlePicture } from "../ui/paddle-picture";
import { Stars } from "../ui/stars";
import styles from "./paddle-card.module.css";
import type { PaddleSummary } from "./paddle-summary";

interface PaddleCardProps {
  summary: PaddleSummary;
  /** What the link to the paddle's page says: 'View Details', 'Read Full Review'. */
  linkText: string;
  showsPrice: boolean;
  /** The heading's level below the list's own heading. */
  level?: "h2" | "h3";
  /** Further facts under the excerpt. */
  children?: ReactNode;
}

/** A paddle in a list: picture, category, name, rating, excerpt, and the way to its page. */
export function PaddleCard({ summary, linkText, showsPrice, level, children }: PaddleCardProps) {
  const { paddle, average, reviews } = summary;
  const Heading = level ?? "h3";
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <PaddlePicture paddle={paddle} />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>{paddle.category}</p>
        <Heading className={styles.name}>{paddle.name}</Heading>
        {average === undefined ? (
          <p className={styles.rating}>No reviews yet: be the first</p>
        ) : (
          <p className={styles.rating}>
            <Stars rating={average} fill="half" />
            <strong>{toOneDecimal(average)}</strong>
            <span>
              ({reviews.toLocaleString("en-US")} {reviews === 1 ? "review" : "reviews"})
            </span>
          </p>
        )}
        {showsPrice ? <p className={styles.price}>{priceText(paddle.listPriceCents)}</p> : null}
        <p>{paddle.excerpt}</p>
        {children}
        <a
          className={styles.link}
          href={`/${paddle.slug}`}
          aria-label={`${linkText}: ${paddle.name}`}
        >
          {linkText}
        </a>
      </div>
    </li>
  );
}
