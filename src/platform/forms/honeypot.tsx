import { honeypotField } from "./outcome.ts";

/** A field for bots, which fill in every field. People neither see nor reach it: clipped, because bots that understand styles recognize `display: none`. */
export function Honeypot() {
  return (
    <p className="unseen" aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
