import { type EmailProblem, readEmailAddress } from "../../model/email-address";
import type { Site } from "../../server/site";
import { signUpMails } from "../mail/sign-up-mails";
import { type Posted, type SubmissionResult, receivePost } from "../site/receive-post";

/** Checks and stores an address, for the plain post and for script alike. Whether it was known is not told. */
export async function receiveAddress(
  site: Site,
  { typed: { email: typed }, by }: Posted<{ email: string }>,
): Promise<SubmissionResult<EmailProblem, undefined>> {
  const { email, problem } = readEmailAddress(typed);
  if (problem) return { kind: "invalid", problems: problem };
  return receivePost(site, by, "a subscriber", async () => {
    await site.newsletter.signUp(email, signUpMails(site), by.visitor);
    return undefined;
  });
}
