import { addresses } from "../addresses";
import styles from "./tray-toggle.module.css";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React declares its elements in one.
  namespace JSX {
    interface IntrinsicElements {
      "tray-toggle": {
        "data-slug": string;
        "data-name": string;
        /** Slugs it had before, with spaces between them: a tray may still have one. */
        "data-earlier": string | undefined;
      };
      "paddle-tray": { class: string | undefined; id: string };
    }
  }
}

interface TrayToggleProps {
  paddle: { slug: string; name: string; movedFrom?: readonly string[] };
}

/** Adds a paddle to the tray for comparison, or removes it. Without script it leads to the choice of a second one. */
export function TrayToggle({ paddle }: TrayToggleProps) {
  return (
    <form className={styles.toggle} action={addresses.comparisons.path}>
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

/** A checkbox for the same, in a form with all of a list's. */
export function TrayCheck({ paddle }: TrayToggleProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name="paddles" value={paddle.slug} />
      <Collected paddle={paddle} />
      <span className="unseen">{`Compare ${paddle.name}`}</span>
    </label>
  );
}

/** What tray-script.ts needs to know of the control before it. */
function Collected({ paddle: { slug, name, movedFrom } }: TrayToggleProps) {
  return (
    <tray-toggle
      data-slug={slug}
      data-name={name}
      data-earlier={movedFrom?.join(" ") || undefined}
    />
  );
}
