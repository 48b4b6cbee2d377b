import type { Drawing as DrawingFacts } from "./facts.ts";

/** A drawing within the page's HTML. */
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

/** What the drawings of a page share. */
export function DrawingDefs({ defs }: { defs: string }) {
  return <svg className="unseen" aria-hidden="true" dangerouslySetInnerHTML={{ __html: defs }} />;
}
