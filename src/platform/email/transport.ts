import { join } from "node:path";
import type * as nodemailer from "nodemailer";
import type { NodemailerError } from "nodemailer/lib/errors";
import { isGone } from "./bounce.ts";
import { privateFolder, writeWhole } from "../private-files.ts";
import type { MailContent } from "./mail.ts";
import type { Environment } from "../settings.ts";

export interface OutgoingMail extends MailContent {
  /** Stays what it is at every attempt, so that duplicates can be recognized. */
  id: string;
  recipient: string;
  /** In epoch milliseconds. */
  writtenAt: number;
}

export interface Transport {
  /**
   * Delivers an email, unless `signal` aborts it.
   * @returns the mail server's response, or the path of the file, if there is one
   * @throws MailRefused if retrying is useless
   */
  deliver(mail: OutgoingMail, signal?: AbortSignal): Promise<string | undefined>;
  close(): void;
}

/** The mail server permanently rejected the email. */
export class MailRefused extends Error {
  override name = "MailRefused";
  /** What it said, if that's that the address takes no email for good. */
  readonly bounce: string | undefined;

  constructor(said: string, bounce?: string) {
    super(said);
    this.bounce = bounce;
  }
}

export interface Sender {
  /** The From header. */
  from: { name: string; address: string };
  host: string;
}

/** The limits for a mail server's greeting, for silence after that, and for a whole delivery, in milliseconds. */
export const defaultTimeouts = { greeting: 10_000, silence: 30_000, delivery: 60_000 };
export type Timeouts = typeof defaultTimeouts;

/** Connects to a mail server and signs in. @throws the server's error */
export async function verifyMailServer(smtpUrl: string, timeouts = defaultTimeouts): Promise<void> {
  const mailer = openMailer(await import("nodemailer"), smtpUrl, timeouts);
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

export function smtpTransport(
  smtpUrl: string,
  sender: Sender,
  timeouts = defaultTimeouts,
): Transport {
  let mailer: ReturnType<typeof openMailer> | undefined;
  return {
    async deliver(mail, signal) {
      const limit = AbortSignal.timeout(timeouts.delivery);
      try {
        mailer ??= openMailer(await import("nodemailer"), smtpUrl, timeouts);
        const { response } = await mailer.sendMail({
          ...message(mail, sender),
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        return response;
      } catch (error) {
        const { permanent, command, message: said, response = "" } = error as NodemailerError;
        // The owner can fix a refused sign-in or sender, and then the same email goes through.
        if (permanent && (command === "RCPT TO" || command === "DATA"))
          throw new MailRefused(
            said,
            command === "RCPT TO" && isGone(response) ? response : undefined,
          );
        throw error;
      }
    },
    close: () => mailer?.close(),
  };
}

function openMailer({ createTransport }: typeof nodemailer, smtpUrl: string, timeouts: Timeouts) {
  return createTransport({
    pool: true,
    url: smtpUrl,
    // Retries are the outbox's job.
    maxRequeues: 0,
    connectionTimeout: timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Writes each email to a folder, as a file that email programs open. Writing one again replaces its file. */
export function folderTransport(folder: string, sender: Sender): Transport {
  return {
    async deliver(mail) {
      // Created here, not at startup: if the folder can't be written, email waits and the site stays up.
      privateFolder(folder);
      const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
      const bytes = await new MailComposer(message(mail, sender)).compile().build();
      const written = new Date(mail.writtenAt).toISOString().slice(0, 19).replaceAll(":", "-");
      const path = join(folder, `${written}-${mail.id}.eml`);
      await writeWhole(path, (file) => file.writeFile(bytes));
      return path;
    },
    close() {},
  };
}

function message(mail: OutgoingMail, { from, host }: Sender): nodemailer.SendMailOptions {
  const { id, recipient, writtenAt, subject, text, html, replyTo, unsubscribeUrl, list } = mail;
  return {
    from,
    // An object, because nodemailer would parse a string as a list, with names and comments.
    to: { name: "", address: recipient },
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
    messageId: `<${id}@${host}>`,
    // Not random, so that the same email has the same bytes.
    baseBoundary: id,
    date: new Date(writtenAt),
    subject,
    text,
    html,
    ...(list === undefined ? {} : { list: { id: { url: `${list}.${host}`, comment: from.name } } }),
    headers: {
      // Prevents auto-replies (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            "List-Unsubscribe": `<${unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
    },
  };
}

/** The server in SMTP_URL, or a folder. Without MAIL_FROM, the site itself is the sender. */
export function openTransport(
  { smtpUrl, mailFrom, dataDir, siteUrl }: Environment,
  facts: () => { name: string; contactEmail: string },
): Transport {
  const sender: Sender = {
    get from() {
      if (mailFrom !== undefined) return readSender(mailFrom);
      const { name, contactEmail: address } = facts();
      return { name, address };
    },
    host: new URL(siteUrl).hostname,
  };
  return smtpUrl === undefined
    ? folderTransport(join(dataDir, "mail"), sender)
    : smtpTransport(smtpUrl, sender);
}

/** Parses 'RallyRank <hello@example.com>', or a bare address. The name may contain a comma. */
function readSender(text: string): Sender["from"] {
  const [, name = "", address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
}
