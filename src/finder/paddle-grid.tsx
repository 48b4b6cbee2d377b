import type { ComponentType } from "react";
import type { Paddle, Version } from "../paddles/paddle.content.ts";
import { PaddleCard } from "../paddles/paddle-card.tsx";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import page from "../platform/ui/page.module.css";

export interface PaddleGridProps {
  listed: readonly PaddleSummary[];
  linkText: string;
  showsPrice: boolean;
  facts?: ComponentType<{ paddle: Paddle }>;
  /** The version of a paddle that was found; undefined for the one its page describes. */
  versionOf?: (summary: PaddleSummary) => Version | undefined;
}

/** Paddles as cards, side by side if there's room. */
export function PaddleGrid({ listed, versionOf, ...card }: PaddleGridProps) {
  return (
    <ul className={page.grid}>
      {listed.map((summary) => (
        <PaddleCard
          key={summary.paddle.slug}
          summary={summary}
          version={versionOf?.(summary)}
          {...card}
        />
      ))}
    </ul>
  );
}
