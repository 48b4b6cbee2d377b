import { addresses } from "../../addresses";
import { maxAddressLength, readEmailAddress } from "../../platform/email/email-address";
import page from "../../platform/ui/page.module.css";
import { Field } from "../../platform/ui/field";
import styles from "../console.module.css";
import { defineConsolePage, done, notDone, shown } from "../define-console-page";
import { readReason, reasonProblem, unsure } from "../reviews/review-acts";
import { FoundSubscriber } from "./found-subscriber";
import { SubscriberCounts } from "./subscriber-counts";

export default defineConsolePage(addresses.consoleSubscribers, {
  access: "owner",
  title: "Subscribers",
  notices: { deleted: "The address is deleted, with all its subscriptions and waiting email." },

  async load({ site }, form) {
    const typed = form?.get("address") ?? "";
    const { email } = readEmailAddress(typed);
    const found = email && (await site.subscribers.find(email));
    const nameOf = (subject: string) => site.library.paddle(subject)?.name ?? subject;
    return {
      typed,
      counts: await site.subscribers.count(),
      found: found?.map(({ subject, ...each }) => ({
        ...each,
        to: subject === "" ? "The newsletter" : `New reviews of ${nameOf(subject)}`,
      })),
    };
  },

  async action({ site, person }, form) {
    const reason = readReason(form);
    if (reason === undefined) return notDone(reasonProblem);
    const note = site.console.note(person, reason);
    if (form.get("act") === "export") {
      let text = "";
      for await (const part of site.subscribers.csv({ all: form.get("all") === "yes" }, note))
        text += part.text;
      return new Response(text, {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="subscribers.csv"`,
        },
      });
    }
    const typed = form.get("address") ?? "";
    const { email } = readEmailAddress(typed);
    if (!email) return notDone(`'${typed}' isn't an email address like dana@example.com.`);
    const unknown = `${email.address} isn't a subscriber's address.`;
    switch (form.get("act")) {
      case "find":
        return (await site.subscribers.find(email)).length > 0 ? shown : notDone(unknown, 404);
      case "delete":
        if (form.get("sure") !== "yes") return notDone(unsure);
        return (await site.subscribers.remove(email, note))
          ? done({ notice: "deleted" })
          : notDone(unknown, 404);
      default:
        return notDone("There's no such act.", 400);
    }
  },

  Page: ({ data: { typed, counts, found = [] } }) => (
    <>
      <section className={page.section} aria-labelledby="counts">
        <h2 id="counts">How many</h2>
        <SubscriberCounts counts={counts} />
      </section>
      <section className={page.section} aria-labelledby="find">
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
        {found.length === 0 ? null : <FoundSubscriber subscriptions={found} />}
      </section>
      <section className={page.section} aria-labelledby="export">
        <h2 id="export">Download</h2>
        <p>
          A CSV file for a spreadsheet. Don&apos;t write to anyone who hasn&apos;t confirmed. The
          log says who downloaded it.
        </p>
        <form method="post" className={styles.form}>
          <label className={styles.choice}>
            <input type="checkbox" name="all" value="yes" />
            <span>
              Also those who haven&apos;t confirmed or have unsubscribed, and those of new reviews
            </span>
          </label>
          <button type="submit" name="act" value="export">
            Download the subscribers
          </button>
        </form>
      </section>
    </>
  ),
});
