import type { ComponentType } from "react";
import type { Paddle } from "../paddles/paddle.content.ts";
import { PaddleCard } from "../paddles/paddle-card.tsx";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import page from "../platform/ui/page.module.css";

export interface PaddleGridProps {
  listed: readonly PaddleSummary[];
  linkText: string;
  showsPrice: boolean;
  facts?: ComponentType<{ paddle: Paddle }>;
}

/** Paddles as cards, side by side if there's room. */
export function PaddleGrid({ listed, linkText, showsPrice, facts }: PaddleGridProps) {
  return (
    <ul className={page.grid}>
      {listed.map((summary) => (
        <PaddleCard
          key={summary.paddle.slug}
          summary={summary}
          linkText={linkText}
          showsPrice={showsPrice}
          facts={facts}
        />
      ))}
    </ul>
  );
}
