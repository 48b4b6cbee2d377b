import { longDate } from "../platform/text/dates";
import { issueAddress } from "./newsletter-address";
import page from "../platform/ui/page.module.css";
import styles from "./issue-parts.module.css";

interface PastIssuesProps {
  words: { title: string; down: string };
  issues: readonly { date: string; subject: string }[];
  /** They cannot be read just now. */
  storeDown: boolean;
}

/** The issues that were sent, newest first; nothing before the first one. */
export function PastIssues({ words, issues, storeDown }: PastIssuesProps) {
  if (issues.length === 0 && !storeDown) return null;
  return (
    <div className={page.page}>
      <section className={styles.part} aria-labelledby="past-issues">
        <h2 id="past-issues">{words.title}</h2>
        {storeDown ? (
          <p>{words.down}</p>
        ) : (
          <ul>
            {issues.map(({ date, subject }) => (
              <li key={date}>
                <a href={issueAddress(date)}>{longDate(Date.parse(date))}</a>
                <p>{subject}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
