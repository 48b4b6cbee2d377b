import type { ChangedTag } from "../cache.ts";
import type { Store } from "./connect.ts";
import { everything, inLists } from "./reads.ts";

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
