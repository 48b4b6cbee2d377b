import styles from "./prose.module.css";

/** The text of an article, from its Markdown. The HTML is made by our own reader of content, which lets no tag through. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
