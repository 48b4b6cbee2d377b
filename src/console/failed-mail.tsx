import page from "../platform/ui/page.module.css";
import type { Site } from "../platform/render/site";
import { ActForm } from "./act-form";
import { ConsoleTime } from "./console-time";
import styles from "./console.module.css";

type Failed = Awaited<ReturnType<Site["console"]["failedMail"]>>;
type FailedMail = Failed["mails"][number];

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

/** Email that failed, and what can be done about it. */
export function FailedMailList({ mails, count, acts }: Failed & { acts: Site["console"]["acts"] }) {
  const all = [
    { act: "outbox retry", flag: "--all", button: `Try all ${count} again`, isMain: true },
    { act: "outbox drop", flag: "--all", button: `Drop all ${count}` },
  ];
  const now = {
    act: "outbox retry",
    flag: "--now",
    button: "Try email that waits for its next try now",
  };
  return (
    <section className={page.section} aria-labelledby="failed-email">
      <h2 id="failed-email">Failed email</h2>
      {mails.length === 0 ? (
        <p>No email failed.</p>
      ) : (
        <ul className={styles.entries}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <h3>
                {kinds[mail.kind]} to {mail.recipient}
              </h3>
              <p className={styles.facts}>
                Failed <ConsoleTime at={mail.ended_at ?? mail.created_at} />, tries: {mail.attempts}
              </p>
              {mail.last_error === null ? null : (
                <p className={styles.text}>&quot;{mail.last_error}&quot;</p>
              )}
              <ActForm
                acts={acts}
                of={[["email", mail.id]]}
                named={`the email to ${mail.recipient}`}
                offers={[{ act: "outbox retry", isMain: true }, { act: "outbox drop" }]}
              />
            </li>
          ))}
        </ul>
      )}
      {count > mails.length ? <p>{count - mails.length} more failed before these.</p> : null}
      <ActForm acts={acts} label="All email" offers={count === 0 ? [now] : [...all, now]} />
    </section>
  );
}
