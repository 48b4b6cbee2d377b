import { addresses } from "../../addresses.ts";
import styles from "./tray-toggle.module.css";
import trayCheck from "./tray-check.module.css";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React declares its elements in one.
  namespace JSX {
    interface IntrinsicElements {
      "tray-toggle": {
        "data-slug": string;
        "data-name": string;
        /** Its earlier slugs, separated by spaces: a tray may still contain one. */
        "data-earlier": string | undefined;
      };
      "paddle-tray": { class: string | undefined; id: string };
    }
  }
}

export interface TrayToggleProps {
  paddle: { slug: string; name: string; movedFrom?: readonly string[] };
}

/** Adds a paddle to the tray for comparison, or removes it. Without script it leads to the choice of a second one. */
export function TrayToggle({ paddle }: TrayToggleProps) {
  return (
    <form className={`${styles.toggle} ${styles.add}`} action={addresses.comparisons.path}>
      <button
        type="submit"
        name="paddles"
        value={paddle.slug}
        aria-label={`Compare ${paddle.name}`}
      >
        Compare
      </button>
      <Collected paddle={paddle} />
    </form>
  );
}

/** What tray-script.ts needs to know about the control before it. */
export function Collected({ paddle: { slug, name, movedFrom } }: TrayToggleProps) {
  return (
    <tray-toggle
      data-slug={slug}
      data-name={name}
      data-earlier={movedFrom?.join(" ") || undefined}
    />
  );
}

/** A checkbox that adds a paddle to the tray or removes it. In a list, all are in one form. */
export function TrayCheck({ paddle }: TrayToggleProps) {
  return (
    <label className={trayCheck.check}>
      <input type="checkbox" name="paddles" value={paddle.slug} />
      <Collected paddle={paddle} />
      <span className="unseen">{`Compare ${paddle.name}`}</span>
    </label>
  );
}
