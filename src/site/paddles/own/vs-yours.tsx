import { addresses } from "../../../addresses.ts";
import type { Units } from "../../../platform/text/units.ts";
import type { AnyPaddle } from "../paddle.content.ts";
import { inTray, type AnySold } from "../paddle-facts.ts";
import { shortFactsOf } from "./own-facts.ts";
import trayToggle from "../../tray/tray-toggle.module.css";
import styles from "./vs-yours.module.css";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React declares its elements in one.
  namespace JSX {
    interface IntrinsicElements {
      "vs-yours": {
        class: string | undefined;
        "data-slug": string;
        "data-name": string;
        "data-facts": string;
        /** Its earlier slugs, separated by spaces: a browser may still remember one. */
        "data-earlier": string | undefined;
        "data-bare": "" | undefined;
        "data-metric": "" | undefined;
      };
      "own-toggle": object;
      "own-kept": object;
      "own-paddle": object;
    }
  }
}

interface VsYoursProps {
  paddle: AnySold;
  units?: Units;
  /** Whether it's below a heading that says what it's compared with. */
  isBare?: boolean;
}

/**
 * How a paddle compares with the one the reader owns. Only their browser knows that one, so own-script.ts writes the
 * line; without script, or with nothing remembered, there is none.
 */
export function VsYours({ paddle, units = "us", isBare = false }: VsYoursProps) {
  const { slug, name, movedFrom } = inTray(paddle);
  return (
    <vs-yours
      class={styles.line}
      data-slug={slug}
      data-name={name}
      data-facts={shortFactsOf(paddle)}
      data-earlier={movedFrom.join(" ") || undefined}
      data-bare={isBare ? "" : undefined}
      data-metric={units === "metric" ? "" : undefined}
    />
  );
}

/**
 * Remembers a paddle as the reader's own, or forgets it; `VsYours` on the same page has its facts. Without script it
 * leads to the page of one's paddles.
 */
export function OwnToggle({ paddle }: { paddle: Pick<AnyPaddle, "slug" | "name"> }) {
  return (
    <form className={trayToggle.toggle} action={addresses.myPaddles.path}>
      <button
        type="submit"
        name="own"
        value={paddle.slug}
        data-click="own"
        aria-label={`I own this: ${paddle.name}`}
      >
        I own this
      </button>
      <own-toggle />
    </form>
  );
}
