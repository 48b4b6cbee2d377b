import { readReason, reasonProblem } from "../reviews/review-acts.ts";

/** What can be done to failed email, and the reason that the audit log keeps if none is given. */
const mailActs = {
  retry: { all: false, drops: false, reason: "try again" },
  "retry all": { all: true, drops: false, reason: "try again" },
  drop: { all: false, drops: true, reason: "can't be delivered" },
  "drop all": { all: true, drops: true, reason: "can't be delivered" },
} as const;

/** Whether an act is one on failed email. */
export const isMailAct = (act: string): act is keyof typeof mailActs =>
  Object.hasOwn(mailActs, act);

/** What a form asks for. */
interface AskedMailAct {
  drops: boolean;
  /** The email's id; undefined for all. */
  id: string | undefined;
  reason: string;
}

/** Reads what a form asks to be done to failed email, or why it can't be done. */
export function readMailAct(form: URLSearchParams): AskedMailAct | { problem: string } {
  const act = form.get("act") ?? "";
  if (!isMailAct(act)) return { problem: "There's no such act." };
  const { all, drops, reason: otherwise } = mailActs[act];
  const id = form.get("mail") ?? "";
  if (!all && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    return { problem: "There's no such email." };
  if (act === "drop all" && form.get("sure") !== "yes")
    return { problem: "To drop all failed email, check 'Yes, drop all' too." };
  const reason = readReason(form.get("reason") ?? "", otherwise);
  return reason === undefined
    ? { problem: reasonProblem }
    : { drops, id: all ? undefined : id, reason };
}
