import type { Time } from "../platform/store/tables.ts";

/** The email address that content/site.yaml lists someone with, in lower case. */
type PersonKey = string;

/** A link that signs someone in once. */
interface ConsoleLinksTable {
  /** The digest of its key, which is nowhere but in the link. */
  digest: string;
  person: PersonKey;
  expires_at: Time;
}

/** Someone who is signed in on a device. */
export interface ConsoleSessionsTable {
  /** The digest of the secret in the cookie. */
  digest: string;
  person: PersonKey;
  /** How the session began. */
  way: "link" | "passkey";
  /** What the browser says it is, such as 'Firefox on Linux': to tell sessions apart. */
  device: string;
  created_at: Time;
  seen_at: Time;
}

export interface ConsolePasskeysTable {
  /** The credential's id, in base64url. */
  id: string;
  person: PersonKey;
  /** What its owner calls it. */
  name: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often it was used, as the authenticator counts; 0 for those that don't. */
  counter: number;
  /** How the browser reaches it, as a JSON list. */
  transports: string;
  created_at: Time;
  used_at: Time | null;
}

/** What a passkey has to sign, once. */
interface ConsoleChallengesTable {
  challenge: string;
  /** The address of who adds a passkey; empty for signing in. */
  person: string;
  expires_at: Time;
}

declare module "../platform/store/tables.ts" {
  interface Tables {
    console_links: ConsoleLinksTable;
    console_sessions: ConsoleSessionsTable;
    console_passkeys: ConsolePasskeysTable;
    console_challenges: ConsoleChallengesTable;
  }
}
