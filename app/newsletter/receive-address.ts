import { baitField } from "../../model/bait";
import { type EmailProblem, readEmailAddress } from "../../model/email-address";
import type { Site } from "../../server/site";
import { signUpMails } from "../mail/sign-up-mails";
import { readPosted } from "../site/read-posted";
import { type PostedBy, type Received, receivePost } from "../site/receive-post";

/** Reads a posted address, and who posted it. */
export async function readPostedAddress(
  request: Request,
  visitor: string,
): Promise<{ typed: string; by: PostedBy }> {
  const { email, [baitField]: bait } = await readPosted(request, ["email", baitField]);
  return { typed: email, by: { visitor, bait } };
}

/** Checks and stores an address, for the plain post and for script alike. Whether it was known is not told. */
export async function receiveAddress(
  site: Site,
  { typed, by }: { typed: string; by: PostedBy },
): Promise<Received<EmailProblem, undefined>> {
  const { email, problem } = readEmailAddress(typed);
  if (problem) return { kind: "refused", problems: problem };
  return receivePost(site, by, "a subscriber", async () => {
    await site.newsletter.signUp(email, signUpMails(site), by.visitor);
    return undefined;
  });
}
