// Everything visitors send in goes through one pipeline: it's stored once, counted against its sender's limit, held if
// there's a reason, edited and withdrawn by a private link, reported, approved, hidden and deleted. A kind is data: its
// names, its tables, and which of its columns matter for what.

import type { Limit } from "../../platform/rate-limit/rate-limiter.service.ts";

/** The keys under which copies of a text are found. */
export interface TextKey {
  digest: string;
  /** Whether it's too long for anyone else to write the same by chance. */
  isLong: boolean;
}

/** What stores and acts need of a kind. */
export interface StoredKind {
  /** Its plural, as in acts, the log and sentences: 'reviews'. */
  name: string;
  /** Its singular in sentences: 'review'. */
  noun: string;
  /** Its table, with `ContributionColumns` and the columns below. */
  table: string;
  columns: {
    /** The slug of its page. */
    subject: string;
    /** Its writer's name, if it has one. */
    author?: string;
    /** The text that copies are recognized by. Without one, none are. */
    text?: string;
    /** Everything its writer typed, in the order versions are computed in. */
    typed: readonly string[];
    /** The typed columns that visitors read, and that are scanned for blocked words and links. */
    read: readonly string[];
    /** 1 for rows that the site itself put there. */
    seeded?: string;
    /** Those that it's given besides what was typed: the ids of rows that it's about. */
    given?: readonly string[];
    /** Those that acts change besides its state, so that undoing them brings these back, too. */
    acted?: readonly string[];
    /** Those that name paddles as the subject does, with or without a version. */
    slugs?: readonly string[];
  };
  /** Whether an id names one in content, which only an edit of a file changes. */
  inContent?(id: string): boolean;
  /** Another sentence for the help of approving one, after a space. */
  approving?: string;
  /** Whether pages only count them. */
  isCounted?: boolean;
  /** Begins the subjects of subscriptions to the one email that someone may want about what they sent. */
  alerts?: string;
  /** If it can be reported: the reports' name in acts, their table, and its column with the reported id. */
  reports?: { name: string; table: string; of: string };
}

export interface Sent {
  /** The slug of its page. */
  subject: string;
  /** The hash of the key that lets its writer edit it; omitted if no one gets one. */
  editKey?: string | undefined;
  /**
   * Who sent it, as the day's hash, if only those who run the site read its kind: the same words of two visitors are two,
   * and of one they're one.
   */
  sender?: string | undefined;
}

/** A new row of any kind; `newColumns` makes what they have in common. */
export type NewRow = Readonly<Record<string, string | number | null>> & {
  readonly id: string;
  readonly created_at: number;
  readonly submission_key: string;
};

/** A kind of contribution. @typeParam Answer the columns that its sender gets back */
export interface Kind<Given extends Sent, Answer> extends StoredKind {
  /** The hourly limits of sending one, and of editing or withdrawing one. */
  limits: { add: Limit; edit: Limit };
  /** Equal for equal submissions. Stored keys are never computed again. */
  keyOf(given: Given): string;
  /** The text of `columns.text`. */
  textOf(given: Given): string;
  /** Makes its row. May be expensive: it's called only for what may be stored. @param now epoch milliseconds */
  toRow(given: Given, now: number, key?: TextKey): NewRow;
  answer: readonly (keyof Answer & string)[];
  /** What the phone that sent it calls itself: it's counted by that before it's counted by its address. */
  phoneOf?(given: Given): string;
  /** Of what it's one of many, and what it says of each: a network's are counted by both. */
  seriesOf?(given: Given): readonly Series[];
}

/** 'a-vs-b', and what one of many says of it. */
export interface Series {
  of: string;
  says: string;
  /** All that can be said of it. */
  among: readonly string[];
  /** Whether there may be too many, whatever they say. */
  isLimited?: boolean;
}

/** What a private link has instead of a key if the same was sent before: no one gets its key again. */
export const noKey = "again";

/** Visible, held for approval, or taken off the site. */
export type State = "shown" | "held" | "hidden";

export function stateOf(row: { hidden_at: number | null; held_because: string | null }): State {
  if (row.held_because !== null) return "held";
  return row.hidden_at === null ? "shown" : "hidden";
}
