// The next issue, from draft to sent: the owner edits it in the console or on the command line, and the schedule can
// send it. A week has at most one issue, however it's sent and however many processes try.

import type { Act } from "../../platform/acts.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { IssueContext } from "./compose-issue.service.ts";
import { changeDraft, openDraft } from "./issue-draft.service.ts";
import { scheduleIssues, sendIfDue } from "./issue-schedule.service.ts";
import type { Issues } from "./issues.service.ts";
import { openSending, sendIssue, sendTestMail } from "./send-issue.service.ts";

type NextIssue = ReturnType<typeof openNextIssue>;

/**
 * The newsletter's next issue, for the acts below. Every method throws if the store can't be reached.
 * @param queued called after the schedule has queued email
 */
export function openNextIssue(
  { db }: Store,
  issues: Issues,
  site: IssueContext["site"],
  clock: () => number,
  queued: () => void,
) {
  const on = { db, issues, site, clock };
  const sending = openSending(on);
  return { ...openDraft(on), ...sending, sendIfDue: () => sendIfDue(on, sending, queued) };
}

export const newsletterActs = [changeDraft, sendTestMail, sendIssue, scheduleIssues] as Act<{
  nextIssue: NextIssue;
}>[];
