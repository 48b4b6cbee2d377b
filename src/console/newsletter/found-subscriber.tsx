import { Field } from "../../platform/ui/field";
import { ConsoleTime } from "../console-time";
import styles from "../console.module.css";
import { maxReasonLength } from "../reviews/review-acts";
import { SureBox } from "../reviews/sure-box";

interface Subscription {
  /** What it's to: 'The newsletter'. */
  to: string;
  email: string;
  state: "pending" | "confirmed" | "unsubscribed";
  created_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

/** An address that was found, what it's subscribed to, and the button that deletes it. */
export function FoundSubscriber({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const { email } = subscriptions[0]!;
  return (
    <>
      <h3>{email}</h3>
      <ul className={styles.lines}>
        {subscriptions.map(({ to, state, created_at, confirmed_at, unsubscribed_at }) => (
          <li key={to}>
            {to}: {state === "pending" ? "not confirmed yet" : state}, signed up{" "}
            <ConsoleTime at={created_at} />
            {confirmed_at === null ? null : (
              <>
                , confirmed <ConsoleTime at={confirmed_at} />
              </>
            )}
            {unsubscribed_at === null ? null : (
              <>
                , unsubscribed <ConsoleTime at={unsubscribed_at} />
              </>
            )}
          </li>
        ))}
      </ul>
      <form method="post" className={styles.form}>
        <input type="hidden" name="address" value={email} />
        <Field label="Why, for the log (optional)" problem={undefined}>
          {(tied) => <input {...tied} type="text" name="reason" maxLength={maxReasonLength} />}
        </Field>
        <p>
          Deleting it ends all of these, and deletes email to it that&apos;s still waiting. It
          can&apos;t be undone. The log keeps a hash of the address.
        </p>
        <SureBox label="Yes, delete for good" />
        <button type="submit" name="act" value="delete">
          Delete {email} and its data
        </button>
      </form>
    </>
  );
}
