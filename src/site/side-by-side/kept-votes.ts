// Votes that couldn't be sent yet, as the browser keeps drafts: one for each pair. And what a phone calls itself.

import { draftKey, keepDraft, keptDraft } from "../reviews/form/draft.ts";

/** A form's fields, by name. */
export type VoteFields = Readonly<Record<string, string>>;

/** For how long one is tried again, in milliseconds: as many days as it still counts for its own. */
const triedFor = 7 * 24 * 60 * 60_000;

/** Keeps a vote until it's sent. Returns whether the browser can. */
export const keepVote = (path: string, vote: VoteFields, now: number): boolean =>
  keepDraft(path, vote, now);

export const forgetVote = (path: string): void => void keepDraft(path, {}, 0);

/** The votes that wait, by the pages they're sent to. @param page any of these pages */
export function keptVotes(page: string, now: number): [path: string, vote: VoteFields][] {
  try {
    const begin = draftKey(page.slice(0, page.lastIndexOf("/") + 1));
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(begin))
      .flatMap((key) => {
        const path = key.slice(draftKey("").length);
        const draft = keptDraft(path, now);
        if (draft && now - draft.at <= triedFor) return [[path, draft.typed as VoteFields]];
        forgetVote(path);
        return [];
      });
  } catch {
    return [];
  }
}

const phoneKey = "phone";

/**
 * What this phone calls itself and the day it is here, for the field of that name: so that it sends one vote for each pair
 * and day. Undefined if the browser keeps nothing.
 */
export function thisPhone(now: Date): string | undefined {
  try {
    const made = () =>
      [...crypto.getRandomValues(new Uint8Array(12))]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join("");
    const name = (localStorage[phoneKey] ??= made()) as string;
    // As in '2026-11-30', by this phone's own clock.
    return `${name}.${now.toLocaleDateString("sv-SE")}`;
  } catch {
    return undefined;
  }
}
