// The cache behind pages, reads, ratings and search texts, and the path by which changes reach it: stale reads go at
// once, stale pages at a pace.

import { LRUCache } from "lru-cache";
import {
  countedSubject,
  dependOn,
  everything,
  inLists,
  type Reads,
  startRecording,
} from "./store/reads.ts";
import type { Store } from "./store/connect.ts";

/** The tag of a change, as in `Reads`; undefined if the change is unknown and everything may be stale. */
export type ChangedTag = string | undefined;

interface Kept<Value> {
  value: Value;
  reads: Reads;
}

interface Started<Value> {
  value: Promise<Value>;
  reads: Reads;
  /** Tags dropped since it was started. */
  dropped: ChangedTag[];
}

/** The capacity of a cache: a number of values, for as long as `ttl` (milliseconds) if it's given, or a total size. */
type Bounds<Value> =
  | { max: number; ttl?: number }
  | { maxSize: number; sizeOf: (value: Value) => number };

/**
 * Caches values until something they were made from changes. Concurrent requests for a key share one computation. A
 * value is stored with the tags of everything it read, and its reader inherits those tags, so one cache can be built on
 * another. Dropping a tag drops every value that has it; beyond the capacity, the least recently used go.
 *
 * One rule settles every race: a value requested after one of its tags was dropped was started after the drop. A
 * computation's tags aren't known until it finishes, so any drop ends the sharing of everything in progress, and a
 * finished value is stored only if none of its tags was dropped meanwhile. A value with a failed read is never stored.
 */
export class TaggedCache<Value> {
  readonly #kept: LRUCache<string, Kept<Value>>;
  /** Computations that later requests may join. */
  readonly #shared = new Map<string, Started<Value>>();
  readonly #underWay = new Set<Started<Value>>();

  constructor(bounds: Bounds<Value>) {
    this.#kept = new LRUCache(
      "max" in bounds
        ? // With `max`, it would have the memory for all of them from the start.
          { maxSize: bounds.max, sizeCalculation: () => 1, ttl: bounds.ttl ?? 0 }
        : {
            maxSize: bounds.maxSize,
            sizeCalculation: ({ value }, key) => bounds.sizeOf(value) + key.length,
          },
    );
  }

  get length(): number {
    return this.#kept.size;
  }

  /** The total size, if the cache is bounded by size. */
  get size(): number {
    return this.#kept.calculatedSize;
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept) dependOn(kept.reads);
    return kept?.value;
  }

  /** The cached value. It doesn't count as used, and its reader doesn't depend on its tags. */
  peek(key: string): Value | undefined {
    return this.#kept.peek(key)?.value;
  }

  /**
   * Returns the cached value, joins a computation in progress, or starts one.
   * @param keeps whether to store a value
   * @throws what `start` throws, to everyone waiting; the next request starts again
   */
  async getOrStart<Found extends Value>(
    key: string,
    start: () => Promise<Found>,
    keeps: (value: Found) => boolean = () => true,
  ): Promise<Found> {
    const kept = this.#kept.get(key);
    if (kept) {
      dependOn(kept.reads);
      return kept.value as Found;
    }
    const started = (this.#shared.get(key) as Started<Found>) ?? this.#start(key, start, keeps);
    try {
      return await started.value;
    } finally {
      dependOn(started.reads);
    }
  }

  /**
   * Gets values whose key is their only tag. Missing ones are read together.
   * @param readAll returns a value for each tag
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

  /** Puts another form of a value in its place, made from the same; not if it was dropped meanwhile. */
  replace(key: string, value: Value, by: Value): void {
    const kept = this.#kept.peek(key);
    if (kept?.value === value) this.#kept.set(key, { value: by, reads: kept.reads });
  }

  /** Drops values with this tag, or everything if it's undefined. */
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
 * The maximum delay in seconds before a cached page shows a change during heavy traffic: on the subject's own pages,
 * and in lists. A cache in front of the site may keep any page as long as the latter.
 */
export const longestDelay = { subject: 1, lists: 5 };
/** How many changes in a row go through without delay. */
const most = 10;

/**
 * Paces invalidation. With many reviews per second, pages would be dropped faster than they're rendered. So the first
 * few changes go through at once, and later ones together, once per interval: per subject, and for all lists. A change
 * of unknown extent (undefined) always goes through at once.
 * @param tell receives a tag as in `Reads`, or undefined
 * @param rest waits for a number of milliseconds
 */
export function pacedChanges(
  tell: (tag: string | undefined) => void,
  rest: (milliseconds: number) => Promise<unknown>,
): (subject: string | undefined) => void {
  /** For each recently changed subject: how many more changes may go through at once, and the tags that wait. */
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

export type Changes = ReturnType<typeof openChanges>;

/**
 * Connects the store's changes, from this process or another, to the caches: cached reads are dropped at once, pages at
 * a pace.
 * @param rest waits for a number of milliseconds
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
    if (subject !== undefined && countedSubject(subject) !== undefined) return;
    if (subject !== undefined) dropReads(inLists(subject));
    tell(subject);
  };
  store.onChange(changed);
  return {
    /** Reports a change to a subject's reviews; undefined means any of them may have changed. */
    changed,
    /** Subscribes to the tags of stale reads. */
    onRead: (listener: Listener) => void reads.push(listener),
    /** Subscribes to the tags of stale pages. */
    onPage: (listener: Listener) => void pages.push(listener),
    /** Drops pages at once, for tags that aren't a subject. */
    dropPages,
  };
}
