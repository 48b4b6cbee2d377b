// Sending the next issue: its preview, a test of it, and this week's issue itself.

import type { Act, Thing } from "../../platform/acts.ts";
import { type EmailAddress, readEmailAddress } from "../../platform/email/email-address.ts";
import { type NewMail, queueMail } from "../../platform/email/outbox.store.ts";
import { Refusal, refusal } from "../../platform/refusals.ts";
import type { Store } from "../../platform/store/connect.ts";
import { digest } from "../../platform/store/digest.ts";
import { composeWeek, type IssueContext, nextWeek, versionOf } from "./compose-issue.service.ts";
import { issueDate, readersText } from "./issue.ts";
import type { ComposedIssue, Issue } from "./issues.service.ts";
import type { Draft } from "./issues.store.ts";
import { issueAddress } from "./newsletter.ts";

/** An issue about to be sent: newly composed, or interrupted earlier. */
interface Prepared {
  date: string;
  composed?: { issue: ComposedIssue; draft: Draft };
  begun?: Issue;
}

/** The version of an issue about to be sent, without its placeholder for readers' keys, which differs each time. */
function preparedVersion({ date, composed }: Prepared): string {
  if (!composed) return versionOf(date);
  const { keyPlaceholder, subject, html, text } = composed.issue.mail;
  return versionOf([date, subject, html, text].map((part) => part.replaceAll(keyPlaceholder, "")));
}

export type Sending = ReturnType<typeof openSending>;

/** Previewing, testing and sending the next issue. Every method throws if the store can't be reached. */
export function openSending(on: IssueContext) {
  const { issues, site, clock } = on;
  const sending = {
    /** The issue's email as readers will get it, without their own links; undefined if there's nothing to send. */
    async preview() {
      const { date } = await nextWeek(on, clock());
      const composed = await composeWeek(on, date);
      if (!composed) return undefined;
      const { subject, html, text } = composed.issue.mail;
      return { date, subject, html, text, version: preparedVersion({ date, composed }) };
    },

    /**
     * The same email for one address: its subject says it's a test, and its unsubscribe link belongs to no one. @throws
     * Refusal
     */
    async testMail({ address: recipient, key }: EmailAddress): Promise<NewMail> {
      const preview = await sending.preview();
      if (!preview) throw refusal("nothingNew");
      const { html, text } = preview;
      const subject = `${site.library.mail.issue.test} ${preview.subject}`;
      return { kind: "test", recipient, emailKey: key, content: { subject, html, text } };
    },

    /**
     * Composes this week's issue, or resumes an interrupted one.
     * @param evenIfLocal even if readers can't open the site's address
     * @param isUnread whether no one looks at it before it leaves
     * @throws Refusal if there's nothing to send, or no one to send it to
     */
    async prepare(evenIfLocal: boolean, isUnread = false) {
      const { siteUrl, isPublic } = site.settings;
      if (!isPublic && !evenIfLocal) throw refusal("notPublic", siteUrl);
      const date = issueDate(clock());
      const begun = await issues.at(date);
      if (begun?.queuedAt != null) throw refusal("sentBefore");
      if (begun) return { date, begun };
      if ((await issues.countReaders(date)) === 0) throw refusal("nobody");
      const composed = await composeWeek(on, date, isUnread);
      if (!composed) throw refusal("nothingNew");
      return { date, composed };
    },

    /**
     * What sending sends, for someone to read before that; its version is for the act.
     * @throws Refusal if there's nothing to send, or no one to send it to
     */
    async toSend() {
      const prepared = await sending.prepare(true);
      const { date, composed, begun } = prepared;
      const mail = composed?.issue.mail ?? (await issues.mailOf(date));
      return {
        date,
        subject: mail.subject,
        text: mail.text,
        version: preparedVersion(prepared),
        /** Whether it's an issue that was interrupted: then it stays as it was. */
        isBegun: begun !== undefined,
        readers: await issues.countReaders(date),
      };
    },

    /** Why this week's issue can't be sent; undefined if it can. */
    async whyNot(): Promise<string | undefined> {
      try {
        await sending.prepare(true);
        return undefined;
      } catch (error) {
        if (error instanceof Refusal) return error.message;
        throw error;
      }
    },

    /** Stores a prepared issue, unless it's already stored. Part of a transaction. Returns whether it did. */
    store: async (db: Store["db"], { composed }: Prepared) =>
      composed !== undefined && (await issues.add(db, composed.issue, composed.draft)),

    queue: issues.queue,
    settings: site.settings,
  };
  return sending;
}

