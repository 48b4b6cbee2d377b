import type { TextPage } from "../../model/content/text-page";
import styles from "./page-links.module.css";

/** Where a page of text leads: each link with a line on what is found there. */
export function PageLinks({ title, to }: NonNullable<TextPage["links"]>) {
  return (
    <nav className={styles.links} aria-labelledby="page-links">
      <h2 id="page-links">{title}</h2>
      <ul>
        {to.map(({ path, text, note }) => (
          <li key={path}>
            <a href={path}>{text}</a>
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
