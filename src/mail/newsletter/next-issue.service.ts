// The next issue, from draft to sent: the owner edits it in the console or on the command line, and the schedule can
// send it. A week has at most one issue, however it's sent and however many processes try.

import type { Act } from "../../platform/acts.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { IssueContext } from "./compose-issue.service.ts";
import { changeDraft, openDraft } from "./issue-draft.service.ts";
import { scheduleIssues, sendIfDue } from "./issue-schedule.service.ts";
import { openSending, sendIssue, sendTestMail } from "./send-issue.service.ts";

type NextIssue = ReturnType<typeof openNextIssue>;

interface NextIssueContext extends Pick<IssueContext, "issues" | "clock"> {
  store: Pick<Store, "db">;
  content: IssueContext["site"];
  /** Called after the schedule has queued email. */
  queued: () => void;
}

/** The newsletter's next issue, for the acts below. Every method throws if the store can't be reached. */
export function openNextIssue({ store, issues, content, clock, queued }: NextIssueContext) {
  const on = { db: store.db, issues, site: content, clock };
  const sending = openSending(on);
  return { ...openDraft(on), ...sending, sendIfDue: () => sendIfDue(on, sending, queued) };
}

export const newsletterActs = [changeDraft, sendTestMail, sendIssue, scheduleIssues] as Act<{
  nextIssue: NextIssue;
}>[];
