import { type Draft, draftKey, draftText, readDraft } from "./draft";
import type { TypedForm } from "./form-fields";

// Without local storage, what is typed lasts as long as the page.

/** Keeps what is typed on a page, or forgets it once there's nothing. Returns whether the browser keeps it. */
export function keepDraft(path: string, typed: Partial<TypedForm>, now: number): boolean {
  const text = draftText(typed, now);
  try {
    if (text === undefined) localStorage.removeItem(draftKey(path));
    else localStorage.setItem(draftKey(path), text);
    return text !== undefined;
  } catch {
    return false;
  }
}

/** The draft of a page, if there is one. Deletes those of all pages that are too old. */
export function keptDraft(path: string, now: number): Draft | undefined {
  try {
    const own = draftKey("");
    for (const key of Object.keys(localStorage))
      if (key.startsWith(own) && !readDraft(localStorage.getItem(key), now))
        localStorage.removeItem(key);
    return readDraft(localStorage.getItem(draftKey(path)), now);
  } catch {
    return undefined;
  }
}
