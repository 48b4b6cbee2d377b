import { AsyncLocalStorage } from "node:async_hooks";

/** The tag of what depends on every row. */
export const everything = "*";

/** The tag of what shows a subject among others, as lists show its rating. No slug has a blank. */
export const inLists = (subject: string) => `${subject} in lists`;

/** What was read from the store while some work was done. */
export interface Reads {
  /** What it depends on: subjects' slugs, those slugs `inLists`, `newsletterIssues`, or `everything`. */
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

/** What depends on more subjects depends on everything: it would change with nearly every review. */
const maxTags = 12;

/** Runs work and records what it reads. What it reads, the work around it depends on too. */
export async function recordReads<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; reads: Reads }> {
  const { reads, result } = startRecording(work);
  try {
    return { result: await result, reads };
  } finally {
    dependOn(reads);
  }
}

/** Starts work on its own: what it reads is recorded in `reads` alone. */
export function startRecording<Result>(work: () => Promise<Result>): {
  reads: Reads;
  result: Promise<Result>;
} {
  const reads: Reads = { tags: new Set(), failed: false };
  return { reads, result: recording.run({ reads, tags: [everything] }, work) };
}

/** Runs a query that depends on these tags only. Outside of this, one depends on everything: slower, never wrong. */
export function readingOf<Result>(tags: readonly string[], query: () => Result): Result {
  const current = recording.getStore();
  return current ? recording.run({ ...current, tags }, query) : query();
}

/** What the queries of this async context depend on. */
export function currentTags(): readonly string[] {
  return recording.getStore()?.tags ?? [everything];
}

/** Records a query, under the tags that `readingOf` gave it. */
export function recordQuery({ failed }: { failed: boolean }): void {
  record(recording.getStore()?.tags ?? [], failed);
}

/** Records that this async context depends on what was read elsewhere. */
export function dependOn({ tags, failed }: { tags: Iterable<string>; failed?: boolean }): void {
  record(tags, failed ?? false);
}

function record(tags: Iterable<string>, failed: boolean): void {
  const reads = recording.getStore()?.reads;
  if (!reads) return;
  reads.failed ||= failed;
  for (const tag of tags) {
    // Nothing can be added to everything.
    if (reads.tags.has(everything)) return;
    reads.tags.add(tag);
    if (tag !== everything && reads.tags.size <= maxTags) continue;
    reads.tags.clear();
    reads.tags.add(everything);
  }
}
