import type { ReactNode } from "react";
import type { Section } from "../../model/sections";
import styles from "./reading.module.css";

interface ReadingProps {
  /** What the text is made of; short texts have no contents. */
  sections: readonly Section[];
  /** The text. */
  children: ReactNode;
  /** What belongs to the text without being part of it. */
  aside?: ReactNode;
  /** Whether the text holds figures that want the width of both columns. */
  wide?: boolean;
  /** Whether a small screen does without the contents: the text is read in a few minutes. */
  brief?: boolean;
}

/** With fewer headings than this a text is seen through at a glance. */
const worthContents = 3;

/** A text with its contents in one margin and notes in the other; on small screens one under the other. */
export function Reading({ sections, children, aside, wide = false, brief = false }: ReadingProps) {
  return (
    <div className={styles.reading}>
      {sections.length < worthContents ? null : (
        <nav
          className={`${styles.contents} ${brief ? styles.brief : ""}`}
          aria-labelledby="contents"
        >
          <h2 id="contents">On this page</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={wide ? styles.figures : styles.text}>{children}</div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
