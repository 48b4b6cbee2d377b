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
 * Adds a paddle to the tray for comparison, or removes it. The script in the page's head (tray-script.ts) makes its
 * button; on a page without `hasTray`, and without script, it is empty.
 */
export function TrayToggle({ paddle: { slug, name } }: { paddle: { slug: string; name: string } }) {
  return <tray-toggle class={styles.toggle} data-slug={slug} data-name={name} />;
}
