import { useId } from "react";
import { anything } from "../../model/finder-query";
import styles from "./finder-form.module.css";

interface ChoiceProps {
  name: string;
  label: string;
  /** What stands for 'all'; without it one of the choices is always chosen. */
  all?: string;
  chosen: string;
  choices: readonly { value: string; label: string; count?: number }[];
}

/** A choice of one value. One that leaves nothing says so and can be chosen: the specification's own filters all can. */
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
