import "../styles/forms.css";
import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

/** The attributes that tie a control to its label, hint and error message. */
interface Tied {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  label: string;
  /** The control's, if links lead to it. */
  id?: string;
  problem?: string | undefined;
  hint?: string | undefined;
  /** Between the label and the control. */
  above?: ReactNode;
  children: (tied: Tied) => ReactNode;
}

/** A control with its label above, and its hint and error message below. */
export function Field({ label, id: given, problem, hint, above, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [problem && `${id}problem`, hint && `${id}hint`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {above}
      {children({
        id,
        "aria-invalid": problem ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {hint ? (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p className="outcome" id={`${id}problem`}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** A field's message for a problem. */
export function problemText(
  problem: string | undefined,
  words: {
    empty?: string | undefined;
    refused: string;
    tooLong: string;
    links?: string | undefined;
    reserved?: string | undefined;
  },
): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === "tooPrecise") return words.tooLong;
  const named =
    problem === "empty" || problem === "tooLong" || problem === "links" || problem === "reserved";
  return (named ? words[problem] : undefined) ?? words.refused;
}
