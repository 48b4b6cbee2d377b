import type { Drawing as DrawingFacts } from "./facts.ts";

/** A drawing, printed into the page. */
export function Drawing({ of }: { of: DrawingFacts }) {
  return (
    <svg
      viewBox={of.viewBox}
      role="img"
      aria-label={of.label ?? undefined}
      dangerouslySetInnerHTML={{ __html: of.markup }}
    />
  );
}
