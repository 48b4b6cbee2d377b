import { type MessageProblems, readMessage, type TypedMessage } from "../../model/contact-message";
import { logFailure } from "../../server/log";
import type { Site } from "../../server/site";

/** What became of a message that was posted. */
export type ReceivedMessage =
  | { kind: "stored"; number: number }
  | { kind: "refused"; problems: MessageProblems }
  | { kind: "failed" };

/** Checks and stores a message, for the plain post and for script alike. */
export async function receiveMessage(site: Site, typed: TypedMessage): Promise<ReceivedMessage> {
  const { message, problems } = readMessage(typed);
  if (problems) return { kind: "refused", problems };
  try {
    return { kind: "stored", number: await site.messages.add(message) };
  } catch (error) {
    logFailure("storing a message", error);
    return { kind: "failed" };
  }
}
