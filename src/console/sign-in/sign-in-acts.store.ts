// What the log has of signing in: links, sessions and passkeys, made and ended.

import type { Act, Kind, Thing } from "../../platform/acts.ts";
import type { Person } from "../people.ts";
import { linkLife } from "./lifetimes.ts";
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  type Passkey,
  passkeyCode,
} from "./passkeys.store.ts";
import { addLink, beginSession, endSessions, type Session, sessionOf } from "./sign-in.store.ts";

export const makeLink: Act<{ person: Person }> = {
  name: "console link",
  may: "owner",
  about: "Print a link that signs someone in to the console, once",
  more: "Without an address it's for the first owner that content/site.yaml lists. Anyone who has the link can use it: send it only to them.",
  example: "console link dana@example.com",
  done: "Made",
  async run({ db, person }, _, { now }) {
    const secret = await addLink(db, person.email, linkLife.printed, now);
    return { done: [{ id: person.name }], secret };
  },
};

/** How a browser signs in, and which session it had before, if any: that one ends. */
interface Begun {
  begun: Pick<Session, "person" | "way" | "device">;
  /** The secret in the browser's cookie. */
  earlier: string | undefined;
}

export const beginSessionOf: Act<Begun> = {
  name: "console sign-in",
  may: "moderator",
  about: "Sign in to the console",
  example: "",
  done: "Signed in",
  async run({ db, begun, earlier }, _, { now }) {
    const ended = earlier === undefined ? undefined : await sessionOf(db, earlier, now);
    if (ended) await endSessions(db, { person: ended.person, session: ended.digest });
    return { done: [{ id: begun.device }], secret: await beginSession(db, begun, now) };
  },
};

/** People by their addresses: also those who are no longer listed. */
const people: Kind = {
  noun: "person",
  read: (typed) => ({ id: typed.toLowerCase() }),
  find: async (_, named) => named.map(({ id }) => ({ id })),
};

export const signOut: Act = {
  name: "console sign-out",
  may: "moderator",
  of: people,
  about: "Sign someone out of the console everywhere",
  more: "Links that they haven't used no longer work, either. To keep them out, take them off the list in content/site.yaml and restart the site. After restoring a copy that wasn't made by 'data backup', such as a provider's, use --everyone: such a copy has sessions that were ended since.",
  example: 'console sign-out dana@example.com --reason "a lost phone"',
  args: "[email]",
  options: [{ flags: "--everyone", about: "sign out all people", instead: true }],
  done: "Signed out",
  says: "Sessions ended: {count}.",
  async run({ db }, { things: [one] }) {
    const count = await endSessions(db, { person: one?.id });
    return { done: [], count, logged: count > 0 ? [one?.id ?? "everyone"] : [] };
  },
};

interface FoundPasskey extends Thing {
  passkey: Passkey;
}

/** Passkeys by their ids, or by what commands call them. */
const passkeys: Kind<FoundPasskey> = {
  noun: "passkey",
  list: "console people",
  read: (typed) => ({ id: typed }),
  async find({ db }, named) {
    const stored = await listPasskeys(db);
    return named.flatMap(({ id }) => {
      const passkey = stored.find((each) => each.id === id || passkeyCode(each) === id);
      if (!passkey) return [];
      const label = `${passkey.name} of ${passkey.person}`;
      return [{ id, logged: passkey.id, label, passkey }];
    });
  },
};

export const removePasskey: Act<object, FoundPasskey> = {
  name: "passkeys delete",
  may: "moderator",
  of: passkeys,
  about: "Remove a passkey, which then signs nobody in",
  more: "'console people' lists passkeys with their codes. Sessions go on: 'console sign-out' ends them.",
  example: 'console remove-passkey 3fa91c02 --reason "a lost phone"',
  args: "<code>",
  done: "Removed",
  async run({ db }, { things }) {
    for (const { passkey } of things) await deletePasskey(db, passkey.person, passkey.id);
    return { done: things };
  },
};

export const keepPasskey: Act<{ passkey: Passkey }> = {
  name: "passkeys add",
  may: "moderator",
  about: "Add a passkey",
  example: "",
  done: "Added",
  async run({ db, passkey }) {
    await addPasskey(db, passkey);
    return { done: [{ id: passkey.name }] };
  },
};
