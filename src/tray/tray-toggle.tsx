import styles from "./tray-toggle.module.css";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React declares its elements in one.
  namespace JSX {
    interface IntrinsicElements {
      "tray-toggle": {
        class: string | undefined;
        "data-slug": string;
        "data-name": string;
        /** Slugs it had before, with spaces between them: a tray may still have one. */
        "data-earlier": string | undefined;
      };
      "paddle-tray": { class: string | undefined };
    }
  }
}

/**
 * Adds a paddle to the tray for comparison, or removes it. The script in the page's head (tray-script.ts) makes its
 * button; on a page without `hasTray`, and without script, it is empty.
 */
export function TrayToggle({
  paddle: { slug, name, movedFrom },
}: {
  paddle: { slug: string; name: string; movedFrom?: readonly string[] };
}) {
  return (
    <tray-toggle
      class={styles.toggle}
      data-slug={slug}
      data-name={name}
      data-earlier={movedFrom?.join(" ") || undefined}
    />
  );
}
