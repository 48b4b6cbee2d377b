import type { ReviewWording } from "../review-wording.content";
import { foundAnchor } from "./review-address";
import styles from "./review-list.module.css";

interface JumpBarProps {
  /** The ids of the page's other parts. */
  parts: { verdict: string; specs?: string };
  /** Whether there are any to jump to. */
  hasReviews: boolean;
  words: ReviewWording["jump"];
}

/** Links from the head of the reviews to the page's other parts, past the figures, and to the form. */
export function JumpBar({ parts, hasReviews, words }: JumpBarProps) {
  const links = [
    [parts.verdict, words.verdict],
    [parts.specs, words.specs],
    [hasReviews && foundAnchor, words.reviews],
    ["write-a-review", words.write],
  ];
  return (
    <nav className={styles.jumps} aria-label={words.title}>
      <ul>
        {links.map(([id, text]) =>
          id ? (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
