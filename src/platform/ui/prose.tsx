import "../styles/tables.css";
import { sampleSign } from "../text/sample.ts";
import styles from "./prose.module.css";

/** An article's HTML. It comes from our own content reader, which lets no tags through. */
export function Prose({ html }: { html: string }) {
  const marked = html.replaceAll(
    sampleSign,
    `<span role="img" aria-label="sample">${sampleSign}</span>`,
  );
  return <div className={`measure ${styles.prose}`} dangerouslySetInnerHTML={{ __html: marked }} />;
}
