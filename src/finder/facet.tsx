import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./facet.module.css";
import { wholeNumber } from "../platform/text/money.ts";

interface FacetProps {
  label: string;
  open: boolean;
  onOpen?: ((facet: HTMLDetailsElement) => void) | undefined;
  children: ReactNode;
}

/** A collapsible filter in the finder. */
export function Facet({ label, open, onOpen, children }: FacetProps) {
  // After that, the reader opens and closes it.
  const [openAtFirst] = useState(open);
  const facet = useRef<HTMLDetailsElement>(null);
  // Reports a filter that was opened before hydration.
  useEffect(() => {
    if (facet.current?.open && !openAtFirst) onOpen?.(facet.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was open before hydration matters
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
  choice: { value: string; label: string; count?: number };
  chosen: boolean;
}

/** A value of a filter with its number of matches. A value without matches can be cleared but not chosen. */
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
      {count === undefined ? null : <span>{wholeNumber(count)}</span>}
    </label>
  );
}

function countText(count: number): string {
  return `${wholeNumber(count)} ${count === 1 ? "paddle" : "paddles"}`;
}
