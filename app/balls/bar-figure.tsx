import { useId } from "react";
import styles from "./bar-figure.module.css";

interface Bar {
  label: string;
  /** The number as text. */
  text: string;
  /** Where the bar begins and ends, as shares of the scale from 0 to 1. */
  from: number;
  to: number;
}

/** What a figure of bars says. */
export interface Figure {
  title: string;
  description: string;
  bars: readonly Bar[];
}

/** A figure of bars, drawn on the server. Every number stands beside its bar as text. */
export function BarFigure({ title, description, bars }: Figure) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption>
        <strong id={id}>{title}</strong>
        <span>{description}</span>
      </figcaption>
      <ul>
        {bars.map(({ label, text, from, to }) => (
          <li key={label}>
            <span>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.scale} d="M0 9.5H100" />
              <rect
                className={styles.bar}
                x={Math.round(from * 1000) / 10}
                width={Math.round((to - from) * 1000) / 10}
                height="9"
              />
            </svg>
            <span className={styles.number}>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
