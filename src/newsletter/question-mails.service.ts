import type { Store } from "../platform/store/connect.ts";
import { queueFor, readersDue } from "./question-mails.store.ts";
import { questionSubjects, readQuestionSubject } from "./newsletter.ts";
import { wantedSubjects } from "./subscribers.store.ts";
import type { MailedSite } from "./sign-up.email.ts";

/**
 * Queues the emails with questions that are due: those that nobody has answered for a day, one email a week at most to
 * each reader, whatever paddles they know.
 * @param now epoch milliseconds
 * @returns how many
 */
export async function queueQuestionMails(
  store: Pick<Store, "db" | "engine">,
  site: MailedSite,
  now: number,
): Promise<number> {
  const paddleOf = (subject: string) => site.library.anyPaddle(readQuestionSubject(subject) ?? "");
  const subjects = (await wantedSubjects(store.db, questionSubjects)).filter(paddleOf);
  const readers = await readersDue(store.db, subjects, now);
  let queued = 0;
  const told = new Set<string>();
  for (const { email_key: emailKey, subject } of readers) {
    const paddle = paddleOf(subject);
    if (!paddle || told.has(emailKey)) continue;
    // Loads React, once there is such an email.
    const { questionsMail } = await import("./questions.email.ts");
    const isQueued = await queueFor(
      store,
      { emailKey, subject, now },
      (questions, unsubscribeKey) => questionsMail(site, paddle, { questions, unsubscribeKey }),
    );
    if (!isQueued) continue;
    told.add(emailKey);
    queued++;
  }
  return queued;
}
