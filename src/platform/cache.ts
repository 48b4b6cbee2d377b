import { LRUCache } from "lru-cache";
import { dependOn, everything, inLists, type Reads, startRecording } from "./store/reads.ts";
import type { Store } from "./store/connect.ts";

/** What has changed, as in the tags of `Reads`; undefined if it isn't known, so anything may have. */
export type ChangedTag = string | undefined;

interface Kept<Value> {
  value: Value;
  reads: Reads;
}

interface Started<Value> {
  value: Promise<Value>;
  reads: Reads;
  /** What was dropped since it was started. */
  dropped: ChangedTag[];
}

/** How much a cache holds: so many values, or values of so much size in all. */
type Bounds<Value> = { max: number } | { maxSize: number; sizeOf: (value: Value) => number };

/**
 * Values in memory until something they were made from changes. A value is started once, however many ask for it at
 * the same time, and kept with the tags of what it read. Everyone who gets it depends on those tags too, so a cache may
 * be made from another. Dropping a tag drops the values that have it; the least recently used make room for others.
 *
 * One rule decides every race: a value that's asked for after one of its tags was dropped was started after the drop.
 * What a value reads isn't known until it's done, so a drop ends the sharing of all that is under way, and a value is
 * kept only if none of its tags was dropped meanwhile. A value that missed a read is never kept.
 */
export class TaggedCache<Value> {
  readonly #kept: LRUCache<string, Kept<Value>>;
  /** Shared with those who ask for the same meanwhile. */
  readonly #shared = new Map<string, Started<Value>>();
  readonly #underWay = new Set<Started<Value>>();

