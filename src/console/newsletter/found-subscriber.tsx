import type { Site } from "../../platform/render/site";
import { ActForm } from "../act-form";
import { ConsoleTime } from "../console-time";
import styles from "../console.module.css";

interface Subscription {
  /** What it's to: 'The newsletter'. */
  to: string;
  email: string;
  state: "pending" | "confirmed" | "unsubscribed";
  created_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

/** An address that was found, what it's subscribed to, and what can be done to it. */
export function FoundSubscriber({
  subscriptions,
  acts,
}: {
  subscriptions: readonly Subscription[];
  acts: Site["console"]["acts"];
}) {
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
      <p>
        Deleting it ends all of these, and deletes email to it that&apos;s still waiting. It
        can&apos;t be undone. The log keeps a hash of the address. A new unsubscribe key stops the
        links in email already sent.
      </p>
      <ActForm
        acts={acts}
        of={[["subscriber", email]]}
        named={email}
        offers={[{ act: "subscribers renew-keys" }, { act: "subscribers delete" }]}
      />
    </>
  );
}
