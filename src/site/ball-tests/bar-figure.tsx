import { useId } from "react";
import { areSamples, type MaybeSample } from "../../platform/text/sample.ts";
import { Marked, SampleMark, UnderMark } from "../../platform/ui/marked-text.tsx";
import { Unconfirmed } from "../../platform/ui/unsure-mark.tsx";
import styles from "./bar-figure.module.css";

interface Bar {
  label: string;
  text: MaybeSample<string>;
  /** Whether the figure has the mark that `UnsureLegend` explains. */
  isUnsure?: boolean;
  /** Where the bar begins and ends, from 0 to 1. */
  from: number;
  to: number;
}

/** A bar chart's content. */
export interface Figure {
  title: string;
  description: string;
  bars: readonly Bar[];
}

/** A bar chart, rendered on the server. Every number is also text beside its bar. */
export function BarFigure({ title, description, bars }: Figure) {
  const id = useId();
  const isSample = areSamples(bars.map(({ text }) => text));
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className="stack gap-1">
        <strong className="title" id={id}>
          {title}
          {isSample ? <SampleMark /> : null}
        </strong>
        <span className="small muted">{description}</span>
      </figcaption>
      <ul>
        {bars.map(({ label, text, isUnsure, from, to }) => (
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
            <span className="bold numbers">
              <UnderMark when={isSample}>
                <Marked value={text} />
              </UnderMark>
              {isUnsure ? <Unconfirmed /> : null}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
