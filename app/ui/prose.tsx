import { useSiteFacts } from "../site/site-facts";
import { withoutLinksTo } from "../site/without-links";
import styles from "./prose.module.css";

/** The text of an article, from its Markdown. The HTML is made by our own reader of content, which lets no tag through. */
export function Prose({ html }: { html: string }) {
  const text = withoutLinksTo(useSiteFacts().unpublished, html);
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: text }} />;
}
