// What players say of paddles, in reviews and after trying two of them side by side: how pages and profiles know it.

import type { OwnLevel } from "../reviews/level/level.ts";
import type { ThemeCount } from "../reviews/themes/themes.ts";
import type { Trait } from "./paddle-values.ts";

/** What votes say of a trait. */
export interface Evidence {
  trait: Trait;
  /** From -1, the least of it, to 1, the most. */
  strength: number;
  weight: number;
}

/** What each question of a vote is about. Whether someone keeps a paddle is about all of it, and about its price. */
export const traitsAsked = { keep: undefined, drops: "control", drives: "power" } as const;
export type Asked = keyof typeof traitsAsked;

/** Shares from 0 to 1 that hold the true one in 95 of 100 cases. */
export interface Interval {
  low: number;
  high: number;
}

/** What was said of a paddle in all votes on it and another. */
export interface Met {
  votes: number;
  /** How many picked it. The rest picked the other one, or neither. */
  kept: number;
  /** The share of many more meetings that we'd expect it to be picked in. */
  expected: Interval;
  /** Whether it's clearly picked in most meetings, or less often than what it met. */
  lead: "ahead" | "behind" | "even";
}

export interface VotesOn {
  evidence: readonly Evidence[];
  /** By question, if there are enough votes. */
  met: Partial<Record<Asked, Met>>;
  /** What players of a level keep, by their own ranking, if there are enough votes. */
  near: Partial<Record<LevelGroup, Met>>;
}

type Counts = Readonly<Record<"one" | "other" | "same", number>>;

/** Levels that are told together. */
export const levelGroups = ["low", "middle", "high"] as const;
export type LevelGroup = (typeof levelGroups)[number];

export const groupOf = (level: OwnLevel): LevelGroup =>
  level === "new" || Number(level) < 3 ? "low" : Number(level) < 4 ? "middle" : "high";

/** What was said of two paddles, by the order of their addresses. */
export interface VotesOnPair {
  one: string;
  other: string;
  votes: number;
  said: Readonly<Record<Asked, Counts>>;
  /** What players of a level would keep, where there are enough of them. */
  levels: Partial<Record<LevelGroup, Counts>>;
  /** The share of many more that we'd expect to keep each. */
  expected: Readonly<Record<"one" | "other", Interval>>;
}

/** A share as tenths, so that it never says too much. */
export const inTenths = ({ low, high }: Interval) => ({
  low: Math.floor(10 * low),
  high: Math.ceil(10 * high),
});

/** What players said of all paddles, as far as there's enough of it. */
export interface Votes {
  /** By `soldSlug`. */
  paddles: ReadonlyMap<string, VotesOn>;
  /** By `pairName`. */
  pairs: ReadonlyMap<string, VotesOnPair>;
  /** What stood out to the players who reviewed a page's paddle, by its slug, where enough of them say so. */
  themes: ReadonlyMap<string, readonly ThemeCount[]>;
}
