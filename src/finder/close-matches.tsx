import type { PaddleLists } from "./paddle-lists.content";
import page from "../platform/ui/page.module.css";
import { PaddleGrid, type PaddleGridProps } from "./paddle-grid";

interface CloseMatchesProps extends PaddleGridProps {
  words: Pick<PaddleLists, "closeTitle" | "closeNote">;
}

/** Paddles that a search may have meant, after its matches. */
export function CloseMatches({ words: { closeTitle, closeNote }, ...grid }: CloseMatchesProps) {
  if (grid.listed.length === 0) return null;
  return (
    <section aria-labelledby="close-matches">
      <h2 id="close-matches">{closeTitle}</h2>
      <p className={page.note}>{closeNote}</p>
      <PaddleGrid {...grid} />
    </section>
  );
}
