// The pipeline that visitors' contributions go through: stored once, counted, held if there's a reason, and changed by
// their writers. What moderators do is in moderation.store.ts.

import { createHash, randomBytes } from "node:crypto";
import { setImmediate as othersTurn } from "node:timers/promises";
import { DuplicateText } from "../../platform/forms/outcome.ts";
import {
  type Limit,
  phoneOf,
  type RateLimiter,
  type Visitor,
} from "../../platform/rate-limit/rate-limiter.service.ts";
import type { Store } from "../../platform/store/connect.ts";
import { digest } from "../../platform/store/digest.ts";
import type { Database } from "../../platform/store/tables.ts";
import type { AlertedKind } from "./once-alerts.store.ts";
import type { Kind, NewRow, Sent, TextKey } from "./contribution.ts";
import {
  changeOf,
  hasDuplicates,
  heldColumns,
  insertOnce,
  type Known,
  known,
  ownRow,
  repeatsItself,
  rewrite,
  type Rewritten,
  type Submitted,
  textKey,
  withdraw,
} from "./contributions.store.ts";
import { holdReasonsOf } from "./hold-reasons.store.ts";
import { openNearCopies } from "./near-copies.service.ts";

export interface StoringContext {
  store: Store;
  rateLimiter: RateLimiter;
  clock: () => number;
}

/**
 * Stores what a visitor sent and counts it, in one transaction. What was already stored isn't counted again.
 * @param write stores it, and returns its result and how many are new
 * @param then runs after counting, in the same transaction
 * @throws LimitReached
 */
export async function storeOnce<Result>(
  { store: { db }, rateLimiter, clock }: StoringContext,
  limit: Limit,
  visitor: Visitor,
  write: (db: Database, now: number) => Promise<[Result, count: number]>,
  then?: (db: Database, now: number, result: Result) => Promise<unknown>,
): Promise<Result> {
  return await db.transaction().execute(async (transaction) => {
    const now = clock();
    const [result, count] = await write(transaction, now);
    if (count === 0) return result;
    await rateLimiter.consume(transaction, limit, visitor, count);
    await then?.(transaction, now, result);
    return result;
  });
}

/** The length of a key in bytes, too long to guess. */
const keyBytes = 20;

const randomKey = () => randomBytes(keyBytes).toString("hex");

/** What a browser makes for a form, by src/site/reviews/level/level-script.ts: too long to guess. */
const isOnce = (text: string) => /^\d{30,50}$/.test(text);

/** The key for what a browser sends, the same each time it does. */
const keyOfSender = (once: string, submission: string) =>
  createHash("sha256")
    .update(`${once} ${submission}`)
    .digest("hex")
    .slice(0, keyBytes * 2);

/** Whether a text has the form of the key in a private link. Lower case only, like paths. */
function isEditKey(text: string): boolean {
  return text.length === keyBytes * 2 && /^[0-9a-f]+$/.test(text);
}

export interface ContributionsContext extends StoringContext {
  /** Whether a text is one of the site's own, which no one may send in. */
  isOurs: (key: TextKey) => boolean;
  /** Whether a name belongs to someone who runs the site. */
  isPerson: (name: string) => boolean;
  /** Whether every one is held for approval. */
  holdsAll: boolean;
}

/** What else is stored with a new row, in the transaction that stores it. */
export type StoredWith = (
  db: Database,
  row: NewRow,
  now: number,
  visitor: Visitor,
) => Promise<void>;

/**
 * Prepares asking the owner of an address, which someone left with what they send, to confirm it.
 * @param email as typed; nobody is asked without one
 */
export type AskToConfirm = (
  kind: AlertedKind,
  email: string | null | undefined,
) => Promise<StoredWith | undefined>;

/** What was posted, by submission key, in the given order. */
interface Posted<Given, Answer> {
  keys: string[];
  given: Map<string, Given>;
  known: Map<string, Known<Answer>>;
}

/** No series reaches it: what's too long for a moderator's taste is held instead. */
const uncounted = { perVisitor: 1_000_000, overall: undefined };

/** What counts each series for the network that it comes from, by the hour: what says the same, and what doesn't. */
function countersOf<Given extends Sent, Answer>(kind: Kind<Given, Answer>, given: Given) {
  return (kind.seriesOf?.(given) ?? []).map(({ of, says, among, isLimited = false }) => {
    const counter = (said: string): Limit => ({
      act: `${kind.name} ${digest(`${of} ${said}`)}`,
      ...uncounted,
    });
    const others = among.filter((each) => each !== says).map(counter);
    return { isLimited, same: counter(says), others };
  });
}

/** A visitor's network, without its phones and without what's around it. */
const networkOf = (visitor: Visitor): Visitor => ({ ...visitor, id: visitor.address, sites: [] });

/** The texts that copies are looked for by. */
const textsOf = <Given extends Sent, Answer>(
  { columns, textOf }: Kind<Given, Answer>,
  given: readonly Given[],
) =>
  columns.text === undefined
    ? []
    : given.map((each) => ({ subject: each.subject, key: textKey(textOf(each)) }));

