import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import type { NodemailerError } from "nodemailer/lib/errors";
import { privateFolder } from "../../db/private-files.ts";
import type { MailContent } from "../../model/mail.ts";
import { writeWhole } from "../write-whole.ts";

/** A mail as it leaves. */
export interface OutgoingMail extends MailContent {
  /** The same at every try: a mail delivered twice can be told by it. */
  id: string;
  recipient: string;
  /** Epoch milliseconds. */
  writtenAt: number;
}

/** Where mail leaves. */
export interface Transport {
  /**
   * Delivers a mail; throws MailRefused where trying again is of no use, anything else where it may be.
   * @param signal breaks a delivery off
   */
  deliver(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** The mail server will not have this mail, ever. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

/** What every mail carries. */
export interface Sender {
  /** The From header. */
  from: { name: string; address: string };
  /** The host that Message-IDs are made under. */
  host: string;
}

/** How long a mail server may take, in milliseconds. */
export interface Patience {
  /** To answer a connection, and to greet. */
  greeting: number;
  /** To say anything at all after that. */
  silence: number;
  /** For a delivery as a whole. */
  delivery: number;
}

export const defaultTimeouts: Patience = { greeting: 10_000, silence: 30_000, delivery: 60_000 };

/** Hands mail to a mail server. */
export function smtpTransport(
  smtpUrl: string,
  sender: Sender,
  patience: Patience = defaultTimeouts,
): Transport {
  const mailer = createTransport({
    pool: true,
    url: smtpUrl,
    // Tries are counted and spaced by the outbox alone.
    maxRequeues: 0,
    connectionTimeout: patience.greeting,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(mail, signal) {
      const limit = AbortSignal.timeout(patience.delivery);
      try {
        await mailer.sendMail({
          ...message(mail, sender),
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
      } catch (error) {
        const { permanent, command, message: said } = error as NodemailerError;
        // A refused sign-in or sender is the owner's to mend, and then the same mail goes through.
        if (permanent && (command === "RCPT TO" || command === "DATA")) throw new MailRefused(said);
        throw error;
      }
    },
    close: () => mailer.close(),
  };
}

/** Writes each mail into a folder, as a file that mail programs open. Writing one again writes the same file. */
export function folderTransport(folder: string, sender: Sender): Transport {
  return {
    async deliver(mail) {
      // Made here, not at the start: a folder that cannot be written puts mail off, and the site stays up.
      privateFolder(folder);
      const bytes = await new MailComposer(message(mail, sender)).compile().build();
      const written = new Date(mail.writtenAt).toISOString().slice(0, 19).replaceAll(":", "-");
      const path = join(folder, `${written}-${mail.id}.eml`);
      await writeWhole(path, (file) => file.writeFile(bytes));
    },
    close() {},
  };
}

function message(mail: OutgoingMail, { from, host }: Sender): SendMailOptions {
  const { id, recipient, writtenAt, subject, text, html, replyTo, unsubscribeUrl } = mail;
  return {
    from,
    // As an object: a list, a comment or a name in the address would otherwise be read as such.
    to: { name: "", address: recipient },
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
    messageId: `<${id}@${host}>`,
    // Not at random, so that the same mail is the same bytes.
    baseBoundary: id,
    date: new Date(writtenAt),
    subject,
    text,
    html,
    headers: {
      // No answering machine is to answer (RFC 3834).
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
