import type { Paddle } from "../../model/content/paddle";
import styles from "./tray-toggle.module.css";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React declares its elements in one.
  namespace JSX {
    interface IntrinsicElements {
      "tray-toggle": { class: string | undefined; "data-slug": string; "data-name": string };
      "paddle-tray": { class: string | undefined };
    }
  }
}

/**
 * Puts a paddle into the tray of those to compare, or takes it out. Its button is made by the script of the page's
 * head (tray-script.ts); on a page without `showsTray` in its `handle`, and without script, it is nothing.
 */
export function TrayToggle({ paddle: { slug, name } }: { paddle: Pick<Paddle, "slug" | "name"> }) {
  return <tray-toggle class={styles.toggle} data-slug={slug} data-name={name} />;
}
