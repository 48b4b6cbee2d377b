import type { Library } from "../library/library.ts";
import type { RateLimiter } from "../platform/rate-limit/rate-limiter.service.ts";
import type { OwnerNote } from "../platform/store/audit-log.store.ts";
import type { Store } from "../platform/store/connect.ts";
import { openContentState } from "./content/content-state.service.ts";
import { openFailedMail } from "./failed-mail/failed-mail.service.ts";
import { openLog } from "./log/log.service.ts";
import { openMessages } from "./messages/messages.service.ts";
import type { Person } from "./people.ts";
import { openModeration } from "./reviews/moderation.service.ts";
import { openSignIn } from "./sign-in/sign-in.service.ts";

type Moderated = Parameters<typeof openModeration>[0];

interface ConsoleContext extends Pick<Moderated, "acts" | "ballName" | "sample"> {
  store: Store;
  rateLimiter: RateLimiter;
  clock: () => number;
  library: () => Library;
  siteUrl: string;
  /** Called when mail was queued. */
  queued: () => void;
}

declare module "../platform/render/site.ts" {
  interface Site {
    console: ReturnType<typeof openConsole>;
  }
}

/** What the console's pages use besides what the site's own do. */
export function openConsole(context: ConsoleContext) {
  const { store, clock, library, queued } = context;
  return {
    signIn: openSignIn({ ...context, facts: () => library().site }),
    /** For the audit log: who does something in the console, and why. */
    note: ({ name }: Person, reason = ""): OwnerNote => ({ reason, now: clock(), by: name }),
    content: openContentState(store, library, clock),
    reviews: openModeration(context),
    failedMail: openFailedMail(store, clock, queued),
    messages: openMessages(store, clock),
    log: openLog(store),
  };
}
