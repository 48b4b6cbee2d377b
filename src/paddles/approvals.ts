import type { Approval } from "./paddle.content.ts";
import type { upaAStates, usaPickleballStates } from "./paddle-values.ts";

/** What each list said last, and when. Null if nobody looked. */
export interface PresentApprovals {
  usaPickleball: (typeof usaPickleballStates)[number] | null;
  upaA: (typeof upaAStates)[number] | null;
  /** The day or month of the older of the two. */
  approvalsLookedUp?: string | undefined;
}

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
