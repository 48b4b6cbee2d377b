import type { ReactNode } from "react";
import { MarkedText } from "./marked-text";

interface TermsProps {
  of: readonly (readonly [term: string, text: ReactNode])[];
  className?: string | undefined;
}

/** Terms, each with its text: figures with their labels, facts with their names. */
export function Terms({ of, className }: TermsProps) {
  return (
    <dl className={className}>
      {of.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Phrases or sentences as a list. The styles put the mark before each. */
export function Phrases({ of, mark }: { of: readonly string[]; mark?: string }) {
  return (
    <ul data-mark={mark}>
      {of.map((phrase) => (
        <li key={phrase}>
          <MarkedText text={phrase} />
        </li>
      ))}
    </ul>
  );
}
