import { randomBytes } from "node:crypto";
import { setImmediate as othersTurn } from "node:timers/promises";
import { DuplicateText } from "../platform/forms/outcome.ts";
import type { Limit, RateLimiter, Visitor } from "../platform/rate-limit/rate-limiter.service.ts";
import type { Store } from "../platform/store/connect.ts";
import { digest } from "../platform/store/digest.ts";
import type { Database } from "../platform/store/tables.ts";
import type { Kind, NewRow, Sent, TextKey } from "./contribution.ts";
import {
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

/** What storing takes. */
export interface StoringContext {
  store: Store;
  rateLimiter: RateLimiter;
  clock: () => number;
}

/**
 * Stores what a visitor sent, and counts it, in one transaction. What was stored before isn't counted again.
 * @param write stores it, and returns how many are new beside its result
 * @param then follows the count, in the same transaction: an email about it, a last look
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

/** The bytes of a key: as many as make it impossible to guess. */
const keyBytes = 20;

/** Whether a text has the form of the key in a private link. Lower case only, as paths are. */
function isEditKey(text: string): boolean {
  return text.length === keyBytes * 2 && /^[0-9a-f]+$/.test(text);
}

export interface ContributionsContext extends StoringContext {
  /** Whether a text is one of the site's own, which nobody may send in. */
  isOurs: (key: TextKey) => boolean;
  /** Whether a name is that of someone who runs the site. */
  isPerson: (name: string) => boolean;
  /** Told what each one is about that visitors see added, edited or withdrawn. */
  changed: (subject: string) => void;
  /** Whether every one waits for the owner. */
  holdsAll: boolean;
}

/** What was posted, by the keys of the submissions in the order given. */
interface Posted<Given, Answer> {
  keys: string[];
  given: Map<string, Given>;
  known: Map<string, Known<Answer>>;
}

/**
 * Opens the way in for a kind. The cheapest question comes first: what is stored already is known by its key, then the
 * visitor's limit is looked at, then copies are looked for; only what may be stored is made a row, and read for a reason
 * to wait for the owner.
 */
export function openContributions<Given extends Sent, Answer>(
  kind: Kind<Given, Answer>,
  context: ContributionsContext,
) {
  const { rateLimiter, clock, isOurs, isPerson, changed, holdsAll } = context;
  const { db, engine } = context.store;
  const { limits, columns } = kind;
  const nearCopies = openNearCopies(db, kind);

  const textsOf = (given: readonly Given[]) =>
    columns.text === undefined
      ? []
      : given.map((each) => ({ subject: each.subject, key: textKey(kind.textOf(each)) }));

  /** Reads what was posted for as long as it may still be let in: a list that is too long can only be a repeated one. */
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

  async function add(given: readonly Given[], visitor: Visitor): Promise<void> {
    const now = clock();
    const texts = textsOf(given);
    if (repeatsItself(texts) || texts.some(({ key }) => isOurs(key))) throw new DuplicateText();
    if (await hasDuplicates(db, kind, texts, now, 0)) throw new DuplicateText();
    // Before the transaction, and one by one: making a row of a long text takes milliseconds that others would wait for.
    const rows: NewRow[] = [];
    for (const [index, each] of given.entries()) {
      if (index > 0) await othersTurn();
      rows.push(kind.toRow(each, now, texts[index]?.key));
    }
    const accepted = await rateLimiter.accepted(limits.add, visitor);
    const near = await nearCopies.of(rows);
    const reasons = await holdReasonsOf(db, kind, rows, { accepted, holdsAll, isPerson, near });
    const held = rows.map((row, index) => ({ ...row, ...heldColumns(reasons[index], now) }));
    const added = await storeOnce(
      context,
      limits.add,
      visitor,
      async (transaction) => {
        const inserted = await insertOnce(transaction, kind.table, held);
        return [inserted, inserted];
      },
      // Once more after the count, where posts wait for one another: two copies sent at once did not see each other.
      async (transaction) => {
        if (await hasDuplicates(transaction, kind, texts, now, 1)) throw new DuplicateText();
      },
    );
    if (added === 0) return;
    const shown = given.filter((_, index) => reasons[index] === undefined);
    for (const subject of new Set(shown.map((each) => each.subject))) changed(subject);
  }

  /**
   * Stores what was sent, all or none, each once.
   * @param all read one by one, and no further than the visitor's limit lets them in
   * @param address the IP address they came from
   * @returns what is stored in the order given, what waits for the owner too, without what is hidden
   * @throws LimitReached, DuplicateText, when they cannot be stored, or what reading them throws
   */
  async function submit(all: Iterable<Given>, address: string): Promise<Submitted<Answer>[]> {
    const visitor = await rateLimiter.identify(address);
    const posted = await read(all, visitor);
    const isNew = ([key]: [string, Given]) => !posted.known.has(key);
    const news = [...posted.given].filter(isNew).map(([, each]) => each);
    if (news.length > 0) await add(news, visitor);
    const stored = news.length > 0 ? await known(db, kind, posted.keys) : posted.known;
    return posted.keys.flatMap((key) => stored.get(key)?.submitted ?? []);
  }

  /** What a key belongs to, hidden or not; undefined if it's nothing's. */
  const own = async (key: string) =>
    isEditKey(key) ? await ownRow(db, kind, digest(key)) : undefined;

  return {
    submit,

    /**
     * What its writer can do with something, by its key. The store has only the key's hash, so a lost key is lost. Every
     * method throws if the store fails; those that write throw LimitReached, too.
     */
    own: {
      read: own,

      /**
       * Stores something from a form, once, with a new key.
       * @returns it, undefined if it's hidden; and its key, null if it was stored before, because anyone can send its words
       * again
       * @throws DuplicateText
       */
      async write(given: Given, address: string) {
        const key = randomBytes(keyBytes).toString("hex");
        const [stored] = await submit([{ ...given, editKey: digest(key) }], address);
        const isNew = stored !== undefined && (await own(key)) !== undefined;
        return { stored, key: isNew ? key : null };
      },

      /**
       * Changes something by the same rules that a new one is stored by.
       * @param change makes the changed one, of the same subject
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
        const texts = textsOf([edited]);
        if (other || texts.some((text) => isOurs(text.key))) throw new DuplicateText();
        if (await hasDuplicates(db, kind, texts, clock(), 0, id)) throw new DuplicateText();
        // Everything above is cheap. To make a row of a long text isn't, so it's done once the edit may be stored.
        const row = kind.toRow(edited, writtenAt, texts[0]?.key);
        const near = await nearCopies.of([{ ...row, id }]);
        const others = { accepted: 0, holdsAll, except: id, isPerson, near };
        const [reason] = await holdReasonsOf(db, kind, [row], others);
        const ended = await storeOnce(
          context,
          limits.edit,
          visitor,
          async (transaction, now) => {
            const rewritten = await rewrite(transaction, kind, digest(key), row, reason, now);
            return [rewritten, rewritten === "edited" || rewritten === "held" ? 1 : 0];
          },
          // Counted first: posts wait for one another here, so that two copies sent at once see each other.
          async (transaction, now) => {
            if (await hasDuplicates(transaction, kind, texts, now, 0, id))
              throw new DuplicateText();
          },
        );
        if (ended !== "edited" && ended !== "held") return ended;
        nearCopies.remember(id, row);
        changed(subject);
        return ended;
      },

      /** Deletes something for good. Returns whether it was there. */
      async withdraw(key: string, address: string): Promise<boolean> {
        if (!isEditKey(key)) return false;
        const visitor = await rateLimiter.identify(address);
        const subject = await storeOnce(context, limits.edit, visitor, async (transaction, now) => {
          const on = { db: transaction, engine };
          const withdrawn = await withdraw(on, kind, digest(key), now);
          return [withdrawn, withdrawn === undefined ? 0 : 1];
        });
        if (subject === undefined) return false;
        changed(subject);
        return true;
      },
    },
  };
}
