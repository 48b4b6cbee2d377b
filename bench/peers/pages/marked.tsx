import type { Marked as MarkedFacts } from "./facts.ts";

const names: Record<string, string> = { "◇": "sample", "?": "not confirmed" };

/** A text with its mark, which has a name for screen readers. */
export function Marked({ of: { text, mark } }: { of: MarkedFacts }) {
  return (
    <>
      {text}
      {mark ? <Mark sign={mark} /> : null}
    </>
  );
}

export function Mark({ sign }: { sign: string }) {
  return (
    <span className="mark" role="img" aria-label={names[sign]}>
      {sign}
    </span>
  );
}
