import styles from "../console.module.css";

/** A checkbox that an act needs which can't be undone. Other buttons of its form leave it unchecked: `formNoValidate`. */
export function SureBox({ label }: { label: string }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name="sure" value="yes" required />
      <span>{label}</span>
    </label>
  );
}
