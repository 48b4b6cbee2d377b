import { randomUUID } from "node:crypto";
import { openTransport } from "../../platform/email/open-transport.ts";
import { verifyMailServer } from "../../platform/email/transport.ts";
import type { Environment } from "../../platform/environment.ts";
import type { EmailFacts } from "./check-email.ts";

/** Whether the mail server accepts the sign-in; undefined if there is none. */
export async function gatherMailServer({ smtpUrl }: Environment): Promise<EmailFacts["server"]> {
  if (smtpUrl === undefined) return undefined;
  return await verifyMailServer(smtpUrl).then(
    () => ({ error: undefined }),
    (error: Error) => ({ error: sentence(error) }),
  );
}

/** Sends a test email as the site sends all email, but at once, and returns what the mail server says. */
export async function sendTestMail(
  environment: Environment,
  site: { name: string; contactEmail: string },
  recipient: string,
  now: number,
): Promise<NonNullable<EmailFacts["test"]>> {
  const { testMail } = await import("./test.email");
  const content = testMail({ name: site.name, siteUrl: environment.siteUrl });
  const transport = openTransport(environment, site);
  try {
    const mail = { ...content, id: randomUUID(), recipient, writtenAt: now };
    return { recipient, answer: (await transport.deliver(mail)) ?? "", isSent: true };
  } catch (error) {
    return { recipient, answer: sentence(error as Error), isSent: false };
  } finally {
    transport.close();
  }
}

const sentence = ({ message }: Error) => message.replace(/\.$/, "");
