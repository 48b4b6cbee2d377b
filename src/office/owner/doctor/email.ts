import { randomUUID } from "node:crypto";
import { openMailboxFolder } from "../../../platform/email/mailbox-folder.ts";
import { openTransport, verifyMailServer } from "../../../platform/email/transport.ts";
import type { Environment } from "../../../platform/settings.ts";
import { type Finding, findingsOr, ok, problem, span, warning } from "./finding.ts";

export interface EmailFacts {
  /** Undefined if emails are written to a folder. */
  server:
    | {
        /** Why it can't be reached or rejects the sign-in; undefined if it accepts. */
        error: string | undefined;
      }
    | "not asked"
    | undefined;
  /** The test email, if requested, with the mail server's response or the error. */
  test: { recipient: string; answer: string; isSent: boolean } | undefined;
  /** Why the mailbox for bounces can't be read; undefined if it can, or there is none. */
  bounces?: string | undefined;
  outbox?:
    | {
        failed: number;
        /** How long the oldest waiting email has waited, in milliseconds; undefined if none is waiting. */
        longestWait: number | undefined;
      }
    | undefined;
  /** Addresses that took no more email in the last seven days, and those that get it. */
  readers?: { bounced: number; confirmed: number } | undefined;
}

/** How long email may wait before doctor mentions it, in milliseconds. */
const maxWait = 3_600_000;

/** How many addresses may bounce, and which part of all: mail services stop those with more. */
const maxBounced = { count: 4, part: 0.05 };

export function checkEmail({ server, test, bounces, outbox, readers }: EmailFacts): Finding[] {
  const well = server
    ? `${server === "not asked" ? "A mail server is configured" : "The mail server accepts the sign-in"}, and no email is stuck.`
    : "Email is written to files in DATA_DIR/mail, and none is stuck.";
  const { failed = 0, longestWait = 0 } = outbox ?? {};
  const { bounced = 0, confirmed = 0 } = readers ?? {};
  const all = bounced + confirmed;
  const error = server === "not asked" ? undefined : server?.error;
  const found = findingsOr(well, [
    error !== undefined &&
      problem(
        `The mail server that SMTP_URL names can't be used: ${error}.`,
        "Correct SMTP_URL. smtps:// is for port 465, smtp:// for port 587; percent-encode @ : / ? # % in passwords.",
      ),
    bounces !== undefined &&
      problem(
        `The mailbox that BOUNCE_MAILBOX names can't be read: ${bounces}.`,
        "Name a Maildir or an mbox file, and let the site's user read it.",
      ),
    failed > 0 &&
      warning(
        `${failed === 1 ? "1 email has" : `${failed} emails have`} failed.`,
        "See npm run owner -- outbox list --state failed, then retry or drop them.",
      ),
    longestWait > maxWait &&
      problem(
        `Email has waited for ${span(longestWait)}.`,
        "See npm run owner -- outbox list --state waiting for the mail server's response, and check that the site is running.",
      ),
    bounced > maxBounced.count &&
      bounced > maxBounced.part * all &&
      warning(
        `${bounced} of ${all} addresses took no more email in the last 7 days.`,
        "Mail services block senders with many. Their servers' words are in npm run owner -- subscribers export --all: do they mean your server, or is it an old list?",
      ),
  ]);
  if (!test) return found;
  const { recipient, answer, isSent } = test;
  return [
    ...found,
    isSent
      ? ok(`A test email to ${recipient} was accepted: ${answer}.`)
      : problem(
          `A test email to ${recipient} wasn't accepted: ${answer}.`,
          "Correct SMTP_URL and MAIL_FROM, following the mail server's response.",
        ),
  ];
}

/** Whether the mail server accepts the sign-in; undefined without one. */
export async function gatherMailServer({ smtpUrl }: Environment): Promise<EmailFacts["server"]> {
  if (smtpUrl === undefined) return undefined;
  return { error: await whyNot(verifyMailServer(smtpUrl)) };
}

/** Why the mailbox for bounces can't be read; undefined if it can, or there is none. */
export async function gatherBounces({ bounceMailbox }: Environment): Promise<string | undefined> {
  if (bounceMailbox === undefined) return undefined;
  return await whyNot(openMailboxFolder(bounceMailbox)(Date.now()).next());
}

const whyNot = async (work: Promise<unknown>) => await work.then(() => undefined, sentence);

/** Sends a test email the way the site sends all email, but immediately. Returns the mail server's response. */
export async function sendTestMail(
  environment: Environment,
  site: { name: string; contactEmail: string },
  recipient: string,
  now: number,
): Promise<NonNullable<EmailFacts["test"]>> {
  const { testMail } = await import("./test.email.ts");
  const content = testMail({ name: site.name, siteUrl: environment.siteUrl });
  const transport = openTransport(environment, () => site);
  try {
    const mail = { ...content, id: randomUUID(), recipient, writtenAt: now };
    return { recipient, answer: (await transport.deliver(mail)) ?? "", isSent: true };
  } catch (error) {
    return { recipient, answer: sentence(error as Error), isSent: false };
  } finally {
    transport.close();
  }
}

const sentence = ({ message }: Error) => message.replace(/\.$/, "");
