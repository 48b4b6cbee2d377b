import type { ReactNode } from "react";
import { Phrases } from "./marked-text.tsx";
import styles from "./in-short.module.css";

/** A page's answer, right below its title. */
export function InShort({ children }: { children: ReactNode }) {
  return (
    <section className={styles.box} aria-labelledby="in-short">
      <h2 className="medium" id="in-short">
        In short
      </h2>
      {children}
    </section>
  );
}

/** An article's answer in several lines; empty without any. */
export function InShortLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <InShort>
      <Phrases of={lines} />
    </InShort>
  );
}
