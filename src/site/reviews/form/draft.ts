import type { TypedForm } from "./form-fields.ts";

/** How long a draft is kept, in milliseconds: 30 days. */
export const draftKeptFor = 30 * 24 * 60 * 60_000;

/** What was typed into a form but not sent. */
export interface Draft {
  /** When it last changed, in epoch milliseconds. */
  at: number;
  typed: Typed;
}

/** What was typed, by field. */
type Typed = Readonly<Partial<Record<string, string>>>;

/** The key of a page's draft in local storage. */
export const draftKey = (path: string) => `draft ${path}`;

/** Fields that may be filled in automatically: the visitor's level, and the first of an article's balls. */
export const filledFields: readonly string[] = ["duprRating", "ball"] satisfies (keyof TypedForm)[];

/** A draft as stored in the browser; undefined if there's nothing to save. */
export function draftText(typed: Typed, at: number): string | undefined {
  const filled = Object.entries(typed).filter(([, text = ""]) => text.trim() !== "");
  if (filled.every(([name]) => filledFields.includes(name))) return undefined;
  return JSON.stringify({ at, typed: Object.fromEntries(filled) });
}

/** Parses a stored draft. Returns undefined if it's invalid, or too old at `now`. */
export function readDraft(stored: string | null, now: number): Draft | undefined {
  try {
    const { at, typed } = JSON.parse(stored ?? "") as Record<string, unknown>;
    if (typeof at !== "number" || !(now - at <= draftKeptFor)) return undefined;
    const texts = Object.entries(typed as object).filter(([, text]) => typeof text === "string");
    return { at, typed: Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}

// Without local storage, what is typed lasts as long as the page.

/** Saves a page's draft, or deletes it once it's empty. Returns whether the browser stores it. */
export function keepDraft(path: string, typed: Typed, now: number): boolean {
  const text = draftText(typed, now);
  try {
    if (text === undefined) localStorage.removeItem(draftKey(path));
    else localStorage.setItem(draftKey(path), text);
    return text !== undefined;
  } catch {
    return false;
  }
}

/** A page's draft, if there is one. Deletes every page's expired drafts. */
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
