// What visitors send in goes one way, whatever it is: it's stored once and counted against its sender's limit, waits for
// the owner if there's a reason, is edited and withdrawn by a private link, reported, approved, hidden and deleted. A
// kind says in data what it's called, where it's stored and which of its words count.

import type { Limit } from "../platform/rate-limit/rate-limiter.service.ts";

/** What a text is found again by, for readers to whom it looks the same. */
export interface TextKey {
  digest: string;
  /** Whether nobody else writes the same by chance. */
  isLong: boolean;
}

/** A kind as stores and acts know it. */
export interface StoredKind {
  /** What its acts, the log and sentences call more than one: 'reviews'. */
  name: string;
  /** What sentences call one: 'review'. */
  noun: string;
  /** Its table, which has `ContributionColumns` and those below. */
  table: string;
  columns: {
    /** The slug of what it's about. */
    subject: string;
    /** Who it's from, in their own words. */
    author: string;
    /** The text that copies of it are known by. Left out, two may be the same. */
    text?: string;
    /** Everything that its writer typed, in the order in which a version has them. */
    typed: readonly string[];
    /** Those of them that visitors read: blocked words and links are looked for there. */
    read: readonly string[];
    /** 1 for rows that the site put there itself: nobody's contribution. */
    seeded?: string;
  };
  /** Whether an id is that of one in content, which only an edit of a file changes. */
  inContent?(id: string): boolean;
  /** What else approving one means: a sentence of its act's help, after a space. */
  approving?: string;
  /** What visitors report of it, if they can: the reports' name in acts, their table, and its column of the id. */
  reports?: { name: string; table: string; of: string };
}

/** What someone sends in. */
export interface Sent {
  /** The slug of what it's about. */
  subject: string;
  /** The hash of the key that lets its writer edit it; left out if nobody gets one. */
  editKey?: string | undefined;
}

/** What every kind's new row has, besides its own columns. */
export type NewRow = Readonly<Record<string, string | number | null>> & {
  readonly id: string;
  readonly created_at: number;
  readonly submission_key: string;
};

/** A kind of what visitors send in. @typeParam Answer the columns that its sender gets back */
export interface Kind<Given extends Sent, Answer> extends StoredKind {
  /** How many an hour may be sent, and how many edited or withdrawn. */
  limits: { add: Limit; edit: Limit };
  /** What makes two of them the same one. Stored keys are never computed again. */
  keyOf(given: Given): string;
  /** The text of `columns.text`. */
  textOf(given: Given): string;
  /** The row that it's stored as. May be expensive: it's made only of what may be stored. @param now epoch milliseconds */
  toRow(given: Given, now: number, key: TextKey | undefined): NewRow;
  answer: readonly (keyof Answer & string)[];
}

/** Whether visitors see something, nobody does until someone has read it, or it was taken off the site. */
export type State = "shown" | "held" | "hidden";

export function stateOf(row: { hidden_at: number | null; held_because: string | null }): State {
  if (row.held_because !== null) return "held";
  return row.hidden_at === null ? "shown" : "hidden";
}
