import { useId } from "react";
import styles from "./finder-form.module.css";

/** The finder's search box. */
export function SearchField({ search }: { search: string }) {
  const id = useId();
  return (
    <div className={`stack gap-1 across ${styles.field}`}>
      <label className="small bold" htmlFor={id}>
        Search
      </label>
      <input
        id={id}
        type="search"
        name="search"
        defaultValue={search}
        placeholder="Name or brand"
        enterKeyHint="search"
      />
    </div>
  );
}