/**
 * Opens the pipeline for a kind. The cheapest checks come first: a stored row is recognized by its key, then the
 * visitor's limit is checked, then copies are looked for; only what may be stored is made into a row, and read for a
 * reason to hold it.
 */
export function openContributions<Given extends Sent, Answer>(
  kind: Kind<Given, Answer>,
  context: ContributionsContext,
) {
  const { rateLimiter, clock, isOurs, isPerson, holdsAll, store } = context;
  const { db } = store;
  const { limits } = kind;
  const nearCopies = openNearCopies(db, kind, clock);

  /** Reads the posted ones as long as they may be accepted: a longer list can only be a repeated one. */
  async function read(all: Iterable<Given>, visitor: Visitor): Promise<Posted<Given, Answer>> {
    const room = await rateLimiter.room(limits.add, visitor);
    const posted: Posted<Given, Answer> = { keys: [], given: new Map(), known: new Map() };
    for (const each of all) {
      const key = kind.keyOf(each);
      posted.keys.push(key);
      posted.given.set(key, each);
      if (posted.given.size - posted.known.size <= room) continue;
      posted.known = await known(db, kind, posted.keys);
      if (posted.given.size - posted.known.size > room) throw rateLimiter.limitReached();
    }
    if (posted.known.size < posted.given.size) posted.known = await known(db, kind, posted.keys);
    return posted;
  }

  async function add(
    { keys, given }: { keys: readonly string[]; given: readonly Given[] },
    visitor: Visitor,
    also?: StoredWith,
  ): Promise<void> {
    const now = clock();
    // The same post may come twice at once, and be stored for the other one by now.
    const own = { column: "submission_key", values: keys } as const;
    const texts = textsOf(kind, given);
    if (repeatsItself(texts) || texts.some(({ key }) => isOurs(key))) throw new DuplicateText();
    if (await hasDuplicates(db, kind, texts, now, own)) throw new DuplicateText();
    // Before the transaction, and one by one: making a row of a long text takes milliseconds that others would wait for.
    const rows: NewRow[] = [];
    for (const [index, each] of given.entries()) {
      if (index > 0) await othersTurn();
      rows.push(kind.toRow(each, now, texts[index]?.key));
    }
    const accepted = await rateLimiter.accepted(limits.add, visitor);
    const counters = given.flatMap((each) => countersOf(kind, each));
    const network = networkOf(visitor);
    const series = await Promise.all(
      counters.map(async ({ isLimited, same, others }) => {
        const [alike = 0, ...rest] = await Promise.all(
          [same, ...others].map((each) => rateLimiter.accepted(each, network)),
        );
        return { isLimited, alike, sent: rest.reduce((sum, each) => sum + each, alike) };
      }),
    );
    const near = await nearCopies.of(rows);
    const reasons = await holdReasonsOf(db, kind, rows, {
      accepted,
      holdsAll,
      now,
      isPerson,
      series,
      near,
    });
    const held = rows.map((row, index) => ({ ...row, ...heldColumns(reasons[index], now) }));
    const added = await storeOnce(
      context,
      limits.add,
      visitor,
      async (transaction) => {
        const inserted = await insertOnce(transaction, kind.table, held);
        return [inserted, inserted];
      },
      // Once more after counting, where posts wait for each other: two copies sent at once didn't see each other.
      async (transaction) => {
        if (await hasDuplicates(transaction, kind, texts, now, own)) throw new DuplicateText();
        for (const { same } of counters) await rateLimiter.consume(transaction, same, network);
        for (const row of also ? held : []) await also!(transaction, row, now, visitor);
      },
    );
    if (added === 0) return;
    const shown = given.filter((_, index) => reasons[index] === undefined);
    for (const subject of new Set(shown.map((each) => each.subject)))
      store.changed(changeOf(kind, subject));
  }

  /**
   * Stores contributions, all or none, each once.
   * @param all read one by one, and no further than the visitor's limit
   * @param address the IP address they came from
   * @param phone what the phone they came from calls itself, if their kind asks
   * @returns the stored ones in the given order, including held ones but not hidden ones
   * @throws LimitReached, DuplicateText, if they can't be stored, or whatever reading them throws
   */
  async function submit(
    all: Iterable<Given>,
    address: string,
    also?: StoredWith,
    phone?: string,
  ): Promise<Submitted<Answer>[]> {
    const from = await rateLimiter.identify(address);
    const visitor = phone === undefined ? from : phoneOf(from, phone);
    const posted = await read(all, visitor);
    const keys = [...posted.given.keys()].filter((key) => !posted.known.has(key));
    const given = keys.map((key) => posted.given.get(key)!);
    if (keys.length > 0) await add({ keys, given }, visitor, also);
    const stored = keys.length > 0 ? await known(db, kind, posted.keys) : posted.known;
    return posted.keys.flatMap((key) => stored.get(key)?.submitted ?? []);
  }

  return { submit, own: openOwn(kind, context, nearCopies, submit) };
}

