import styles from "./prose.module.css";

/** An article's HTML from Markdown. Our own content reader makes it and lets no tags through. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
