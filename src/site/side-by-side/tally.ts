// Counts what players said of two paddles, question by question.

import { pairName } from "../tray/comparison-address.ts";
import { groupOf, type LevelGroup } from "../paddles/votes.ts";
import type { Level } from "../reviews/level/level.ts";
import { answers, type Answer, questions, type Question } from "./vote.ts";

/** How many said the same of the same two, and whether a moderator has to read these first. */
export interface AlikeVotes {
  one: string;
  other: string;
  keep: Answer;
  drops: Answer;
  drives: Answer;
  /** Of all of them; undefined if it isn't asked for, empty if they didn't say. */
  level?: Level | "";
  isHeld: boolean;
  votes: number;
}

/** What was said of a pair, in the order of its address. */
export interface Tally {
  one: string;
  other: string;
  votes: number;
  /** Those that a moderator has to read first: they aren't counted yet. */
  held: number;
  said: Record<Question, Record<Answer, number>>;
  /** What players of a level would keep. */
  levels: Partial<Record<LevelGroup, Record<Answer, number>>>;
}

const turned: Readonly<Record<Answer, Answer>> = { one: "other", other: "one", same: "same" };

const none = () => Object.fromEntries(answers.map((each) => [each, 0])) as Record<Answer, number>;
const nothing = () =>
  Object.fromEntries(questions.map((question) => [question, none()])) as Tally["said"];

/** Tallies by pair, the most votes first. A vote from before a paddle was renamed may have its two the other way. */
export function tallies(counted: readonly AlikeVotes[]): Tally[] {
  const byPair = Map.groupBy(counted, ({ one, other }) => pairName(one, other));
  const all = [...byPair.values()].map((group) => {
    const [one, other] = [group[0]!.one, group[0]!.other].toSorted((a, b) => (a < b ? -1 : 1));
    const tally: Tally = {
      one: one!,
      other: other!,
      votes: 0,
      held: 0,
      said: nothing(),
      levels: {},
    };
    for (const each of group) {
      if (each.isHeld) {
        tally.held += each.votes;
        continue;
      }
      tally.votes += each.votes;
      const answer = (to: Question) => (each.one === one ? each[to] : turned[each[to]]);
      for (const question of questions) tally.said[question][answer(question)] += each.votes;
      if (each.level) (tally.levels[groupOf(each.level)] ??= none())[answer("keep")] += each.votes;
    }
    return tally;
  });
  return all.toSorted((a, b) => b.votes - a.votes || (a.one + a.other < b.one + b.other ? -1 : 1));
}