/**
 * What the writer can do, by the key. The store has only the key's hash, so a lost key can't be recovered. Every
 * method throws if the store fails; those that write may also throw LimitReached.
 */
function openOwn<Given extends Sent, Answer>(
  kind: Kind<Given, Answer>,
  context: ContributionsContext,
  nearCopies: ReturnType<typeof openNearCopies>,
  submit: (
    given: Given[],
    address: string,
    also?: StoredWith,
    phone?: string,
  ) => Promise<Submitted<Answer>[]>,
) {
  const { rateLimiter, clock, isOurs, isPerson, holdsAll, store } = context;
  const { db, engine } = store;
  const { limits } = kind;

  /** The row of a key, hidden or not; undefined if there is none. */
  const own = async (key: string) =>
    isEditKey(key) ? await ownRow(db, kind, digest(key)) : undefined;

  async function keyFor(given: Given, once: string): Promise<string> {
    if (!isOnce(once)) return randomKey();
    const submission = kind.keyOf(given);
    const key = keyOfSender(once, submission);
    // What its writer has edited since is another one than what they send again now.
    const isTaken = (await own(key)) !== undefined;
    return isTaken && !(await known(db, kind, [submission])).has(submission) ? randomKey() : key;
  }

  return {
    read: own,

    /**
     * Stores one from a form, once, with a new key.
     * @param once what only the sender's browser knows; without it, a key that gets lost is gone
     * @returns it, undefined if it's hidden; and its key, null if it was already stored and not by this browser, because
     * anyone can send the same words again
     * @throws DuplicateText
     */
    async write(
      given: Given,
      address: string,
      { once = "", also }: { once?: string; also?: StoredWith | undefined } = {},
    ) {
      const key = await keyFor(given, once);
      const sent = [{ ...given, editKey: digest(key) }];
      const [stored] = await submit(sent, address, also, kind.phoneOf?.(given));
      const isNew = stored !== undefined && (await own(key)) !== undefined;
      return { stored, key: isNew ? key : null };
    },

    /**
     * Changes one under the same rules as a new one.
     * @param change makes the new version, with the same subject
     * @throws DuplicateText
     */
    async edit(
      key: string,
      change: (subject: string) => Given,
      address: string,
    ): Promise<Rewritten> {
      const before = await own(key);
      if (!before) return "gone";
      const { id, subject, writtenAt } = before;
      if (before.isHidden) return "hidden";
      const edited = change(subject);
      const submission = kind.keyOf(edited);
      const same = await known(db, { ...kind, answer: ["id"] as const }, [submission]);
      const other = same.get(submission);
      if (other?.submitted?.id === id) return "unchanged";
      const visitor = await rateLimiter.identify(address);
      if ((await rateLimiter.room(limits.edit, visitor)) < 1) throw rateLimiter.limitReached();
      const texts = textsOf(kind, [edited]);
      if (other || texts.some((text) => isOurs(text.key))) throw new DuplicateText();
      const edits = { column: "id", values: [id] } as const;
      if (await hasDuplicates(db, kind, texts, clock(), edits)) throw new DuplicateText();
      // Everything above is cheap. Making a row of a long text isn't, so it waits until the edit may be stored.
      const row = kind.toRow(edited, writtenAt, texts[0]?.key);
      const near = await nearCopies.of([{ ...row, id }]);
      const others = { accepted: 0, holdsAll, now: clock(), except: id, isPerson, near };
      const [reason] = await holdReasonsOf(db, kind, [row], others);
      const ended = await storeOnce(
        context,
        limits.edit,
        visitor,
        async (transaction, now) => {
          const rewritten = await rewrite(transaction, kind, digest(key), { row, reason, now });
          return [rewritten, rewritten === "edited" || rewritten === "held" ? 1 : 0];
        },
        // Counted first: posts wait for each other here, so that two copies sent at once see each other.
        async (transaction, now) => {
          if (await hasDuplicates(transaction, kind, texts, now, edits)) throw new DuplicateText();
        },
      );
      if (ended !== "edited" && ended !== "held") return ended;
      nearCopies.remember(id, row);
      store.changed(changeOf(kind, subject));
      return ended;
    },

    /** Deletes one permanently. Returns whether it existed. */
    async withdraw(key: string, address: string): Promise<boolean> {
      if (!isEditKey(key)) return false;
      const visitor = await rateLimiter.identify(address);
      const change = await storeOnce(context, limits.edit, visitor, async (transaction, now) => {
        const on = { db: transaction, engine };
        const withdrawn = await withdraw(on, kind, digest(key), now);
        return [withdrawn, withdrawn === undefined ? 0 : 1];
      });
      if (change === undefined) return false;
      store.changed(change);
      return true;
    },
  };
}
