import type { Store } from "../../platform/store/connect.ts";
import { readEmailAddress } from "../../platform/email/email-address.ts";
import { openMailboxFolder } from "../../platform/email/mailbox-folder.ts";
import { deliveredTo } from "../../platform/email/outbox.store.ts";
import { log } from "../../platform/log.ts";
import type { Environment } from "../../platform/settings.ts";
import { digest } from "../../platform/store/digest.ts";
import { readReported } from "../../platform/email/reported-bounces.ts";
import { endBounced } from "./subscribers.store.ts";

/** How it's known that a reader's address takes no more email for good, and what follows. Every method may throw. */
export function openBounces({
  store: { db },
  environment: { bounceMailbox, bounceSecret, siteUrl },
  clock,
}: {
  store: Store;
  environment: Pick<Environment, "bounceMailbox" | "bounceSecret" | "siteUrl">;
  clock: () => number;
}) {
  const { hostname } = new URL(siteUrl);
  const unread = bounceMailbox === undefined ? undefined : openMailboxFolder(bounceMailbox);

  async function end(mail: { email_key: string; created_at: number }, said: string) {
    const isEnded = await endBounced(db, mail, said, clock());
    if (isEnded) log("info", `an address takes no more email, so it gets none: ${said}`);
    return isEnded;
  }

  /** Takes an email that may report a bounce, which anyone may have written. */
  async function takeEmail(bytes: Uint8Array): Promise<boolean> {
    // Loaded on demand: it parses email.
    const { readBounce } = await import("../../platform/email/bounce-report.ts");
    const bounce = await readBounce(bytes, hostname);
    const mail = bounce && (await deliveredTo(db, bounce.mail));
    return mail ? await end(mail, bounce.said) : false;
  }

  return {
    end,
    takeEmail,
    /** Reads the mailbox that bounces come to, if there is one. Any number of processes may do so. */
    async readMailbox(): Promise<void> {
      if (unread) for await (const bytes of unread(clock())) await takeEmail(bytes);
    },
    /** Whether a request's Authorization header has the secret that mail services know; undefined without one. */
    isFromService(authorization: string | null): boolean | undefined {
      if (bounceSecret === undefined) return undefined;
      const [, scheme = "", given = ""] = /^(\w+) +(\S+)$/.exec(authorization ?? "") ?? [];
      const password =
        scheme.toLowerCase() === "basic"
          ? Buffer.from(given, "base64")
              .toString()
              .replace(/^[^:]*:/, "")
          : given;
      // Hashes, so that the time that comparing takes tells nothing.
      return digest(password) === digest(bounceSecret);
    },
    /** Takes what a mail service posted. @returns how many addresses it ended */
    async takePosted(posted: unknown): Promise<number> {
      let ended = 0;
      for (const { email: typed, said } of readReported(posted)) {
        const { email } = readEmailAddress(typed);
        if (email && (await end({ email_key: email.key, created_at: clock() }, said))) ended++;
      }
      return ended;
    },
  };
}
