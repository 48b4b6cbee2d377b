import { readReason, reasonProblem } from "../reviews/review-acts.ts";

/** What can be done to failed email. */
const mailActs = {
  retry: { all: false, drops: false },
  "retry all": { all: true, drops: false },
  drop: { all: false, drops: true },
  "drop all": { all: true, drops: true },
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
  const { all, drops } = mailActs[act];
  const id = form.get("mail") ?? "";
  if (!all && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    return { problem: "There's no such email." };
  if (act === "drop all" && form.get("sure") !== "yes")
    return { problem: "To drop all failed email, check 'Yes, drop all' too." };
  const reason = readReason(form);
  return reason === undefined
    ? { problem: reasonProblem }
    : { drops, id: all ? undefined : id, reason };
}
