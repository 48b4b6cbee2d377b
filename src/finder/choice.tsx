import { useId } from "react";
import { anything } from "./finder-query.ts";
import styles from "./finder-form.module.css";

interface ChoiceProps {
  name: string;
  label: string;
  /** The label for 'all'. Without it, one of the choices is always selected. */
  all?: string;
  chosen: string;
  choices: readonly { value: string; label: string; count?: number }[];
}

/** A single choice. A value without matches says so but can be chosen. */
export function Choice({ name, label, all, chosen, choices }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        {all ? <option value={anything}>{all}</option> : null}
        {choices.map(({ value, label: text, count }) => (
          <option key={value} value={value}>
            {count === undefined ? text : `${text} (${count})`}
          </option>
        ))}
      </select>
    </div>
  );
}
