import { type CardFact, cardScores } from "../paddles/card-facts.ts";
import { PaddleCard } from "../paddles/paddle-card.tsx";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import page from "../../platform/ui/page.module.css";

export interface PaddleGridProps {
  listed: readonly PaddleSummary[];
  linkText: string;
  showsPrice: boolean;
  facts?: readonly CardFact[];
  /** Whose scores the cards' bars are among. Without it, there are none. */
  catalog?: readonly AnyPaddle[];
}

/** Paddles as cards, side by side if there's room. */
export function PaddleGrid({ listed, catalog, ...card }: PaddleGridProps) {
  return (
    <ul className={page.cards}>
      {listed.map((summary) => (
        <PaddleCard
          key={summary.paddle.slug}
          summary={summary}
          plays={catalog && cardScores(catalog)(summary.paddle)}
          {...card}
        />
      ))}
    </ul>
  );
}
