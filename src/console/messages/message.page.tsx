import { addresses } from "../../addresses";
import { notFound } from "../../platform/render/route";
import page from "../../platform/ui/page.module.css";
import { ConsoleTime } from "../console-time";
import { ActForm, ReasonWords } from "../act-form";
import { actByForm, defineConsolePage } from "../define-console-page";
import styles from "../console.module.css";
import { replyAddress } from "./reply-address";

const { path } = addresses.consoleMessages;

export default defineConsolePage(addresses.consoleMessage, {
  access: "owner",
  title: "Message",

  async load({ site, params }) {
    const found = (await site.console.message(params.number)) ?? notFound();
    return { ...found, acts: site.console.acts };
  },

  action: (context, form) => actByForm(context, form, path),

  Page({ data: { message, answered, acts } }) {
    const { number, first_name, last_name, email, subject, message: text, created_at } = message;
    return (
      <>
        <p>
          <a className="button quiet" href={path}>
            All messages
          </a>
        </p>
        <section className={page.section} aria-labelledby="subject">
          <h2 id="subject" className={styles.text} dir="auto">
            {subject}
          </h2>
          <p className={styles.facts}>
            {number}, from {first_name} {last_name} &lt;{email}&gt;, <ConsoleTime at={created_at} />
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
          <p>
            <a className="button" href={replyAddress(message)}>
              Answer by email
            </a>
          </p>
          {answered ? (
            <p className={styles.facts}>
              Answered by {answered.actor}, <ConsoleTime at={answered.done_at} />
            </p>
          ) : (
            <ActForm
              acts={acts}
              of={[["message", String(number)]]}
              named={`message ${number}`}
              offers={[{ act: "messages answer" }]}
            />
          )}
        </section>
        <section className={page.section} aria-labelledby="delete">
          <h2 id="delete">Delete it</h2>
          <p>
            This deletes the message for good, and email about it that wasn&apos;t delivered. Copies
            in your mailbox and in backups stay: delete those yourself.
          </p>
          <ReasonWords />
          <ActForm
            acts={acts}
            of={[["message", String(number)]]}
            named={`message ${number}`}
            offers={[{ act: "messages delete" }]}
          />
        </section>
      </>
    );
  },
});
