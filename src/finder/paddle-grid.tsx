import type { ComponentType } from "react";
import { PaddleCard } from "../paddles/paddle-card.tsx";
import type { SoldPaddle } from "../paddles/paddle-facts.ts";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import page from "../platform/ui/page.module.css";

export interface PaddleGridProps {
  listed: readonly PaddleSummary[];
  linkText: string;
  showsPrice: boolean;
  facts?: ComponentType<{ paddle: SoldPaddle }>;
}

/** Paddles as cards, side by side if there's room. */
export function PaddleGrid({ listed, ...card }: PaddleGridProps) {
  return (
    <ul className={page.grid}>
      {listed.map((summary) => (
        <PaddleCard key={summary.paddle.slug} summary={summary} {...card} />
      ))}
    </ul>
  );
}
