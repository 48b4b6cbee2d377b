import { useId } from "react";
import { anything } from "../../model/finder-query";
import styles from "./finder-form.module.css";

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  chosen: string;
  choices: readonly string[];
}

/** A choice of the finder, which may be left open. */
export function Choice({ name, label, all, chosen, choices }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        <option value={anything}>{all}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  );
}
