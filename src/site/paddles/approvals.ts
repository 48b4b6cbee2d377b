import { dayOrMonth } from "../../platform/text/dates.ts";
import type { Approval } from "./paddle.content.ts";
import type { ApprovalList, PresentApprovals } from "./paddle-values.ts";
import { dayLength } from "../../platform/today.ts";

/** Approvals of one version, or of the one its page describes, newest first. */
export function approvalsOf(approvals: readonly Approval[], version?: string): Approval[] {
  return approvals
    .filter((approval) => approval.version === version)
    .toReversed()
    .toSorted((a, b) => (a.on === b.on ? 0 : a.on > b.on ? -1 : 1));
}

/** What counts now of a paddle's approvals. */
export function presentApprovals(
  approvals: readonly Approval[],
  version?: string,
): PresentApprovals {
  const all = approvalsOf(approvals, version);
  const latest = (name: Approval["list"]) => all.find(({ list }) => list === name);
  const [usaPickleball, upaA] = [latest("USA Pickleball"), latest("UPA-A")];
  const [lookedUp] = [usaPickleball, upaA].flatMap((each) => each?.on ?? []).toSorted();
  return {
    usaPickleball: (usaPickleball?.state ?? null) as PresentApprovals["usaPickleball"],
    upaA: (upaA?.state ?? null) as PresentApprovals["upaA"],
    ...(lookedUp === undefined ? {} : { approvalsLookedUp: lookedUp }),
  };
}

/** An answer that a list gave for some time: the same each time someone looked. */
export interface ApprovalSpan {
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

const lists: readonly ApprovalList[] = ["USA Pickleball", "UPA-A"];

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

function spansOf(newestFirst: readonly Approval[]): ApprovalSpan[] {
  const spans: ApprovalSpan[] = [];
  for (const { state, on, link } of newestFirst) {
    const last = spans.at(-1);
    if (last?.state === state)
      spans[spans.length - 1] = { state, on: [...last.on, on], link: last.link ?? link };
    else spans.push({ state, on: [on], link });
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

/** When something was looked up: 'looked up on March 14, 2026', 'looked up 3 times, from March 2026 to May 2, 2026'. */
export function spanText({ on }: Pick<ApprovalSpan, "on">): string {
  const [last] = on;
  if (on.length === 1) return `looked up ${onDate(last)}`;
  const first = dayOrMonth(on.at(-1)!);
  const times = on.length === 2 ? "twice" : `${on.length} times`;
  const until = dayOrMonth(last);
  return `looked up ${times}, ${first === until ? onDate(last) : `from ${first} to ${until}`}`;
}

/** What a list said of a paddle, in a sentence, with the day. */
export function listSaid(
  list: ApprovalList,
  { state, on }: Pick<Approval, "state" | "on">,
): string {
  const when = `when we looked ${onDate(on)}`;
  if (state === "not listed") return `It wasn't on ${whose(list)} list ${when}.`;
  if (state === "some versions")
    return `${whoseFirst(list)} list had some versions of it ${when}, not all.`;
  return `${whoseFirst(list)} list had it as ${state} ${when}.`;
}

const whose = (list: ApprovalList) => (list === "UPA-A" ? "the UPA-A's" : "USA Pickleball's");
const whoseFirst = (list: ApprovalList) => (list === "UPA-A" ? "The UPA-A's" : "USA Pickleball's");
