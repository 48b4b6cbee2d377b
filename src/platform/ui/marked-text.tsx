import { Fragment } from "react";
import { keepUnits } from "../text/keep-units";
import { bareValue, isSample, type MaybeSample } from "../text/sample";
import { sampleSign } from "../text/sample-sign";
import styles from "./marked-text.module.css";

/** The mark behind a sample figure or claim. Screen readers say 'sample'. */
function SampleMark() {
  return (
    <span className={styles.mark} role="img" aria-label="sample">
      {sampleSign}
    </span>
  );
}

interface MarkedProps {
  value: MaybeSample<string | number>;
  isStrong?: boolean;
  isQuoted?: boolean;
  /** Where the figure or claim links to. */
  href?: string;
}

/** A figure or claim, with the mark behind it if it's a sample. The mark is no part of a link or a quotation. */
export function Marked({ value, isStrong = false, isQuoted = false, href }: MarkedProps) {
  const bare = bareValue(value);
  return (
    <>
      {href ? (
        <a href={href}>{bare}</a>
      ) : isQuoted ? (
        <q>{bare}</q>
      ) : isStrong ? (
        <strong>{bare}</strong>
      ) : (
        bare
      )}
      {isSample(value) ? <SampleMark /> : null}
    </>
  );
}

/** A text of content or of a rule, with a mark wherever it has the sign of samples. No line ends before a unit. */
export function MarkedText({ text }: { text: string }) {
  return keepUnits(text)
    .split(sampleSign)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 ? <SampleMark /> : null}
        {part}
      </Fragment>
    ));
}
