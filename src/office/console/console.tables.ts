import type { Time } from "../../platform/store/tables.ts";

/** A person's email address in content/site.yaml, in lower case. */
type PersonKey = string;

interface ConsoleLinksTable {
  /** The digest of its key, which only the link contains. */
  digest: string;
  person: PersonKey;
  expires_at: Time;
}

/** A signed-in device. */
export interface ConsoleSessionsTable {
  /** The digest of the secret in the cookie. */
  digest: string;
  person: PersonKey;
  /** How the session began. */
  way: "link" | "passkey";
  /** What the browser calls itself, such as 'Firefox on Linux', to tell sessions apart. */
  device: string;
  created_at: Time;
  seen_at: Time;
}

export interface ConsolePasskeysTable {
  /** The credential's id, in base64url. */
  id: string;
  person: PersonKey;
  /** Its owner's name for it. */
  name: string;
  /** COSE, in base64url. */
  public_key: string;
  /** The authenticator's use counter; 0 for those without one. */
  counter: number;
  /** How the browser reaches it, as a JSON list. */
  transports: string;
  created_at: Time;
  used_at: Time | null;
}

interface ConsoleChallengesTable {
  challenge: string;
  /** The email address of the person adding a passkey; empty for signing in. */
  person: string;
  expires_at: Time;
}

declare module "../../platform/store/tables.ts" {
  interface Tables {
    console_links: ConsoleLinksTable;
    console_sessions: ConsoleSessionsTable;
    console_passkeys: ConsolePasskeysTable;
    console_challenges: ConsoleChallengesTable;
  }
}