interface Needs {
  nextIssue: Sending;
}

const ofOwners = { may: "owner", isPlain: true } as const;

/** The log only has the address's hash. */
export const sendTestMail: Act<Needs, Thing, { mail: NewMail; key: string }> = {
  ...ofOwners,
  name: "newsletter test",
  about: "Send the next issue to one address, to look at it",
  more: "The subject says that it's a test. Nobody else gets it, it doesn't count as sent, and its unsubscribe link unsubscribes nobody.",
  example: "newsletter test owner@example.com",
  args: [{ flags: "<address>" }],
  done: "On its way",
  says: "The test is on its way.",
  async ready({ nextIssue }, { of: [typed = ""] }) {
    const { email } = readEmailAddress(typed);
    if (!email) throw refusal("notAnAddress", typed);
    return { mail: await nextIssue.testMail(email), key: email.key };
  },
  async run({ db }, { ready: { mail, key } }, { now }) {
    await queueMail(db, mail, now);
    const said = `A test is queued for ${mail.recipient}. The running site delivers it.`;
    return { done: [{ id: digest(key) }], said };
  },
  after({ queued }, outcome) {
    queued?.();
    return Promise.resolve(outcome);
  },
};

export const sendIssue: Act<Needs, Thing, Prepared> = {
  ...ofOwners,
  name: "newsletter send",
  about: "Send this week's issue to every confirmed subscriber, once each",
  more: "The running site delivers it and, if this was interrupted, continues where it stopped; nobody gets an issue twice. Running it again in the same week does so, too.",
  example: "newsletter send",
  options: [
    {
      flags: "--yes",
      about: "send even if readers can't open the address in SITE_URL",
      label: "Send it even though readers can't open its links: SITE_URL isn't a public address.",
    },
    {
      flags: "--read <version>",
      about: "only if the issue is still this version, which 'newsletter preview' shows",
    },
  ],
  box: { label: "Yes, send it: nobody can call it back" },
  done: "Sent",
  says: "The issue is on its way. Readers: {count}.",
  async ready({ nextIssue }, { options }) {
    const prepared = await nextIssue.prepare(options["yes"] === true);
    const version = options["read"];
    if (version !== undefined && version !== preparedVersion(prepared))
      throw refusal("changed", [prepared.date]);
    return prepared;
  },
  async run({ db, nextIssue }, { ready, options }) {
    const isStored = await nextIssue.store(db, ready);
    // The schedule has stored this week's issue meanwhile, with words that nobody read here.
    if (ready.composed && !isStored && options["read"] !== undefined)
      throw refusal("changed", [ready.date]);
    return { done: isStored ? [{ id: ready.date }] : [] };
  },
  async after({ nextIssue, progress, queued }, outcome, { ready }) {
    const { date, subject, recipients: count } = await nextIssue.queue(ready.date, progress);
    queued?.();
    const missing = count - (ready.begun?.recipients ?? 0);
    const more = ready.begun
      ? ` An earlier run was interrupted; ${readersText(missing)} ${missing === 1 ? "was" : "were"} still missing.`
      : "";
    const said = `'${subject}' is queued for ${readersText(count)}.${more} The running site delivers it, and keeps it at ${nextIssue.settings.siteUrl}${issueAddress(date)}.`;
    return { ...outcome, count, said };
  },
};
