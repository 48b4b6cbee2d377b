import { addresses } from "../../addresses";
import { notFound } from "../../platform/render/route";
import page from "../../platform/ui/page.module.css";
import { ConsoleTime } from "../console-time";
import { defineConsolePage, done, notDone } from "../define-console-page";
import styles from "../console.module.css";
import { readReason, reasonProblem, unsure } from "../reviews/review-acts";
import { ReasonField, ReasonWords } from "../reviews/reason-field";
import { SureBox } from "../reviews/sure-box";
import { readMessageNumber } from "./message-number";
import { replyAddress } from "./reply-address";

const { path } = addresses.consoleMessages;

export default defineConsolePage(addresses.consoleMessage, {
  access: "owner",
  title: "Message",

  async load({ site, params }) {
    const number = readMessageNumber(params.number) ?? notFound();
    return (await site.console.messages.one(number)) ?? notFound();
  },

  async action({ site, person, params }, form) {
    const number = readMessageNumber(params.number) ?? notFound();
    if (form.get("act") !== "delete") return notDone("There's no such act.", 400);
    if (form.get("sure") !== "yes") return notDone(unsure);
    const reason = readReason(form);
    if (reason === undefined) return notDone(reasonProblem);
    if (!(await site.console.messages.delete(number, reason, person))) notFound();
    return done({ to: path, notice: "deleted" });
  },

  Page({ data: message }) {
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
        </section>
        <section className={page.section} aria-labelledby="delete">
          <h2 id="delete">Delete it</h2>
          <p>
            This deletes the message for good, and email about it that wasn&apos;t delivered. Copies
            in your mailbox and in backups stay: delete those yourself.
          </p>
          <ReasonWords />
          <form method="post" className={styles.form}>
            <ReasonField />
            <SureBox label="Yes, delete for good" />
            <button type="submit" name="act" value="delete">
              Delete <span className="unseen">message {number}</span>
            </button>
          </form>
        </section>
      </>
    );
  },
});
