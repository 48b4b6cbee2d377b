// Records which rows a piece of work reads, as tags, so that what was made from them can be dropped when they change.
// Every query is recorded. One whose tags aren't known depends on everything: slower, never wrong.

import { AsyncLocalStorage } from "node:async_hooks";

/** The tag for every row. */
export const everything = "*";

/** The tag of what shows a subject among others, as lists show its rating. Slugs have no spaces. */
export const inLists = (subject: string) => `${subject} in lists`;

const counts = " counted";
/** The tag of a subject's rows that pages only count: no page has it, but what counts them hears of it. */
export const inCounts = (subject: string) => subject + counts;
/** The subject of such a tag; undefined of any other. */
export const countedSubject = (tag: string) =>
  tag.endsWith(counts) ? tag.slice(0, -counts.length) : undefined;

/** What a piece of work read from the store. */
export interface Reads {
  /** Subjects' slugs, the same slugs `inLists`, `newsletterIssues`, or `everything`. */
  readonly tags: Set<string>;
  /** Whether a read failed, so that something may be missing. */
  failed: boolean;
}

/** Where an async context records its queries, and under which tags. */
interface Recording {
  reads: Reads;
  tags: readonly string[];
}

const recording = new AsyncLocalStorage<Recording>();

/** Work that depends on more subjects than this depends on everything: nearly every review would change it. */
const maxTags = 20;

/** Runs work and records what it reads, also for any recording around it. */
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

/** Starts work whose reads are recorded only in the returned `reads`. */
export function startRecording<Result>(work: () => Promise<Result>): {
  reads: Reads;
  result: Promise<Result>;
} {
  const reads: Reads = { tags: new Set(), failed: false };
  return { reads, result: recording.run({ reads, tags: [everything] }, work) };
}

/** Runs a query that depends on these tags only. */
export function readingOf<Result>(tags: readonly string[], query: () => Result): Result {
  const current = recording.getStore();
  return current ? recording.run({ ...current, tags }, query) : query();
}

/** The tags that apply to this async context's queries. */
export const currentTags = (): readonly string[] => recording.getStore()?.tags ?? [everything];

/** Records a query under the current tags. */
export function recordQuery({ failed }: { failed: boolean }): void {
  record(recording.getStore()?.tags ?? [], failed);
}

/** Adds reads from elsewhere to this async context's. */
export function dependOn({ tags, failed }: { tags: Iterable<string>; failed?: boolean }): void {
  record(tags, failed ?? false);
}

function record(tags: Iterable<string>, failed: boolean): void {
  const reads = recording.getStore()?.reads;
  if (!reads) return;
  reads.failed ||= failed;
  for (const tag of tags) {
    // `everything` already includes the rest.
    if (reads.tags.has(everything)) return;
    reads.tags.add(tag);
    if (tag !== everything && reads.tags.size <= maxTags) continue;
    reads.tags.clear();
    reads.tags.add(everything);
  }
}
