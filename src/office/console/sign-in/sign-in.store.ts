// Everything stored about signing in: single-use links, sessions, passkeys and their challenges, and the acts on them,
// so that the log has each one created and ended. Secrets are stored only as digests, so reading the store isn't enough
// to sign in.

import { randomBytes } from "node:crypto";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Act, Kind, Thing } from "../../../platform/acts.ts";
import type { MailContent } from "../../../platform/email/mail.ts";
import { toOutboxRow } from "../../../platform/email/outbox.store.ts";
import { refusal } from "../../../platform/refusals.ts";
import { digest } from "../../../platform/store/digest.ts";
import type { Database, Tables } from "../../../platform/store/tables.ts";
import { firstCharacters } from "../../../platform/text/plain-text.ts";
import type { ConsolePasskeysTable, ConsoleSessionsTable } from "../console.tables.ts";
import type { Person } from "../../publishing/people.ts";
import { linkLife, maxEmailedLinks, secretBytes, sessionLife } from "./lifetimes.ts";

/** A session, by the digest of the secret in its cookie. */
export type Session = Selectable<ConsoleSessionsTable>;

/** How often a session's use is recorded, in milliseconds. */
const seenEvery = 10 * 60_000;

// In lower case, like paths.
const newSecret = () => randomBytes(secretBytes).toString("hex");

/** Whether a text has the form of a link's key. */
const isLinkKey = (text: string) => text.length === secretBytes * 2 && /^[0-9a-f]+$/.test(text);

/** Creates a link's key for someone. @param life how long it works, in milliseconds: see `linkLife` */
export async function addLink(
  db: Database,
  person: string,
  life: number,
  now: number,
): Promise<string> {
  const key = newSecret();
  await db
    .insertInto("console_links")
    .values({ digest: digest(key), person, expires_at: now + life })
    .execute();
  return key;
}

/**
 * Creates a link for someone and queues its email, unless they have enough working ones. How long it takes must not
 * tell who is listed, so it's the same statements for everyone: what isn't wanted is a row less.
 * @param person undefined for an address that isn't listed
 */
export async function mailLink(
  db: Database,
  person: Person | undefined,
  mail: (person: Person, key: string) => MailContent,
  now: number,
): Promise<void> {
  const to = person ?? nobody;
  const isWanted = (await countLinks(db, to.email, now)) < maxEmailedLinks && person !== undefined;
  const key = newSecret();
  const content = JSON.stringify(mail(to, key));
  const link = { digest: digest(key), person: to.email, expires_at: now + linkLife.emailed };
  const email = toOutboxRow(
    { kind: "sign-in", recipient: to.email, content, email_key: null },
    now,
  );
  await insertIf(db, "console_links", link, isWanted);
  await insertIf(db, "outbox", email, isWanted);
}

const nobody: Person = { name: "Nobody", email: "", role: "moderator" };

