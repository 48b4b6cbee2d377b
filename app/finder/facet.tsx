import { type ReactNode, useEffect, useRef, useState } from "react";
import type { OfferedChoice } from "./finder-offer";
import styles from "./facet.module.css";

interface FacetProps {
  label: string;
  /** Whether it stands open when the page comes. */
  open: boolean;
  onOpen?: ((facet: HTMLDetailsElement) => void) | undefined;
  children: ReactNode;
}

/** A filter of the finder under its name, which opens and closes it. */
export function Facet({ label, open, onOpen, children }: FacetProps) {
  // From then on it is the reader who opens and closes it.
  const [openAtFirst] = useState(open);
  const facet = useRef<HTMLDetailsElement>(null);
  // One that was opened before the script came says so now.
  useEffect(() => {
    if (facet.current?.open && !openAtFirst) onOpen?.(facet.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what stood open before the script came is to be told
  }, []);
  return (
    <details
      ref={facet}
      className={styles.facet}
      open={openAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.(currentTarget)}
    >
      <summary>{label}</summary>
      <fieldset>
        <legend>{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface FacetChoiceProps {
  type: "checkbox" | "radio";
  name: string;
  choice: Omit<OfferedChoice, "count"> & { count?: number };
  /** Whether the answer on the page has it chosen. */
  chosen: boolean;
}

/** A value of a filter with how many paddles it leaves; one that leaves none cannot be chosen, but be given up. */
export function FacetChoice({ type, name, choice, chosen }: FacetChoiceProps) {
  const { value, label, count } = choice;
  return (
    <label className={styles.choice}>
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={chosen}
        disabled={count === 0 && !chosen}
        aria-label={count === undefined ? undefined : `${label}, ${countText(count)}`}
      />
      {label}
      {count === undefined ? null : <span>{count.toLocaleString("en-US")}</span>}
    </label>
  );
}

function countText(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "paddle" : "paddles"}`;
}
