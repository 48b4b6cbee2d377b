import { type MessageProblems, readMessage, type TypedMessage } from "../../model/contact-message";
import type { Site } from "../../server/site";
import { messageMail } from "../mail/message-mail";
import { type Posted, type SubmissionResult, receivePost } from "../site/receive-post";

/** Checks and stores a message, for the plain post and for script alike; its number is the answer. */
export async function receiveMessage(
  site: Site,
  { typed, by }: Posted<TypedMessage>,
): Promise<SubmissionResult<MessageProblems, number>> {
  const { message, problems } = readMessage(typed);
  if (problems) return { kind: "invalid", problems };
  return receivePost(site, by, "a message", () =>
    site.messages.add(message, (number) => messageMail(site, message, number), by.visitor),
  );
}
