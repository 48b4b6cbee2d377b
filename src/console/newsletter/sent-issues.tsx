import { addresses } from "../../addresses";
import type { Issue } from "../../newsletter/issues.service";
import { issueAddress } from "../../newsletter/newsletter-address";
import { longDate } from "../../platform/text/dates";
import page from "../../platform/ui/page.module.css";
import { ConsoleTime } from "../console-time";
import styles from "../console.module.css";
import { readersText } from "./readers-text";
import { wholeNumber } from "../../platform/text/whole-number";

interface SentIssuesProps {
  issues: readonly Issue[];
  /** How the mails of the newest issue stand. */
  newest: { date: string; waiting: number; failed: number } | undefined;
  /** The date of the last issue shown, if there are older ones. */
  older: string | undefined;
}

/** The issues that were sent, newest first. */
export function SentIssues({ issues, newest, older }: SentIssuesProps) {
  return (
    <section className={page.section} aria-labelledby="sent">
      <h2 id="sent">Past issues</h2>
      {issues.length === 0 ? (
        <p>None has been sent yet.</p>
      ) : (
        <ul className={styles.entries}>
          {issues.map(({ date, subject, recipients, queuedAt }) => (
            <li key={date}>
              <h3>
                <a href={issueAddress(date)}>{subject}</a>
              </h3>
              <p className={styles.facts}>
                Week of {longDate(Date.parse(date))}, {readersText(recipients)}
                {queuedAt === null ? (
                  ", not all of them yet"
                ) : (
                  <>
                    , <ConsoleTime at={queuedAt} />
                  </>
                )}
              </p>
              {newest?.date === date ? <Delivery {...newest} /> : null}
            </li>
          ))}
        </ul>
      )}
      {older === undefined ? null : (
        <p>
          <a href={`${addresses.consoleNewsletter.path}?before=${older}#sent`}>Older issues</a>
        </p>
      )}
    </section>
  );
}

function Delivery({ waiting, failed }: { waiting: number; failed: number }) {
  const parts = [
    waiting > 0 ? `${wholeNumber(waiting)} waiting to be delivered` : "",
    failed > 0 ? `${wholeNumber(failed)} failed` : "",
  ].filter(Boolean);
  return (
    <p className={styles.facts}>
      {parts.length === 0 ? "Nothing of it is waiting." : `Email: ${parts.join(", ")}.`}
    </p>
  );
}
