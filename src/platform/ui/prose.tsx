import { sampleSign } from "../text/sample.ts";
import styles from "./prose.module.css";

/** An article's HTML from Markdown. Our own content reader makes it and lets no tags through. */
export function Prose({ html }: { html: string }) {
  const marked = html.replaceAll(
    sampleSign,
    `<span role="img" aria-label="sample">${sampleSign}</span>`,
  );
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: marked }} />;
}
