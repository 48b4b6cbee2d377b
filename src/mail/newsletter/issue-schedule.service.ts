// The schedule of the newsletter: when the next issue leaves by itself, and sending it then.

import type { Act, Thing } from "../../platform/acts.ts";
import { Refusal, refusal } from "../../platform/refusals.ts";
import type { Store } from "../../platform/store/connect.ts";
import { beginRound, passRound, roundThrough } from "../../platform/store/weekly-rounds.store.ts";
import {
  dueTime,
  nextTime,
  readSchedule,
  type Schedule,
  scheduleText,
  weekdays,
  weekLength,
} from "../../platform/weeks.ts";
import type { IssueContext } from "./compose-issue.service.ts";
import { readDraft, writeDraft } from "./issues.store.ts";
import type { Sending } from "./send-issue.service.ts";

/** The name of the round that sends scheduled issues. */
const round = "newsletter";

/**
 * When the issue of a week leaves by itself. A week has only one, even if it was sent by hand, so it may be a later
 * week's.
 */
export async function leavesAt(
  db: Store["db"],
  schedule: Schedule,
  date: string,
  now: number,
): Promise<number> {
  const weekBegins = Date.parse(date);
  const through = await roundThrough(db, round);
  const isLate =
    weekBegins <= now && through !== undefined && dueTime(schedule, through, now) !== undefined;
  return isLate ? now : nextTime(schedule, Math.max(now, weekBegins - 1));
}

/**
 * Finishes issues that were interrupted, and sends the scheduled one if it's due. Any number of processes may do so at
 * once.
 * @param queued called after email was queued
 */
export async function sendIfDue(
  { db, issues, clock }: IssueContext,
  sending: Pick<Sending, "prepare" | "store">,
  queued: () => void,
): Promise<void> {
  // What has waited for longer is no news anymore.
  for (const date of await issues.unfinished(clock() - weekLength)) {
    await issues.queue(date);
    queued();
  }
  const { schedule } = await readDraft(db);
  if (!schedule) return;
  const through = await roundThrough(db, round);
  // The schedule was imported from another store.
  if (through === undefined) return await beginRound(db, round, clock());
  const due = dueTime(schedule, through, clock());
  if (due === undefined) return;
  try {
    const prepared = await sending.prepare(false, true);
    await db.transaction().execute((on) => sending.store(on, prepared));
    await issues.queue(prepared.date);
    queued();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // It leaves as soon as SITE_URL is public.
    if (error.why === "notPublic") return;
  }
  await passRound(db, round, due);
}

export const scheduleIssues: Act<object, Thing, Schedule | undefined> = {
  may: "owner",
  isPlain: true,
  name: "newsletter schedule",
  about: "Send each week's issue automatically, at a day and hour in UTC",
  more: "The running site sends the issue then. It quotes only reviews that someone approved, because nobody looks at it first. Weeks with nothing new for readers are skipped. 'off' ends the schedule.",
  example: "newsletter schedule monday 14:00",
  args: [
    {
      flags: "<weekday>",
      about: "Monday to Sunday, or off",
      label: "Day",
      choices: [["off", "Off: I send each issue"], ...weekdays],
    },
    {
      flags: "[time]",
      about: "the hour, like 14:00",
      label: "Hour (UTC)",
      choices: Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`),
    },
  ],
  button: "Save the schedule",
  done: "Scheduled",
  says: "The schedule is saved.",
  async ready(_, { of: [day = "", time = ""] }) {
    if (day === "off") return undefined;
    const schedule = readSchedule(day, time);
    if (!schedule) throw refusal("noSchedule", weekdays);
    return schedule;
  },
  async run({ db }, { ready: schedule }, { now }) {
    // Only what is due from now on goes out.
    await beginRound(db, round, now);
    await passRound(db, round, now);
    const { weekday = null, hour = null } = schedule ?? {};
    await writeDraft(db, { weekday, hour });
    // The command says when the next issue leaves instead.
    return { done: [{ id: schedule ? scheduleText(schedule) : "off" }], said: "" };
  },
};