/** Stores a row, or none. */
async function insertIf(
  db: Database,
  table: keyof Tables,
  row: Readonly<Record<string, unknown>>,
  isWanted: boolean,
): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(Object.values(row))} where ${Number(isWanted)} = 1`.execute(db);
}

/** The number of someone's working links. */
export async function countLinks(db: Database, person: string, now: number): Promise<number> {
  const { links } = await db
    .selectFrom("console_links")
    .select(({ fn }) => fn.countAll<number>().as("links"))
    .where("person", "=", person)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return links;
}

/** The person a key's link is for; undefined if it doesn't work. */
export async function personOfLink(
  db: Database,
  key: string,
  now: number,
): Promise<string | undefined> {
  if (!isLinkKey(key)) return undefined;
  const link = await db
    .selectFrom("console_links")
    .select("person")
    .where("digest", "=", digest(key))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return link?.person;
}

/** Uses up a link. Of two concurrent attempts, only one gets the person. */
export async function useLink(db: Database, key: string, now: number): Promise<string | undefined> {
  if (!isLinkKey(key)) return undefined;
  const link = await db
    .deleteFrom("console_links")
    .where("digest", "=", digest(key))
    .where("expires_at", ">", now)
    .returning("person")
    .executeTakeFirst();
  return link?.person;
}

/** Begins a session and returns its secret, which isn't stored. */
export async function beginSession(
  db: Database,
  begun: Pick<Session, "person" | "way" | "device">,
  now: number,
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto("console_sessions")
    .values({ ...begun, digest: digest(secret), created_at: now, seen_at: now })
    .execute();
  return secret;
}

/** Active sessions, of everyone or one person, newest first. */
export async function listSessions(db: Database, now: number, person?: string): Promise<Session[]> {
  return await db
    .selectFrom("console_sessions")
    .selectAll()
    .where("seen_at", ">", now - sessionLife.idle)
    .where("created_at", ">", now - sessionLife.whole)
    .$if(person !== undefined, (query) => query.where("person", "=", person!))
    .orderBy("created_at", "desc")
    .orderBy("digest")
    .execute();
}

/** The active session of a cookie's secret. Records that it's in use. */
export async function sessionOf(
  db: Database,
  secret: string,
  now: number,
): Promise<Session | undefined> {
  const session = await db
    .selectFrom("console_sessions")
    .selectAll()
    .where("digest", "=", digest(secret))
    .where("seen_at", ">", now - sessionLife.idle)
    .where("created_at", ">", now - sessionLife.whole)
    .executeTakeFirst();
  if (session && now - session.seen_at >= seenEvery)
    await db
      .updateTable("console_sessions")
      .set({ seen_at: now })
      .where("digest", "=", session.digest)
      .execute();
  return session;
}

/**
 * Ends sessions: all of a person's, one of them by its digest, or everyone's. Unless it's a single one, unused links go
 * too.
 * @returns how many sessions ended
 */
async function endSessions(
  db: Database,
  { person, session }: { person: string | undefined; session?: string | undefined },
): Promise<number> {
  if (session === undefined)
    await db
      .deleteFrom("console_links")
      .$if(person !== undefined, (query) => query.where("person", "=", person!))
      .execute();
  const { numDeletedRows } = await db
    .deleteFrom("console_sessions")
    .$if(person !== undefined, (query) => query.where("person", "=", person!))
    .$if(session !== undefined, (query) => query.where("digest", "=", session!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function purgeSignIns(db: Database, now: number): Promise<void> {
  await db.deleteFrom("console_links").where("expires_at", "<=", now).execute();
  await db.deleteFrom("console_challenges").where("expires_at", "<=", now).execute();
  await db
    .deleteFrom("console_sessions")
    .where(({ eb, or }) =>
      or([
        eb("seen_at", "<=", now - sessionLife.idle),
        eb("created_at", "<=", now - sessionLife.whole),
      ]),
    )
    .execute();
}

export type Passkey = Selectable<ConsolePasskeysTable>;

/** How long a passkey may take to sign a challenge, in milliseconds. */
const challengeLife = 5 * 60_000;

/** The name of a passkey or session in commands: its id may have a thousand characters, and begin with a hyphen. */
export function codeOf(id: string): string {
  return Buffer.from(digest(id), "base64url").toString("hex").slice(0, 8);
}

/** Stores a challenge until it's signed. @param person who adds a passkey; empty for signing in */
export async function addChallenge(
  db: Database,
  challenge: string,
  person: string,
  now: number,
): Promise<void> {
  await db
    .insertInto("console_challenges")
    .values({ challenge, person, expires_at: now + challengeLife })
    .execute();
}

/** Consumes a challenge; false if it isn't ours, belongs to another person or was already used. */
export async function useChallenge(
  db: Database,
  challenge: string,
  person: string,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("console_challenges")
    .where("challenge", "=", challenge)
    .where("person", "=", person)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The passkeys of everyone or one person, oldest first. */
export async function listPasskeys(db: Database, person?: string): Promise<Passkey[]> {
  return await db
    .selectFrom("console_passkeys")
    .selectAll()
    .$if(person !== undefined, (query) => query.where("person", "=", person!))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function passkeyOf(db: Database, id: string): Promise<Passkey | undefined> {
  return await db
    .selectFrom("console_passkeys")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Stores a passkey. Returns whether it's new: it may have been added before, by anyone. */
export async function addPasskey(
  db: Database,
  passkey: Insertable<ConsolePasskeysTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("console_passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function notePasskeyUse(
  db: Database,
  id: string,
  counter: number,
  now: number,
): Promise<void> {
  await db
    .updateTable("console_passkeys")
    .set({ counter, used_at: now })
    .where("id", "=", id)
    .execute();
}

interface Listed {
  people: readonly Person[];
}

/** The outcome's secret is the link's key. */
export const makeLink: Act<Listed, Thing, Person> = {
  name: "console link",
  may: "owner",
  about: "Print a link that signs someone in to the console, once",
  more: "Without an address it's for the first owner that content/site.yaml lists. Anyone who has the link can use it: send it only to them.",
  example: "console link dana@example.com",
  args: [{ flags: "[email]" }],
  notOn: { console: "Ask for a link on the page where you sign in." },
  done: "Made",
  async ready({ people }, { of: [email] }) {
    const person = people.find((each) =>
      email === undefined ? each.role === "owner" : each.email === email.toLowerCase(),
    );
    if (person) return person;
    if (email === undefined) throw refusal("noOwner");
    const all = people.map((each) => each.email).join(", ");
    throw refusal("notListed", email, all || "nobody");
  },
  async run({ db }, { ready: { name, email } }, { now }) {
    const secret = await addLink(db, email, linkLife.printed, now);
    // The command prints the link instead.
    return { done: [{ id: name }], secret, said: "" };
  },
};

/** How a browser signs in, and its previous session, if any, which ends. */
interface Begun {
  begun: Pick<Session, "person" | "way" | "device">;
  /** The secret in the browser's cookie. */
  earlier: string | undefined;
}

export const beginSessionOf: Act<Begun> = {
  name: "console sign-in",
  may: "signed in",
  about: "Sign in to the console",
  example: "",
  notOn: {
    commandLine: "A browser signs in.",
    console: "Sign in with a link or a passkey.",
  },
  done: "Signed in",
  async run({ db, begun, earlier }, _, { now }) {
    const ended = earlier === undefined ? undefined : await sessionOf(db, earlier, now);
    if (ended) await endSessions(db, { person: ended.person, session: ended.digest });
    return { done: [{ id: begun.device }], secret: await beginSession(db, begun, now) };
  },
};

/** Whether the log has anyone who signed in. */
export async function wasUsed(db: Database): Promise<boolean> {
  const first = await db
    .selectFrom("owner_acts")
    .select("id")
    .where("act", "=", beginSessionOf.name)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** People by address, including those no longer listed. */
const people: Kind = {
  noun: "person",
  read: (typed) => ({ id: typed.toLowerCase() }),
  find: async ({ person }, named) =>
    named.filter(({ id }) => person === undefined || id === person).map(({ id }) => ({ id })),
};

export const signOut: Act = {
  name: "console sign-out",
  may: "signed in",
  of: people,
  about: "Sign someone out of the console everywhere",
  more: "Links that they haven't used stop working, too. To keep them out, take them off the list in content/site.yaml, at /owner/content. After restoring a copy that 'data backup' didn't make, such as a provider's, use --everyone: sessions that were ended since work again in such a copy.",
  example: 'console sign-out dana@example.com --reason "a lost phone"',
  args: [{ flags: "[email]" }],
  options: [{ flags: "--everyone", about: "sign out all people", instead: true }],
  button: "Sign out everywhere",
  isPlain: true,
  done: "Signed out",
  says: "Sessions ended: {count}.",
  async run({ db, person }, { things: [one] }) {
    const whose = one?.id ?? person;
    const count = await endSessions(db, { person: whose });
    return { done: [], count, logged: count > 0 ? [whose ?? "everyone"] : [] };
  },
};

/** Finds sessions or passkeys by id, or by the codes that 'console people' lists. The console finds only one's own. */
const owned = <Row extends { person: string }>(
  noun: string,
  list: (db: Database, person: string | undefined) => Promise<Row[]>,
  thingOf: (row: Row) => Thing,
): Kind<Thing & { row: Row }> => ({
  noun,
  list: "console people",
  read: (typed) => ({ id: typed }),
  async find({ db, person }, named) {
    const all = (await list(db, person)).map((row) => ({ ...thingOf(row), row }));
    return named.flatMap(({ id: typed }) => {
      const found = all.find(({ id }) => id === typed || codeOf(id) === typed);
      return found ? [{ ...found, id: typed, logged: found.logged ?? found.id }] : [];
    });
  },
});

export const endSession: Act<object, Thing & { row: Session }> = {
  name: "sessions end",
  may: "signed in",
  of: owned(
    "session",
    (db, person) => listSessions(db, 0, person),
    ({ digest: id, device, person }) => ({ id, label: `${device} of ${person}`, logged: device }),
  ),
  about: "End a session of the console, so that its browser has to sign in again",
  more: "'console people' lists sessions with their codes. 'console sign-out' ends all that someone has.",
  example: 'sessions end 3fa91c02 --reason "a borrowed computer"',
  args: [{ flags: "<code>" }],
  button: "End",
  isPlain: true,
  done: "Ended",
  says: "That session is over.",
  async run({ db }, { things }) {
    for (const { row } of things)
      await endSessions(db, { person: row.person, session: row.digest });
    return { done: things };
  },
};

export const removePasskey: Act<object, Thing & { row: Passkey }> = {
  name: "passkeys delete",
  may: "signed in",
  of: owned("passkey", listPasskeys, ({ id, name, person }) => ({
    id,
    label: `${name} of ${person}`,
  })),
  about: "Delete a passkey, so that nobody can sign in with it",
  more: "'console people' lists passkeys with their codes. Sessions stay open: 'console sign-out' ends them.",
  example: 'passkeys delete 3fa91c02 --reason "a lost phone"',
  args: [{ flags: "<code>" }],
  button: "Delete",
  isPlain: true,
  done: "Deleted",
  says: "The passkey is deleted.",
  async run({ db }, { things }) {
    for (const { row } of things)
      await db.deleteFrom("console_passkeys").where("id", "=", row.id).execute();
    return { done: things };
  },
};

const maxPasskeyName = 40;

/** A new passkey from a browser; undefined if the response isn't valid. */
interface Made {
  readPasskey(answer: string, name: string): Promise<Passkey | undefined>;
}

const addPasskeyMade: Act<Made, Thing, Passkey> = {
  name: "passkeys add",
  may: "signed in",
  about: "Add a passkey",
  example: "",
  notOn: { commandLine: "Only a browser can make a passkey." },
  options: [
    { flags: "--name <text>", about: "what its owner calls it" },
    { flags: "--answer <json>", about: "what the browser made" },
  ],
  isPlain: true,
  done: "Added",
  says: "The passkey is added. You can sign in with it from now on.",
  async ready({ readPasskey }, { options: { name = "", answer = "" } }) {
    const called = firstCharacters(String(name).trim(), maxPasskeyName);
    if (called === "") throw refusal("noName");
    const passkey = await readPasskey(String(answer), called);
    if (!passkey) throw refusal("notAPasskey");
    return passkey;
  },
  async run({ db }, { ready: passkey }) {
    if (!(await addPasskey(db, passkey))) throw refusal("knownPasskey");
    return { done: [{ id: passkey.name }] };
  },
};

export const signInActs = [
  makeLink,
  beginSessionOf,
  signOut,
  endSession,
  removePasskey,
  addPasskeyMade,
];
