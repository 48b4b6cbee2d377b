import type { SiteFacts } from "../../../platform/content/site-facts.content.ts";
import type { MailContent } from "../../../platform/email/mail.ts";
import type { RateLimiter } from "../../../platform/rate-limit/rate-limiter.service.ts";
import { nothingNamed, performIn } from "../../../platform/acts.ts";
import type { Store } from "../../../platform/store/connect.ts";
import { lockKey } from "../../../platform/store/dialect.ts";
import { digest } from "../../../platform/store/digest.ts";
import type { Database } from "../../../platform/store/tables.ts";
import { type Person, peopleOf } from "../../publishing/people.ts";
import { openPasskeys } from "./passkeys.service.ts";
import {
  beginSessionOf,
  listPasskeys,
  listSessions,
  mailLink,
  personOfLink,
  type Session,
  sessionOf,
  useLink,
  wasUsed,
} from "./sign-in.store.ts";

export interface SignedIn {
  person: Person;
  session: Session;
}

/** How a browser signs in, and its previous session, if any, which ends. */
interface Browser {
  device: string;
  /** The secret in its cookie. */
  earlier: string | undefined;
  /** Its IP address. */
  from: string;
}

/**
 * Who is signed in to the console, and how they sign in. People and roles come from content: removing someone from the
 * list signs them out. Every method throws if the store can't be reached.
 */
export function openSignIn({
  store,
  rateLimiter,
  clock,
  facts,
  siteUrl,
}: {
  store: Store;
  rateLimiter: RateLimiter;
  clock: () => number;
  facts: () => Pick<SiteFacts, "name" | "console" | "contactEmail">;
  siteUrl: string;
}) {
  const { db, engine } = store;
  const passkeys = openPasskeys(store, { name: facts().name, siteUrl });
  const listed = (email: string | undefined) =>
    peopleOf(facts()).find((person) => person.email === email);

  const personOfKey = async (key: string) => listed(await personOfLink(db, key, clock()));

  /** Counts an attempt against the visitor's own limit: strangers can't use up anyone else's. @throws LimitReached */
  async function count(from: string): Promise<void> {
    const visitor = await rateLimiter.identify(from);
    await db
      .transaction()
      .execute((transaction) => rateLimiter.consume(transaction, "signIn", visitor));
  }

  /** Begins a session, replacing the browser's previous one. Returns the secret for the cookie. */
  async function begin(on: Database, person: Person, way: Session["way"], browser: Browser) {
    const { device, earlier } = browser;
    const place = { db: on, engine, begun: { person: person.email, way, device }, earlier };
    const asked = { ...nothingNamed, ready: undefined };
    const note = { reason: `by ${way}`, now: clock(), by: person.name, role: person.role };
    const { secret } = await performIn(place, beginSessionOf, asked, note);
    return secret;
  }

  return {
    /**
     * Emails a link to an address, if it's listed and doesn't have enough working ones. Neither the response nor what is
     * done before it depends on that; the email leaves at the outbox's next round, within a second.
     * @throws LimitReached
     */
    async mailLink(
      email: string,
      mail: (person: Person, key: string) => MailContent,
      from: string,
    ) {
      const visitor = await rateLimiter.identify(from);
      const typed = email.trim().toLowerCase();
      await db.transaction().execute(async (transaction) => {
        await rateLimiter.consume(transaction, "signIn", visitor);
        // Concurrent requests would each count the links before the others have added theirs.
        await lockKey(transaction, engine, `links of ${digest(typed)}`);
        await mailLink(transaction, listed(typed), mail, clock());
      });
    },
    /** The person a link signs in; undefined if it doesn't work. */
    personOfLink: personOfKey,
    /**
     * Signs in with a link and uses it up. There's no limit: no one can guess a key of 256 bits, and strangers could
     * use up a limit.
     * @returns the secret for the cookie; undefined if the link doesn't work
     */
    async byLink(key: string, browser: Browser): Promise<string | undefined> {
      // A wrong key costs one read, and doesn't block the store like a transaction.
      if (!(await personOfKey(key))) return undefined;
      return await db.transaction().execute(async (transaction) => {
        const person = listed(await useLink(transaction, key, clock()));
        return person && (await begin(transaction, person, "link", browser));
      });
    },
    /** The options for signing in with a passkey, as JSON. @throws LimitReached */
    async askForPasskey(from: string): Promise<string> {
      await count(from);
      return await passkeys.askToSignIn(clock());
    },
    /**
     * Signs in with a passkey's response (JSON).
     * @returns the secret for the cookie; undefined if the response isn't valid
     * @throws LimitReached
     */
    async byPasskey(answer: string, browser: Browser): Promise<string | undefined> {
      await count(browser.from);
      const person = listed(await passkeys.signedBy(answer, clock()));
      if (!person) return undefined;
      return await db
        .transaction()
        .execute((transaction) => begin(transaction, person, "passkey", browser));
    },
    /** The person with this secret in their cookie; undefined if it isn't anyone listed. */
    async of(secret: string | undefined): Promise<SignedIn | undefined> {
      const session = secret === undefined ? undefined : await sessionOf(db, secret, clock());
      const person = listed(session?.person);
      return session && person && { person, session };
    },
    /** Whether anyone has ever signed in. */
    wasUsed: () => wasUsed(db),
    /** A person's sessions and passkeys. */
    async holdings({ email }: Person) {
      const sessions = await listSessions(db, clock(), email);
      return { sessions, passkeys: await listPasskeys(db, email) };
    },
    /** The options for creating a passkey, as JSON. */
    askToAddPasskey: (person: Person) => passkeys.askToAdd(person, clock()),
    /** Verifies a new passkey from a browser (JSON); undefined if the response isn't valid. */
    readPasskey: (person: string, answer: string, name: string) =>
      passkeys.read(person, answer, name, clock()),
  };
}
