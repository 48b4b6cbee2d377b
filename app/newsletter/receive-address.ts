import { type EmailProblem, readEmailAddress } from "../../model/email-address";
import { logFailure } from "../../server/log";
import type { Site } from "../../server/site";

/** What became of an address that was posted. Whether it was known is not told. */
export type ReceivedAddress =
  { kind: "stored" } | { kind: "refused"; problem: EmailProblem } | { kind: "failed" };

/** Checks and stores an address, for the plain post and for script alike. */
export async function receiveAddress(site: Site, typed: string): Promise<ReceivedAddress> {
  const { email, problem } = readEmailAddress(typed);
  if (problem) return { kind: "refused", problem };
  try {
    await site.subscribers.add(email);
    return { kind: "stored" };
  } catch (error) {
    logFailure("storing a subscriber", error);
    return { kind: "failed" };
  }
}
