import { Fragment, type ReactNode, useId } from "react";
import styles from "./question.module.css";

export interface QuestionOption {
  value: string;
  label: string;
  /** What a choice means; short choices need no explanation. */
  hint?: string;
  /** What is asked for with this choice. */
  field?: ReactNode;
}

interface QuestionProps {
  name: string;
  words: { legend: string; hint: string; open: string };
  /** The chosen value; undefined for the choice that leaves it open. */
  chosen: string | undefined;
  options: readonly QuestionOption[];
}

/** A question, why it's asked, and its choices. The choice that leaves it open comes first. */
export function Question({ name, words, chosen, options }: QuestionProps) {
  const id = useId();
  const all: readonly QuestionOption[] = [{ value: "", label: words.open }, ...options];
  const isExplained = options.some(({ hint }) => hint !== undefined);
  return (
    <fieldset className={styles.question} aria-describedby={`${id}hint`}>
      <legend>{words.legend}</legend>
      <p className={styles.hint} id={`${id}hint`}>
        {words.hint}
      </p>
      <div className={isExplained ? styles.explained : styles.short}>
        {all.map(({ value, label, hint, field }) => (
          <Fragment key={value}>
            <label className={styles.option}>
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === (chosen ?? "")}
              />
              <span>
                <strong>{label}</strong>
                {hint ? <small>{hint}</small> : null}
              </span>
            </label>
            {field}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
