import { everything } from "./reads.ts";

/**
 * How many seconds a change may take to show in our kept pages where there are many changes: in those of its subject,
 * and in those that depend on every review. A cache in front of us may keep any page as long as the latter.
 */
export const longestDelay = { subject: 1, everything: 5 };
/** How many changes are told at once. */
const most = 10;

/**
 * Returns what takes the changes of subjects' reviews and tells of them: of the subject, and of everything. With many
 * reviews a second, a page that each of them drops would never be kept. So a few are told at once, and then one after
 * each interval. A change of who knows what (undefined) is always told at once.
 * @param tell is given a tag of what has changed, as in `Reads`, or undefined
 * @param rest waits so many milliseconds
 */
export function pacedChanges(
  tell: (tag: string | undefined) => void,
  rest: (milliseconds: number) => Promise<unknown>,
): (subject: string | undefined) => void {
  /** Of what has changed lately: how many changes may still be told at once, and whether one waits. */
  const lately = new Map<string, { left: number; waits: boolean }>();

  async function watch(tag: string): Promise<void> {
    const changes = { left: most - 1, waits: false };
    lately.set(tag, changes);
    const interval = longestDelay[tag === everything ? "everything" : "subject"] * 1000;
    while (changes.left < most) {
      await rest(interval);
      if (changes.waits) tell(tag);
      else changes.left++;
      changes.waits = false;
    }
    lately.delete(tag);
  }

  function change(tag: string): void {
    const changes = lately.get(tag);
    if (changes?.left === 0) {
      changes.waits = true;
      return;
    }
    if (changes) changes.left--;
    else void watch(tag);
    tell(tag);
  }

  return (subject) => {
    if (subject === undefined) return tell(undefined);
    change(subject);
    change(everything);
  };
}
