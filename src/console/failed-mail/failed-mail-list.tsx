import page from "../../platform/ui/page.module.css";
import { ConsoleTime } from "../console-time";
import styles from "../console.module.css";
import { ReasonField } from "../reviews/reason-field";
import { SureBox } from "../reviews/sure-box";
import type { FailedMail } from "./failed-mail.service";

const kinds: Record<FailedMail["kind"], string> = {
  confirmation: "Confirmation of a subscription",
  known: "Note to someone who subscribed already",
  "sign-in": "Sign-in link",
  issue: "Newsletter",
  reviews: "New reviews",
  message: "Message to the site",
  report: "Report of a review",
  test: "Test of the newsletter",
  week: "Your weekly email",
};

interface FailedMailListProps {
  mails: readonly FailedMail[];
  /** How many there are in all. */
  count: number;
}

/** Email that failed, and what can be done about it. */
export function FailedMailList({ mails, count }: FailedMailListProps) {
  return (
    <section className={page.section} aria-labelledby="failed-email">
      <h2 id="failed-email">Failed email</h2>
      {mails.length === 0 ? (
        <p>No email failed.</p>
      ) : (
        <>
          <ul className={styles.entries}>
            {mails.map((mail) => (
              <FailedMailEntry key={mail.id} of={mail} />
            ))}
          </ul>
          {count > mails.length ? <p>{count - mails.length} more failed before these.</p> : null}
          <AllFailed count={count} />
        </>
      )}
    </section>
  );
}

function FailedMailEntry({ of: mail }: { of: FailedMail }) {
  const what = <span className="unseen"> the email to {mail.recipient}</span>;
  return (
    <li>
      <h3>
        {kinds[mail.kind]} to {mail.recipient}
      </h3>
      <p className={styles.facts}>
        Failed <ConsoleTime at={mail.ended_at ?? mail.created_at} />, tries: {mail.attempts}
      </p>
      {mail.last_error === null ? null : (
        <p className={styles.text}>&quot;{mail.last_error}&quot;</p>
      )}
      <form method="post" className={styles.form}>
        <input type="hidden" name="mail" value={mail.id} />
        <ReasonField />
        <p className={styles.acts}>
          <button type="submit" name="act" value="retry">
            Try again{what}
          </button>
          <button className="quiet" type="submit" name="act" value="drop">
            Drop{what}
          </button>
        </p>
      </form>
    </li>
  );
}

function AllFailed({ count }: { count: number }) {
  return (
    <form method="post" className={styles.form} aria-label="All failed email">
      <ReasonField />
      <p className={styles.acts}>
        <button type="submit" name="act" value="retry all" formNoValidate>
          Try all {count} again
        </button>
      </p>
      <details>
        <summary>Drop all…</summary>
        <SureBox label="Yes, drop all" />
        <button className="quiet" type="submit" name="act" value="drop all">
          Drop all {count}
        </button>
      </details>
    </form>
  );
}
