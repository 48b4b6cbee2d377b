import { baitField } from "../../model/bait";
import {
  messageFields,
  type MessageProblems,
  readMessage,
  type TypedMessage,
} from "../../model/contact-message";
import type { Site } from "../../server/site";
import { messageMail } from "../mail/message-mail";
import { readPosted } from "../site/read-posted";
import { type PostedBy, type Received, receivePost } from "../site/receive-post";

/** Reads the five fields of a posted message, and who posted it. */
export async function readPostedMessage(
  request: Request,
  visitor: string,
): Promise<{ typed: TypedMessage; by: PostedBy }> {
  const { [baitField]: bait, ...typed } = await readPosted(request, [...messageFields, baitField]);
  return { typed, by: { visitor, bait } };
}

/** Checks and stores a message, for the plain post and for script alike; its number is the answer. */
export async function receiveMessage(
  site: Site,
  { typed, by }: { typed: TypedMessage; by: PostedBy },
): Promise<Received<MessageProblems, number>> {
  const { message, problems } = readMessage(typed);
  if (problems) return { kind: "refused", problems };
  return receivePost(site, by, "a message", () =>
    site.messages.add(message, (number) => messageMail(site, message, number), by.visitor),
  );
}
