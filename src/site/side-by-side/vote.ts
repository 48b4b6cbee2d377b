// What a player says who tried two paddles: which one they'd keep, and for what. A kind that pages only count.

import { addresses } from "../../addresses.ts";
import { noKey, type Series } from "../contributions/contribution.ts";
import { choice, defineKind, type GivenOf, type KindField, words } from "../contributions/kind.ts";
import { dayLength } from "../../platform/today.ts";
import { pairName } from "../tray/comparison-address.ts";
import { levels } from "../reviews/level/level.ts";

/** The two paddles of a vote, by the order of their addresses. */
export const sides = ["one", "other"] as const;
export type Side = (typeof sides)[number];
export const answers = [...sides, "same"] as const;
export type Answer = (typeof answers)[number];

/** What is asked about both. */
export const questions = ["keep", "drops", "drives"] as const;
export type Question = (typeof questions)[number];

/** For how long someone tried them. Content has the words. */
export const triedFor = ["minutes", "games", "days", "weeks"] as const;

/** @typeParam On what a vote is about, as its address says, and the day it is */
interface On {
  pair: readonly [one: string, other: string];
  today: string;
}

const side = (place: 0 | 1): KindField<string, On> => ({
  control: {},
  read: (_, { pair }) => ({ value: pair[place] }),
});

/** For how many days a vote that's kept in a browser still counts for the day it was made on. */
export const keptDays = 7;

/** The day that a phone says it is where it's played; today, if that can't be. */
function dayOf(said: string | undefined, today: string): string {
  const ago = (Date.parse(today) - Date.parse(said ?? "")) / dayLength;
  return ago >= -1 && ago <= keptDays ? said! : today;
}

/** What a phone calls itself, and the day of the vote: 'k3v9….2026-11-30'. It's only in the key. */
const phone: KindField<string, On> & { isAside: true } = {
  isAside: true,
  inKey: true,
  control: {},
  read(typed, { today }) {
    const [, name, day] = /^([0-9a-z]{16,40})(?:[.](\d{4}-\d{2}-\d{2}))?$/.exec(typed) ?? [];
    return name === undefined ? { problem: "refused" } : { value: `${name}.${dayOf(day, today)}` };
  },
};

/** What a demo day's host has on their cards. */
export const isDayCode = (text: string): boolean => /^[a-z0-9]{8}$/.test(text);

/** A code that isn't one is left out: a vote with a torn link is a vote. */
const day: KindField<string> = {
  control: {},
  read: (typed) => ({ value: isDayCode(typed) ? typed : "" }),
};

const optional = { isOptional: true } as const;

/** What a vote is one of many of. Who keeps the same paddle again and again tries it beside many. */
export const seriesOf = ({
  one,
  other,
  keep,
}: Record<Side, string> & { keep: Answer }): Series[] => {
  const kept = { one, other, same: undefined }[keep];
  const says = (of: string) => (kept === undefined ? "same" : kept === of ? "kept" : "lost");
  return [
    { of: `${one} ${other}`, says: keep, among: answers, isLimited: true },
    ...[one, other].map((of) => ({ of, says: says(of), among: ["kept", "lost", "same"] })),
  ];
};

export const voteKind = defineKind({
  name: "votes",
  noun: "vote",
  table: "side_by_side_votes",
  isCounted: true,
  fields: {
    one: side(0),
    other: side(1),
    phone,
    shownFirst: choice(sides),
    keep: choice(answers),
    drops: choice(answers),
    drives: choice(answers),
    level: choice(levels, optional),
    triedFor: choice(triedFor, optional),
    playedFirst: choice(sides, optional),
    owns: words({ max: 60, isOptional: true, isPublic: true, control: { autoComplete: "off" } }),
    day,
  },
  form: ["keep", "drops", "drives", "level", "triedFor", "playedFirst", "owns"],
  slugs: ["one", "other"],
  // One for each pair, phone and day, whatever it says.
  key: (_, [one, other, from]) => [one!, other!, from!],
  // A club's players share an address, so a phone is counted by its own key first.
  phoneOf: ({ phone: from = "" }) => from.split(".")[0]!,
  seriesOf,
  limits: {
    add: { act: "side by side", perVisitor: 30, overall: 20_000 },
    edit: { act: "side by side withdraw", perVisitor: 200, overall: 3000 },
  },
  list: ["one", "other", "keep", "drops", "drives", "level", "day", "shownFirst", "owns"],
  none: "Nobody has said which of two paddles they'd keep.",
  commands: { about: "Which of two paddles players would keep" },
  says: ({ one, other, keep, drops, drives, level }) => {
    const said = (answer: unknown) =>
      answer === "same" ? "the same" : String(answer === "one" ? one : other);
    return [
      `${one} or ${other}`,
      `keeps ${said(keep)}`,
      `for drops ${said(drops)}`,
      `for drives ${said(drives)}`,
      ...(level === "" ? [] : [`level ${level}`]),
    ];
  },
});

export type Vote = Omit<GivenOf<typeof voteKind>, "subject" | "editKey" | "sender">;

/** The part of an address that names a demo day. */
const dayQuery = (code: string) => (code === "" ? "" : `?day=${code}`);

/** The page where two paddles are picked. */
export const chooseAddress = (code = ""): string => addresses.sideBySide.path + dayQuery(code);

/** The page where players say which of two they'd keep: one address for both orders. */
export const voteAddress = (one: string, other: string, code = ""): string =>
  addresses.sideBySidePair.href({ pair: pairName(one, other) }) + dayQuery(code);

/** The page of the card that leads there. */
export const pairCardAddress = (one: string, other: string, code = ""): string =>
  addresses.card.href({ slug: pairName(one, other) }) + dayQuery(code);

/** The private page of what someone just sent. @param key null if the same phone sent one before */
export const sentAddress = (key: string | null): string =>
  `${addresses.myVote.href({ key: key ?? noKey })}#content`;
