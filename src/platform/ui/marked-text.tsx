import "../styles/lists.css";
import { createContext, Fragment, type ReactNode, useContext } from "react";
import { keepUnits } from "../text/units.ts";
import { areSamples, bareValue, isSample, type MaybeSample, sampleSign } from "../text/sample.ts";
import styles from "./marked-text.module.css";

const IsUnderMark = createContext(false);

/** What has only samples, if `when` holds, below a heading with their mark: its figures need none of their own. */
export function UnderMark({ when, children }: { when: boolean; children: ReactNode }) {
  return <IsUnderMark value={when}>{children}</IsUnderMark>;
}

interface SamplesProps {
  /** The figures and quotes in it. */
  of: readonly unknown[];
  /** What those are: 'These ratings are samples.' */
  label: string;
  children: ReactNode;
}

/** A part with a label that has the mark, if all figures in it are samples. */
export function Samples({ of, label, children }: SamplesProps) {
  if (!areSamples(of)) return children;
  return (
    <>
      <p className="note">
        {label}
        <SampleMark />
      </p>
      <UnderMark when>{children}</UnderMark>
    </>
  );
}

/** The mark after a sample figure or claim, or after the heading of some. Screen readers say 'sample'. */
export function SampleMark() {
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
  href?: string;
}

/** A figure or claim, marked if it's a sample that isn't `UnderMark`. The mark isn't part of a link or quotation. */
export function Marked({ value, isStrong = false, isQuoted = false, href }: MarkedProps) {
  const bare = bareValue(value);
  const isUnderMark = useContext(IsUnderMark);
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
      {isSample(value) && !isUnderMark ? <SampleMark /> : null}
    </>
  );
}

/** A text with a mark wherever it has the sample sign. Lines don't break before a unit. */
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

interface TermsProps {
  of: readonly (readonly [term: string, text: ReactNode])[];
  className?: string | undefined;
}

/** Terms and their descriptions: figures with labels, facts with names. */
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

interface PhrasesProps {
  of: readonly string[];
  mark?: string;
  className?: string;
}

/** Phrases or sentences as a list. The styles put the mark before each. */
export function Phrases({ of, mark, className }: PhrasesProps) {
  return (
    <ul data-mark={mark} className={className}>
      {of.map((phrase) => (
        <li key={phrase}>
          <MarkedText text={phrase} />
        </li>
      ))}
    </ul>
  );
}

/** A title and its phrases in plain markup; empty if there are none. */
export function PlainPhrases({ title, phrases }: { title: string; phrases: readonly string[] }) {
  if (phrases.length === 0) return null;
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <Phrases of={phrases} />
    </>
  );
}
