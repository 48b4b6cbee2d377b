import { dayOrMonth } from "../../platform/text/dates.ts";
import type { Approval } from "./paddle.content.ts";
import { capitalized } from "../../platform/text/grammar.ts";
import { type ApprovalList, factOfList, type PresentApprovals } from "./paddle-values.ts";
import { dayLength } from "../../platform/today.ts";

/** Approvals of one version, or of the one its page describes, newest first. A reading that names no reader is none. */
export const approvalsOf = (approvals: readonly Approval[], version?: string): Approval[] =>
  newestFirst(approvals.filter(hasReader), version);

/** What was noted of one version, or of the one its page describes, newest first. */
export function newestFirst(approvals: readonly Approval[], version?: string): Approval[] {
  return approvals
    .filter((approval) => approval.version === version)
    .toReversed()
    .toSorted((a, b) => (a.on === b.on ? 0 : a.on > b.on ? -1 : 1));
}

/** Whether it says who looked: someone of this site, who gave the address, or someone else by name. */
const hasReader = ({ by, link }: Approval) => by !== undefined || link !== undefined;

/** What counts now of a paddle's approvals. */
export function presentApprovals(
  approvals: readonly Approval[],
  version?: string,
): PresentApprovals {
  const all = approvalsOf(approvals, version);
  const latest = lists.map((list) => all.find((each) => each.list === list));
  const [lookedUp] = latest.flatMap((each) => each?.on ?? []).toSorted();
  const states = latest.map((each, index) => [factOfList[lists[index]!], each?.state ?? null]);
  return {
    ...unread,
    ...Object.fromEntries(states),
    ...(lookedUp === undefined ? {} : { approvalsLookedUp: lookedUp }),
  };
}

const unread: PresentApprovals = { usaPickleball: null, upaA: null, quietList: null };

/** An answer that a list gave for some time: the same each time one reader looked. */
export interface ApprovalSpan {
  /** Who read it; undefined for someone of this site. */
  by: string | undefined;
  state: Approval["state"];
  /** The days or months it was looked up, newest first. */
  on: readonly [string, ...string[]];
  /** The newest link. */
  link: string | undefined;
}

/** What one list said of one version: now, and before, newest first. */
export interface ListHistory {
  list: ApprovalList;
  /** Undefined for the version its page describes. */
  version: string | undefined;
  now: ApprovalSpan;
  before: readonly ApprovalSpan[];
}

const lists = Object.keys(factOfList) as ApprovalList[];

/** What each list said of each version, list by list, the page's version first. A list nobody looked at has no entry. */
export function historiesOf({
  approvals,
  versions = [],
}: {
  approvals: readonly Approval[];
  versions?: readonly { name: string }[] | undefined;
}): ListHistory[] {
  const names = [undefined, ...versions.map(({ name }) => name)];
  return lists.flatMap((list) =>
    names.flatMap((version) => {
      const all = approvalsOf(approvals, version).filter((each) => each.list === list);
      const [now, ...before] = spansOf(all);
      return now ? [{ list, version, now, before }] : [];
    }),
  );
}

function spansOf(inTurn: readonly Approval[]): ApprovalSpan[] {
  const spans: ApprovalSpan[] = [];
  for (const { state, on, link, by } of inTurn) {
    const last = spans.at(-1);
    if (last?.state === state && last.by === by)
      spans[spans.length - 1] = { ...last, on: [...last.on, on], link: last.link ?? link };
    else spans.push({ state, on: [on], link, by });
  }
  return spans;
}

/** After how many days an answer from a list should be looked up again. */
export const checkAgainDays = 60;

/**
 * Whether it's longer ago than that. A month counts from its first day.
 * @param on a day or month: '2026-03'
 * @param today a day
 */
export function isOldApproval(on: string, today: string): boolean {
  const [from, to] = [Date.parse(on), Date.parse(today)];
  return to - from > checkAgainDays * dayLength;
}

/** 'on March 14, 2026' or 'in March 2026'. */
export const onDate = (on: string) => `${on.length > 7 ? "on" : "in"} ${dayOrMonth(on)}`;

/**
 * When something was looked up, and by whom: 'looked up on March 14, 2026', 'looked up 3 times, from March 2026 to May
 * 2, 2026', 'as The Paddle Register had it on March 14, 2026'.
 */
export function spanText({ on, by }: Pick<ApprovalSpan, "on" | "by">): string {
  const [last] = on;
  if (by !== undefined) return `as ${by} had it ${onDate(last)}`;
  if (on.length === 1) return `looked up ${onDate(last)}`;
  const first = dayOrMonth(on.at(-1)!);
  const times = on.length === 2 ? "twice" : `${on.length} times`;
  const until = dayOrMonth(last);
  return `looked up ${times}, ${first === until ? onDate(last) : `from ${first} to ${until}`}`;
}

/** What a list said of a paddle, in a sentence, with the day and who read it. */
export function listSaid(
  list: ApprovalList,
  { state, on, by }: Pick<ApprovalSpan, "state" | "by"> & { on: string },
): string {
  const { whose, on: isOn } = listWords[list];
  const when = by === undefined ? `when we looked ${onDate(on)}` : `as ${by} had it ${onDate(on)}`;
  if (state === "not listed") return `It wasn't on ${whose} list ${when}.`;
  if (state === "some versions")
    return capitalized(`${whose} list had some versions of it ${when}, not all.`);
  return by === undefined
    ? capitalized(`${whose} list had it${state === "listed" ? "" : ` as ${state}`} ${when}.`)
    : `${by} had it ${isOn} ${onDate(on)}.`;
}

const listWords: Readonly<Record<ApprovalList, { whose: string; on: string }>> = {
  "USA Pickleball": { whose: "USA Pickleball's", on: "as approved by USA Pickleball" },
  "UPA-A": { whose: "the UPA-A's", on: "as certified by the UPA-A" },
  "Quiet list": { whose: "USA Pickleball's Quiet", on: "on USA Pickleball's Quiet list" },
};
