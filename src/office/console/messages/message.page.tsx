import { longDate } from "../../../platform/text/dates.ts";
import { notFound } from "../../../platform/render/route.ts";
import type { MessageColumns } from "../../../site/contact/contact-message.ts";
import { addresses } from "../../../addresses.ts";
import { ConsoleTime } from "../console-time.tsx";
import { ActForm } from "../act-form.tsx";
import { actByForm, defineConsolePage } from "../define-console-page.tsx";
import styles from "../console.module.css";

/**
 * The maximum length of the quoted text in the URL, encoded: programs on Windows cut off URLs of more than about 2,000
 * characters.
 */
const maxQuote = 1400;

/**
 * The `mailto:` URL that begins an answer to a message: to its writer alone, with its subject and its text quoted. A
 * long text is cut off.
 */
export function replyAddress({
  first_name,
  last_name,
  email,
  subject,
  message,
  created_at,
}: MessageColumns & { created_at: number }): string {
  const at = email.lastIndexOf("@");
  const to = `${encoded(email.slice(0, at))}@${encoded(email.slice(at + 1))}`;
  const line = subject.replaceAll(/\s+/g, " ").trim();
  const title = /^re:/i.test(line) ? line : `Re: ${line}`;
  const opening = `\n\nOn ${longDate(created_at)}, ${first_name} ${last_name} wrote:\n`;
  return `mailto:${to}?subject=${encoded(title)}&body=${encoded(opening)}${quoted(message)}`;
}

/** A text as quoted lines, encoded, as far as there's room. */
function quoted(text: string): string {
  const quote = text
    .split(/\r\n|[\r\n]/)
    .map((line) => `> ${line}`)
    .join("\n");
  let room = maxQuote;
  let short = "";
  for (const character of quote) {
    const next = encoded(character);
    room -= next.length;
    if (room < 0) return `${short}${encoded("…")}`;
    short += next;
  }
  return short;
}

/** Encoded for the URL (RFC 6068): lines end in CRLF, and nothing typed can end its field. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll("\n", "\r\n"));
}

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
    const of = [["message", String(number)]] as const;
    const form = { acts, of, named: `message ${number}` };
    return (
      <>
        <p>
          <a className="tap" href={path}>
            All messages
          </a>
        </p>
        <section className="section" aria-labelledby="subject">
          <h2 id="subject" className={styles.text} dir="auto">
            {subject}
          </h2>
          <p className="small muted">
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
            <>
              <p className="small muted">
                Answered by {answered.actor}, <ConsoleTime at={answered.done_at} />
              </p>
              <ActForm {...form} offers={[{ act: "messages answer", flag: "--undo" }]} />
            </>
          ) : (
            <ActForm {...form} offers={[{ act: "messages answer" }]} />
          )}
        </section>
        <section className="section" aria-labelledby="delete">
          <h2 id="delete">Delete it</h2>
          <p>
            This deletes the message for good, and email about it that wasn&apos;t delivered. Copies
            in your mailbox and in backups stay: delete those yourself.
          </p>
          <ActForm {...form} offers={[{ act: "messages delete" }]} />
        </section>
      </>
    );
  },
});
