import { useSiteFacts } from "../render/site-facts.ts";
import styles from "./share-link.module.css";

/**
 * Shares a page: by the browser's own means, or by copying its address (src/layout/late-script.ts). Without script it
 * opens an email with the address in it.
 * @param path the page's
 * @param title what the email is about
 */
export function ShareLink({ path, title }: { path: string; title: string }) {
  const { siteUrl, share } = useSiteFacts();
  const url = siteUrl + path;
  return (
    <a
      className={styles.share}
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      data-click={url}
      data-copied={share.copied}
    >
      {share.page}
    </a>
  );
}
