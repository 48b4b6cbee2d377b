import { AsyncLocalStorage } from "node:async_hooks";

/** The tag of what depends on every row. */
export const everything = "*";

/** What was read from the store while some work was done. */
export interface Reads {
  /** What it depends on: subjects' slugs, `newsletterIssues`, or `everything`. */
  readonly tags: Set<string>;
  /** Whether a read failed, so that something may be missing. */
  failed: boolean;
}

/** Where the queries of an async context are recorded, and under which tags. */
interface Recording {
  reads: Reads;
  tags: readonly string[];
}

const recording = new AsyncLocalStorage<Recording>();

const begin = (): Recording => ({ reads: { tags: new Set(), failed: false }, tags: [everything] });

/** Runs work and records what it reads. */
export async function recordReads<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; reads: Reads }> {
  const { reads, tags } = begin();
  try {
    return { result: await recording.run({ reads, tags }, work), reads };
  } finally {
    recordAll(reads);
  }
}

/** Runs a query that depends on these tags only. Outside of this, one depends on everything: slower, never wrong. */
export function readingOf<Result>(tags: readonly string[], query: () => Result): Result {
  const current = recording.getStore();
  return current ? recording.run({ ...current, tags }, query) : query();
}

/**
 * Starts work whose result stays in memory.
 * @returns what gives the result to all who ask, and records for each of them what it was read from
 */
export function remember<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const started = begin();
  const result = recording.run(started, work);
  return async () => {
    try {
      return await result;
    } finally {
      recordAll(started.reads);
    }
  };
}

/** What the queries of this async context depend on. */
export function currentTags(): readonly string[] {
  return recording.getStore()?.tags ?? [everything];
}

/** Records a query, under the tags that `readingOf` gave it. */
export function recordQuery({ failed }: { failed: boolean }): void {
  record(recording.getStore()?.tags ?? [], failed);
}

/** What one recording holds belongs to the one around it too. */
function recordAll({ tags, failed }: Reads): void {
  record([...tags], failed);
}

function record(tags: readonly string[], failed: boolean): void {
  const reads = recording.getStore()?.reads;
  if (!reads) return;
  reads.failed ||= failed;
  for (const tag of tags) {
    // Nothing can be added to everything.
    if (reads.tags.has(everything)) return;
    if (tag === everything) reads.tags.clear();
    reads.tags.add(tag);
  }
}
