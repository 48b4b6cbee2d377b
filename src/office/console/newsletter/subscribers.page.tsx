import type { Site } from "../../../platform/render/site.ts";
import { alerts, subjectText } from "../../../mail/newsletter/alerts.ts";
import type { Naming } from "../../../mail/newsletter/define-alert.ts";
import { shortPriceText } from "../../../platform/text/money.ts";
import { DataTable } from "../../../platform/ui/fact-table.tsx";
import { maxAddressLength, readEmailAddress } from "../../../platform/email/email-address.ts";
import { Field } from "../../../platform/ui/field.tsx";
import { refusal } from "../../../platform/refusals.ts";
import { ActForm } from "../act-form.tsx";
import { columnsOf } from "../define-list-page.tsx";
import { ConsoleTime } from "../console-time.tsx";
import { addresses } from "../../../addresses.ts";
import { actByForm, defineConsolePage, notDone, shown } from "../define-console-page.tsx";
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

/** An address, its subscriptions, and what can be done to it. */
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
      <ul className="stack gap-2">
        {subscriptions.map(({ to, email: spelling, state, created_at, ...times }) => (
          <li key={`${to} ${spelling}`}>
            {to}
            {spelling === email ? "" : ` (${spelling})`}:{" "}
            {state === "pending" ? "not confirmed yet" : state}, signed up{" "}
            <ConsoleTime at={created_at} />
            {times.confirmed_at === null ? null : (
              <>
                , confirmed <ConsoleTime at={times.confirmed_at} />
              </>
            )}
            {times.unsubscribed_at === null ? null : (
              <>
                , unsubscribed <ConsoleTime at={times.unsubscribed_at} />
              </>
            )}
          </li>
        ))}
      </ul>
      <p>
        Deleting it ends all of these, and deletes email to it that&apos;s still waiting, also under
        other spellings of the mailbox. Nothing is sent to it anymore. It can&apos;t be undone. What
        they asked, requested or corrected stays without the address, and so do{" "}
        <a href={addresses.consoleMessages.path}>messages</a> they sent, until you delete them. The
        log keeps a hash of the address. A new unsubscribe key stops the links in email already
        sent.
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

type Counts = Awaited<ReturnType<Site["newsletter"]["count"]>>;

const countColumns = columnsOf<{ name: string; counts: Counts["newsletter"] }>([
  { key: "name", label: "To", value: ({ name }) => name },
  ...(
    [
      ["confirmed", "Confirmed"],
      ["pending", "Not confirmed yet"],
      ["unsubscribed", "Unsubscribed"],
    ] as const
  ).map(([key, label]) => ({
    key,
    label,
    value: ({ counts }: { counts: Counts["newsletter"] }) => counts[key],
    isNumber: true,
  })),
]);

/** The number of subscriptions of each kind, by state. */
export const SubscriberCounts = ({ counts }: { counts: Counts }) => (
  <DataTable
    columns={countColumns}
    rows={[
      { name: "The newsletter", counts: counts.newsletter },
      ...alerts.map(({ name, counted }) => ({ name: counted, counts: counts[name]! })),
    ]}
    keyOf={({ name }) => name}
    labelId="counts"
  />
);

/** What someone is subscribed to: 'The newsletter'. */
function subscribedTo(subject: string, nameOf: (slug: string) => string): string {
  const naming: Naming = {
    paddle: nameOf,
    review: () => "a review",
    price: ({ slug, cents }) => `${nameOf(slug)} for ${shortPriceText(cents)} or less`,
  };
  const text = subjectText(subject, naming);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export default defineConsolePage(addresses.consoleSubscribers, {
  access: "owner",
  title: "Subscribers",

  async load({ site }, form) {
    const typed = form?.get("address") ?? form?.get("subscriber") ?? "";
    const { email } = readEmailAddress(typed);
    const found = email && (await site.newsletter.find(email));
    const nameOf = (subject: string) => site.library.anyPaddle(subject)?.name ?? subject;
    return {
      typed,
      acts: site.console.acts,
      counts: await site.newsletter.count(),
      found: found?.map(({ subject, ...each }) => ({
        ...each,
        to: subscribedTo(subject, nameOf),
      })),
    };
  },

  async action(context, form) {
    const { site } = context;
    if (form.get("act") !== "find") return await actByForm(context, form);
    const typed = form.get("address") ?? "";
    const { email } = readEmailAddress(typed);
    if (!email) throw refusal("notAnAddress", typed);
    if ((await site.newsletter.find(email)).length > 0) return shown;
    return notDone(`${email.address} isn't a subscriber's address.`, 404);
  },

  Page: ({ data: { typed, acts, counts, found = [] } }) => (
    <>
      <section className="section" aria-labelledby="counts">
        <h2 id="counts">How many</h2>
        <SubscriberCounts counts={counts} />
      </section>
      <section className="section" aria-labelledby="find">
        <h2 id="find">Find an address</h2>
        <p>
          Search for a whole address. There&apos;s no list to browse, so nobody sees more addresses
          than they need.
        </p>
        <form method="post" className={styles.form}>
          <Field label="Email address" problem={undefined}>
            {(tied) => (
              <input
                {...tied}
                type="text"
                inputMode="email"
                name="address"
                defaultValue={typed}
                maxLength={maxAddressLength}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </Field>
          <button type="submit" name="act" value="find">
            Find the address
          </button>
        </form>
        {found.length === 0 ? null : <FoundSubscriber subscriptions={found} acts={acts} />}
      </section>
      <section className="section" aria-labelledby="export">
        <h2 id="export">Download</h2>
        <p>
          A CSV file for a spreadsheet. Don&apos;t write to anyone who hasn&apos;t confirmed. The
          log says who downloaded it.
        </p>
        <ActForm
          acts={acts}
          offers={[{ act: "subscribers export", fields: ["all"], isMain: true }]}
        />
      </section>
      <section className="section" aria-labelledby="renew">
        <h2 id="renew">If unsubscribe links leaked</h2>
        <p>
          Everyone gets a new unsubscribe key. Links in email already sent then change nothing; the
          next issue has working ones.
        </p>
        <ActForm
          acts={acts}
          offers={[{ act: "subscribers renew-keys", flag: "--all", button: "Renew all keys" }]}
        />
      </section>
    </>
  ),
});