  constructor(bounds: Bounds<Value>) {
    this.#kept = new LRUCache(
      "max" in bounds
        ? bounds
        : {
            maxSize: bounds.maxSize,
            sizeCalculation: ({ value }, key) => bounds.sizeOf(value) + key.length,
          },
    );
  }

  /** How many values are kept. */
  get length(): number {
    return this.#kept.size;
  }

  /** The size of all that is kept, if the cache is bounded by size. */
  get size(): number {
    return this.#kept.calculatedSize;
  }

  /** The value, if it's kept. */
  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept) dependOn(kept.reads);
    return kept?.value;
  }

  /**
   * The value: kept, under way, or started now.
   * @param keeps whether a value may be kept
   * @throws what `start` throws, to everyone who waits for it; the next who asks starts again
   */
  async getOrStart<Found extends Value>(
    key: string,
    start: () => Promise<Found>,
    keeps: (value: Found) => boolean = () => true,
  ): Promise<Found> {
    if (this.#kept.has(key)) return this.get(key) as Found;
    const started = (this.#shared.get(key) as Started<Found>) ?? this.#start(key, start, keeps);
    try {
      return await started.value;
    } finally {
      dependOn(started.reads);
    }
  }

  /**
   * Values that each depend on the tag that's their key, and on nothing else. Those that are missing are read together.
   * @param readAll returns a value for each tag it's given
   */
  async getEach(
    tags: readonly string[],
    readAll: (missing: readonly string[]) => Promise<(tag: string) => Value>,
  ): Promise<Map<string, Value>> {
    const missing = tags.filter((tag) => !this.#kept.has(tag));
    let reading: Promise<(tag: string) => Value> | undefined;
    const readOne = async (tag: string) => {
      dependOn({ tags: [tag] });
      reading ??= startRecording(() => readAll(missing)).result;
      return (await reading)(tag);
    };
    const found = new Map<string, Value>();
    await Promise.all(
      missing.map(async (tag) => found.set(tag, await this.getOrStart(tag, () => readOne(tag)))),
    );
    for (const tag of tags)
      if (!found.has(tag)) found.set(tag, await this.getOrStart(tag, () => readOne(tag)));
    return found;
  }

  /** Drops what depends on this, and everything if it's undefined. */
  drop(tag: ChangedTag): void {
    this.#shared.clear();
    for (const { dropped } of this.#underWay) dropped.push(tag);
    if (tag === undefined) return this.#kept.clear();
    for (const [key, { reads }] of this.#kept.entries())
      if (reads.tags.has(tag)) this.#kept.delete(key);
  }

  #start<Found extends Value>(
    key: string,
    start: () => Promise<Found>,
    keeps: (value: Found) => boolean,
  ): Started<Found> {
    const { reads, result } = startRecording(start);
    const started: Started<Found> = { reads, dropped: [], value: result };
    started.value = this.#finish(key, started, keeps);
    this.#shared.set(key, started);
    this.#underWay.add(started);
    return started;
  }

  async #finish<Found extends Value>(
    key: string,
    started: Started<Found>,
    keeps: (value: Found) => boolean,
  ): Promise<Found> {
    const { reads, dropped, value: result } = started;
    try {
      const value = await result;
      const isCurrent = !dropped.some((tag) => tag === undefined || reads.tags.has(tag));
      if (isCurrent && !reads.failed && keeps(value)) this.#kept.set(key, { value, reads });
      return value;
    } catch (error) {
      reads.failed = true;
      throw error;
    } finally {
      this.#underWay.delete(started);
      if (this.#shared.get(key) === started) this.#shared.delete(key);
    }
  }
}

/**
 * How many seconds a change may take to show in our kept pages where there are many changes: in the subject's own, and
 * in lists. A cache in front of us may keep any page as long as the latter.
 */
export const longestDelay = { subject: 1, lists: 5 };
/** How many changes are told at once. */
const most = 10;

/**
 * Returns what takes the changes of subjects' reviews and tells of them: of the subject, and of the lists that show it.
 * With many reviews a second, a page that each of them drops would never be kept. So a few are told at once, and then
 * one after each interval: of each subject, and of all lists together. A change of who knows what (undefined) is always
 * told at once.
 * @param tell is given a tag of what has changed, as in `Reads`, or undefined
 * @param rest waits so many milliseconds
 */
export function pacedChanges(
  tell: (tag: string | undefined) => void,
  rest: (milliseconds: number) => Promise<unknown>,
): (subject: string | undefined) => void {
  /** Of what has changed lately: how many changes may still be told at once, and the tags that wait. */
  const lately = new Map<string, { left: number; waiting: Set<string> }>();

  async function watch(what: string, seconds: number): Promise<void> {
    const changes = { left: most - 1, waiting: new Set<string>() };
    lately.set(what, changes);
    while (changes.left < most) {
      await rest(seconds * 1000);
      if (changes.waiting.size === 0) changes.left++;
      for (const tag of changes.waiting) tell(tag);
      changes.waiting.clear();
    }
    lately.delete(what);
  }

  function change(what: string, seconds: number, tags: readonly string[]): void {
    const changes = lately.get(what);
    if (changes?.left === 0) {
      for (const tag of tags) changes.waiting.add(tag);
      return;
    }
    if (changes) changes.left--;
    else void watch(what, seconds);
    for (const tag of tags) tell(tag);
  }

  return (subject) => {
    if (subject === undefined) return tell(undefined);
    change(subject, longestDelay.subject, [subject]);
    change(everything, longestDelay.lists, [inLists(subject), everything]);
  };
}

type Listener = (tag: ChangedTag) => void;

/** Where changes of subjects' reviews are reported, and who hears of them. */
export type Changes = ReturnType<typeof openChanges>;

/**
 * Brings changes of subjects' reviews, made by this process or another, to whatever keeps something that was made from
 * them: at once to what was read of the store, and at a pace to pages.
 * @param rest waits so many milliseconds
 */
export function openChanges(
  store: Pick<Store, "changed" | "onChange">,
  rest: (milliseconds: number) => Promise<unknown>,
) {
  const reads: Listener[] = [];
  const pages: Listener[] = [];
  const dropReads = (tag: ChangedTag) => reads.forEach((listener) => listener(tag));
  const dropPages = (tag: ChangedTag) => pages.forEach((listener) => listener(tag));
  const tell = pacedChanges((tag) => {
    if (tag === everything) dropReads(tag);
    dropPages(tag);
  }, rest);
  const changed = (subject: ChangedTag) => {
    store.changed(subject);
    dropReads(subject);
    if (subject !== undefined) dropReads(inLists(subject));
    tell(subject);
  };
  store.onChange(changed);
  return {
    /** Reports a change of a subject's reviews; of who knows what, if it's undefined. */
    changed,
    /** Calls back with each tag whose reads to drop. */
    onRead: (listener: Listener) => void reads.push(listener),
    /** Calls back with each tag whose pages to drop. */
    onPage: (listener: Listener) => void pages.push(listener),
    /** Drops pages at once, by a tag that isn't of one subject. */
    dropPages,
  };
}
