import { LRUCache } from "lru-cache";
import { remember } from "../platform/store/reads.ts";

/** How many results are kept: those asked for most recently. One of twenty long reviews is some 40 KB. */
const maxResults = 400;

export type SubjectReads = ReturnType<typeof openSubjectReads>;

/** Keeps what was read of a subject's reviews in memory until they change, so that a page reads nothing twice. */
export function openSubjectReads() {
  const results = new LRUCache<string, () => Promise<unknown>>({ max: maxResults });
  return {
    /**
     * Reads, unless the result is known. A failed read is tried again by the next who asks.
     * @param what names the result among those of the subject
     */
    async read<Result>(
      subject: string,
      what: string,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const name = `${subject} ${what}`;
      const known = results.get(name) as (() => Promise<Result>) | undefined;
      if (known) return await known();
      const begun = remember(work);
      results.set(name, begun);
      try {
        return await begun();
      } catch (error) {
        if (results.peek(name) === begun) results.delete(name);
        throw error;
      }
    },
    /** Call it when a subject's reviews change; without a subject, everything is dropped. What is being read just now is read again by the next who asks. */
    drop(subject: string | undefined) {
      if (subject === undefined) return results.clear();
      for (const name of results.keys()) if (name.startsWith(`${subject} `)) results.delete(name);
    },
  };
}
