import type { ReactNode } from "react";
import "../styles/forms.css";
import { Honeypot } from "./honeypot.tsx";
import { noticeLine, noticeOf, onceField, type Outcome, type OutcomeWording } from "./outcome.ts";
import styles from "./plain-form.module.css";

interface PlainFormProps {
  id: string;
  /** The URL it posts to. */
  address: string;
  title: string;
  note?: string;
  submit: string;
  words: OutcomeWording;
  outcome: Outcome<object>;
  /** Its fields. */
  children: ReactNode;
}

/** The frame of a form that needs no script: its heading, the button, and the message after a post. */
export function PlainForm(props: PlainFormProps) {
  const { id, address, title, note, submit, words, outcome, children } = props;
  return (
    <form id={id} className={styles.form} method="post" action={`${address}#${id}`}>
      <h2>{title}</h2>
      {note === undefined ? null : <p>{note}</p>}
      {children}
      <Honeypot />
      <input type="hidden" name={onceField} />
      <div>
        <button type="submit">{submit}</button>
      </div>
      <p className="outcome" role="status">
        {noticeLine(noticeOf(outcome, words))}
      </p>
    </form>
  );
}
