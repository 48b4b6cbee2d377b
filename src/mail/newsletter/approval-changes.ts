import type { KnownApprovals } from "../../site/approvals/find-approvals.ts";
import type { Approval } from "../../site/paddles/paddle.content.ts";
import type { ApprovalList } from "../../site/paddles/paddle-values.ts";

/** What a list says of a version, and when someone looked. */
interface Told {
  list: ApprovalList;
  /** Null for the version its page describes. */
  version: string | null;
  state: Approval["state"];
  on: string;
  /** Who read it; not there for someone of this site. */
  by?: string | undefined;
}

/** What a list says of a version now, and before; undefined if we had no confirmed answer. */
export interface ApprovalChange {
  list: ApprovalList;
  version: string | null;
  before: Pick<Told, "state" | "on" | "by"> | undefined;
  after: Pick<Told, "state" | "on" | "by">;
}

/** What a reader of a paddle's page knows of its approvals, for its subscription. */
export function toldText({ isConfirmed, unsure, histories }: KnownApprovals): string {
  const told = histories
    .filter(({ list }) => isConfirmed && !unsure.includes(list))
    .map(({ list, version = null, now: { state, on, by } }): Told => ({
      list,
      version,
      state,
      on: on[0],
      by,
    }));
  return JSON.stringify(told);
}

/** What changed from one such text to another. Another day isn't a change, and neither is what nobody says anymore. */
export function changesIn(before: string, after: string): ApprovalChange[] {
  const known = readTold(before);
  return readTold(after).flatMap(({ list, version, ...said }) => {
    const was = known.find((each) => each.list === list && each.version === version);
    return was?.state === said.state ? [] : [{ list, version, before: was, after: said }];
  });
}

const readTold = (text: string): readonly Told[] =>
  text === "" ? [] : (JSON.parse(text) as Told[]);
