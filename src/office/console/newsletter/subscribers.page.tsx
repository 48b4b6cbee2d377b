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
import { maxHow } from "../../../mail/newsletter/newsletter.ts";
import type { ReadersPlan } from "../../../mail/newsletter/readers-plan.service.ts";
import { readKeptSheetApart } from "../../../platform/sheets/read-sheet-apart.ts";
import { SheetRefused } from "../../../platform/sheets/sheet.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import {
  actByForm,
  type ConsoleContext,
  defineConsolePage,
  done,
  notDone,
  shown,
} from "../define-console-page.tsx";
import { SheetFile, SheetMistakes, SheetRead } from "../sheet-file.tsx";
import styles from "../console.module.css";

/** @param to what it's to: 'The newsletter' */
type Subscription = Omit<Found, "subject"> & { to: string };
type Found = Awaited<ReturnType<Site["newsletter"]["find"]>>[number];

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
            {spelling === email ? "" : ` (${spelling})`}: {stateOf({ state, ...times })}, signed up{" "}
            <ConsoleTime at={created_at} />
            {times.confirmed_at === null ? null : (
              <>
                , confirmed <ConsoleTime at={times.confirmed_at} />
              </>
            )}
            {times.unsubscribed_at === null ? null : (
              <>
                , ended <ConsoleTime at={times.unsubscribed_at} />
              </>
            )}
            {times.bounce === null ? null : (
              <p className="small" dir="auto">
                Its mail server said: {times.bounce}
              </p>
            )}
            {times.consent === null ? null : (
              <p className="small" dir="auto">
                Imported. Agreed by: {times.consent}
              </p>
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

const stateOf = ({ state, bounced_at: bouncedAt }: Pick<Subscription, "state" | "bounced_at">) =>
  bouncedAt !== null ? "bounced" : state === "pending" ? "not confirmed yet" : state;

type Counts = Awaited<ReturnType<Site["newsletter"]["count"]>>;

const countColumns = columnsOf<{ name: string; counts: Counts["newsletter"] }>([
  { key: "name", label: "To", value: ({ name }) => name },
  ...(
    [
      ["confirmed", "Confirmed"],
      ["pending", "Not confirmed yet"],
      ["unsubscribed", "Unsubscribed"],
      ["bounced", "Bounced"],
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

const readList = "read-list";
const saveList = "save-list";
const listActs: ReadonlySet<string> = new Set([readList, saveList]);

const agreedLabel = "All of them agreed to get this newsletter";

/** What bringing the sent list would do, and the list for the next form; or why it can't be read. */
async function listOf({ site, file }: ConsoleContext, form: URLSearchParams): Promise<SentList> {
  const kept = form.get("sheet");
  if (kept === null && (!file || file.size === 0)) return { problem: "Choose a file first." };
  try {
    const { readersReading } = await import("../../../mail/newsletter/readers-plan.service.ts");
    const sent = kept ?? new Uint8Array(await file!.arrayBuffer());
    const { sheet, packed } = await readKeptSheetApart(sent, readersReading);
    return { plan: await site.newsletter.planList(sheet), packed, how: form.get("how") ?? "" };
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    return { problem: error.message };
  }
}

type SentList =
  | { plan: ReadersPlan; packed: string; how: string; problem?: undefined }
  | { plan?: undefined; problem: string };

/** What bringing a list would do, and the form that does it. */
function ReadList(list: SentList) {
  if (!list.plan)
    return (
      <p className={styles.problem} role="alert">
        {list.problem}
      </p>
    );
  const { plan, packed, how } = list;
  const { rows, isNew, not, wrong, mistakes, notes } = plan;
  const counts = [
    { why: "new", count: isNew.length },
    ...not,
    { why: "wrong", count: wrong.length },
  ];
  const told = [...mistakes, ...wrong];
  return (
    <section className="section" aria-labelledby="list">
      <h2 id="list">What the list would bring</h2>
      <SheetRead
        mistakes={mistakes}
        said={`${wholeNumber(rows)} ${rows === 1 ? "row" : "rows"}: ${counts.map(({ why, count }) => `${wholeNumber(count)} ${why}`).join(", ")}.`}
        notes={notes}
      />
      {told.length === 0 ? null : <SheetMistakes of={told} />}
      {isNew.length === 0 ? null : (
        <form method="post" className={styles.form}>
          <input type="hidden" name="sheet" value={packed} />
          <Field
            label="How they agreed to get the newsletter"
            hint="It's kept with each of them, with when. For example: the form on our Ghost site."
          >
            {(tied) => (
              <input
                {...tied}
                name="how"
                defaultValue={how}
                maxLength={maxHow}
                autoComplete="off"
                required
              />
            )}
          </Field>
          <label className="check">
            <input type="checkbox" name="sure" value="yes" required />
            <span>{agreedLabel}</span>
          </label>
          <button type="submit" name="act" value={saveList}>
            Bring {wholeNumber(isNew.length)} {isNew.length === 1 ? "reader" : "readers"}
          </button>
          <p className="note">None of them is emailed until you send the next issue.</p>
        </form>
      )}
    </section>
  );
}

export default defineConsolePage(addresses.consoleSubscribers, {
  access: "owner",
  title: "Subscribers",
  takesFile: true,

  async load(context, form) {
    const { site } = context;
    const typed = form?.get("address") ?? form?.get("subscriber") ?? "";
    const { email } = readEmailAddress(typed);
    const found = email && (await site.newsletter.find(email));
    const nameOf = (subject: string) => site.library.paddle(subject)?.name ?? subject;
    return {
      typed,
      list: form && listActs.has(form.get("act") ?? "") ? await listOf(context, form) : undefined,
      acts: site.console.acts,
      counts: await site.newsletter.count(),
      found: found?.map(({ subject, ...each }) => ({
        ...each,
        to: subscribedTo(subject, nameOf),
      })),
    };
  },

  status: ({ list }) => (list?.problem === undefined ? 200 : 422),

  async action(context, form) {
    const { site, person } = context;
    if (form.get("act") === readList) return shown;
    if (form.get("act") === saveList) {
      const { plan, problem } = await listOf(context, form);
      if (!plan) return notDone(problem);
      if (form.get("sure") !== "yes") throw refusal("box", agreedLabel);
      const how = form.get("how") ?? "";
      const { count, undo } = await site.newsletter.bringList(plan.isNew, how, person);
      return done({ undo, said: [["subscribers import", count]] });
    }
    if (form.get("act") !== "find") return await actByForm(context, form);
    const typed = form.get("address") ?? "";
    const { email } = readEmailAddress(typed);
    if (!email) throw refusal("notAnAddress", typed);
    if ((await site.newsletter.find(email)).length > 0) return shown;
    return notDone(`${email.address} isn't a subscriber's address.`, 404);
  },

  Page: ({ data: { typed, list, acts, counts, found = [] } }) => (
    <>
      {list === undefined ? null : <ReadList {...list} />}
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
        <form method="post" className={styles.form} data-brief="">
          <Field label="Email address">
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
      <section className="section" aria-labelledby="import">
        <h2 id="import">Bring a list</h2>
        <p>
          The readers that Ghost, Mailchimp, beehiiv or another service exported, with when each
          signed up. It sends no email. Readers who unsubscribed, bounced or were deleted here stay
          out.
        </p>
        <form method="post" encType="multipart/form-data" className={styles.form}>
          <SheetFile />
          <button type="submit" name="act" value={readList}>
            Show what it would bring
          </button>
          <p className="note">Nothing is saved by that.</p>
        </form>
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
