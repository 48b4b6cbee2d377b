import type { ReactNode } from "react";
import type { Section } from "../text/sections.ts";
import styles from "./reading.module.css";

interface ReadingProps {
  /** The text's sections. Short texts have no table of contents. */
  sections: readonly Section[];
  children: ReactNode;
  aside?: ReactNode;
  /** Whether its figures need the width of both columns. */
  wide?: boolean;
  /** Whether small screens hide the table of contents, for texts that take a few minutes to read. */
  brief?: boolean;
}

/** With fewer headings, the whole text is visible at a glance. */
const worthContents = 3;

/** A text with its table of contents in one margin and notes in the other, stacked on small screens. */
export function Reading({ sections, children, aside, wide = false, brief = false }: ReadingProps) {
  return (
    <div className={styles.reading}>
      {sections.length < worthContents ? null : (
        <nav
          className={`bare screen ${styles.contents} ${brief ? styles.brief : ""}`}
          aria-labelledby="contents"
        >
          <h2 className="medium" id="contents">
            On this page
          </h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={wide ? `stack fit gap-6 ${styles.figures}` : styles.text}>{children}</div>
      {aside ? <div className={`screen ${styles.aside}`}>{aside}</div> : null}
    </div>
  );
}
