import { isMatchable } from "./match.ts";
// What the guided match answers a search with: 'paddle for tennis elbow under $150' is a link to the match with these
// answers given. Needs are those of the model of how a paddle plays, so what a search leads to, the match ranks by.

import {
  openBook,
  otherGear,
  type PhraseBook,
  readSearch,
} from "../../platform/text/search-phrases.ts";
import type { SearchAnswer } from "../../platform/render/route.ts";
import { listed, withArticle } from "../../platform/text/grammar.ts";
import { shortPriceText, wholeNumber } from "../../platform/text/money.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { readOwnLevel } from "../reviews/level/level.ts";
import {
  budgets,
  hasPreferences,
  matchAddress,
  noPreferences,
  type Preferences,
} from "./match-address.ts";

/** What a phrase means to the match: an answer to one of its questions, or that a sound is meant, or a person. */
export type Meaning = Partial<Preferences> | "shot" | "quiet" | "person" | "other gear";

const book: PhraseBook<Meaning> = [
  [
    "power, powerful, more power, banger, banging, bang, smash, smasher, drive, hard hitter, hit hard, hits hard, hit harder, hitting hard, " +
      "put away, putaway, plow through, aggressive, aggressor, attacking, big hitter, heat, explosive",
    { style: "power" },
  ],
  [
    "control, controlled, touch, dink, dinking, dinker, soft game, finesse, placement, precision, " +
      "accuracy, accurate, kitchen game, short game",
    { style: "control" },
  ],
  [
    "hand speed, fast hands, quick hands, hand battle, hands battle, firefight, fire fight, fast, quick, quicker, maneuverable, maneuverability, " +
      "speed, counter, counters, speed up, speedups, reaction, net play",
    { style: "speed" },
  ],
  [
    "spin, spinny, spinniest, topspin, top spin, backspin, slice, rpm, grit, gritty, roll, rolls",
    { style: "spin" },
  ],
  [
    "all around, allaround, all round, all court, versatile, jack of all trades, do it all, bit of everything",
    { style: "all-around" },
  ],
  ["drop, third shot drop, reset, resetting, kitchen, block, blocking", "shot"],
  [
    "soft, softer, softest, plush, muted, dwell, dwell time, cushioned, mushy, soft feel, soft hitting, plush feel",
    { feel: "soft" },
  ],
  ["balanced, medium feel, middle", { feel: "balanced" }],
  [
    "crisp, crispy, pop, poppy, poppiest, lively, firm, stiff, stiffer, stiffest, hard feel, hot, hottest, trampoline",
    { feel: "crisp" },
  ],
  [
    "loud, louder, too loud, noisy, quiet, quieter, quietest, silent, quiet sound, noise, low noise, noise reducing, noise reduction, hoa, noise restrictions, less noise, sound",
    "quiet",
  ],
  [
    "elbow, tennis elbow, golfers elbow, golf elbow, sore elbow, bad elbow, elbow pain, arm, sore arm, arm pain, arm friendly, arm trouble, wrist, wrist pain, " +
      "sore wrist, shoulder, bad shoulder, shoulder pain, tendonitis, tendinitis, tendon, arthritis, arthritic, arthritis hands, vibration, dampening, " +
      "vibration dampening, shock absorbing, joint, joint pain, joint friendly, hurt, hurts, injury, injured, pain, comfort, comfortable, easy on the arm",
    { arm: "yes" },
  ],
  [
    "beginner, beginning, newbie, novice, starter, starting, starting out, start with, rookie, noob, first, first paddle, new player, just started, learning, learn with, learner",
    { level: "new" },
  ],
  ["intermediate, improver", { level: "3.5" }],
  ["advanced, expert, competitive, tournament player", { level: "4.5" }],
  [
    "woman, women, womens, lady, ladies, female, girl, girls, man, men, mens, male, guy, kid, kids, child, children, youth, junior, teen, senior, seniors, " +
      "older, old, elderly, over 50, over 60, wife, husband, mom, mother, dad, father, grandma, grandpa, girlfriend, boyfriend, son, daughter, friend, parent, gift, small hand, " +
      "small hands, tall, short, petite, left handed, lefty, tennis, tennis player, former tennis player, ex tennis, badminton, table tennis, ping pong, weak",
    "person",
  ],
  [`${otherGear}, strategy, technique, tip, practice, wall, exercise, brace, dupr`, "other gear"],
];
const opened = openBook(book);

/** The weight of an answer to several preferred or a sore arm, to one preference, and to a person without any. */
const weights = { several: 3, one: 2, person: 2, partial: 0.4 } as const;
const minUnderstood = 1 / 2;

/** What a search wants in a paddle. */
export interface SaidNeeds {
  /** The answers to the match's questions, but for the budget. */
  preferred: Preferences;
  /** The limit that was typed, in US cents. */
  limitCents: number | undefined;
  isQuiet: boolean;
  isForPerson: boolean;
  read: ReturnType<typeof readSearch<Meaning>>;
}

/**
 * Reads what a search wants in a paddle. Undefined if it's about other gear, or names two feels, or styles to choose
 * between.
 */
export function needsIn(term: string): SaidNeeds | undefined {
  const read = readSearch(term, opened);
  const { figures, meanings, saysPaddle } = read;
  if (meanings.includes("other gear")) return undefined;
  const given = meanings.filter((each) => typeof each === "object");
  // Without a paddle for it, a shot is something to learn about.
  if (meanings.includes("shot") && (saysPaddle || given.length > 0))
    given.push({ style: "control" });
  const isQuiet = meanings.includes("quiet");
  const preferred: Preferences = Object.assign(
    { ...noPreferences },
    ...given,
    isQuiet && !given.some(({ feel }) => feel) ? { feel: "soft" } : {},
  );
  const styles = new Set(given.flatMap(({ style }) => style ?? []));
  const isWeighed = /\s(?:vs|versus|or)\.?\s/i.test(term);
  if (areOpposed(given) || (styles.size > 1 && (styles.size > 2 || isWeighed))) return undefined;
  if (styles.size === 2)
    Object.assign(
      preferred,
      styleOfTwo(styles),
      given.find(({ feel }) => feel),
    );
  if (figures.level !== undefined) preferred.level = readOwnLevel(figures.level);
  const dollars = figures.price?.to ?? Infinity;
  return {
    preferred,
    limitCents: dollars === Infinity ? undefined : Math.round(dollars * 100),
    isQuiet,
    isForPerson: meanings.includes("person"),
    read,
  };
}

/** What the match answers a search with, if its words are needs of a player. */
export function matchAnswers(
  { library }: { library: { paddles: readonly AnyPaddle[]; match: { heading: string } } },
  term: string,
): SearchAnswer[] {
  const said = needsIn(term);
  if (said === undefined) return [];
  const { preferred, limitCents, isQuiet, isForPerson } = said;
  const { figures, meanings, left, understood, isQuestion, saysPaddle } = said.read;
  if (isQuestion || figures.mm || figures.ounces || figures.inches) return [];
  if (meanings.includes("shot") && !saysPaddle) return [];
  const isWhole = left.length === 0;
  if (!isWhole && understood / (understood + left.length) < minUnderstood) return [];
  const { level } = preferred;
  const needs = [preferred.style, preferred.feel, preferred.arm].filter(
    (each) => each !== undefined,
  ).length;
  // 'Which paddle should I buy?'
  const isOpen = understood === 0 && isWhole && saysPaddle && /\s/.test(term.trim());
  if (needs === 0 && level === undefined && !isForPerson && !isOpen) return [];
  const budgetCents = budgets.find((cents) => cents >= (limitCents ?? Infinity));
  const preferences: Preferences = { ...preferred, budgetCents };
  const common = { isWhole, namesBrand: false, lists: [] };
  if (!hasPreferences(preferences))
    return [
      {
        ...common,
        path: matchAddress(noPreferences),
        title: library.match.heading,
        note: "What suits you depends on your level, your game, your budget and your arm, so that's what we ask.",
        weight: isWhole ? weights.person : weights.partial,
      },
    ];
  const isSeveral = needs + (level === undefined ? 0 : 1) + (budgetCents === undefined ? 0 : 1) > 1;
  const ranked = library.paddles.filter(isMatchable).length;
  return [
    {
      ...common,
      path: matchAddress(preferences),
      title: `${wholeNumber(ranked)} paddles in order for ${listed(needsInWords(preferences))}`,
      note: noteOn(preferences, isQuiet),
      weight: !isWhole
        ? weights.partial
        : isSeveral || preferred.arm === "yes" || isQuiet
          ? weights.several
          : weights.one,
    },
  ];
}

/** Two styles as one answer each to style and feel: power and control are a bit of everything, spin and control soft spin. */
function styleOfTwo(styles: ReadonlySet<Preferences["style"]>): Partial<Preferences> {
  const other = [...styles].find((style) => style !== "power" && style !== "control");
  if (other === undefined || other === "all-around") return { style: "all-around" };
  const feel = styles.has("control") ? "soft" : styles.has("power") ? "crisp" : undefined;
  return { style: styles.has("spin") ? "spin" : other, feel };
}

/** Whether two feels were named: 'soft or crisp'. */
function areOpposed(given: readonly Partial<Preferences>[]): boolean {
  return new Set(given.flatMap(({ feel }) => feel ?? [])).size > 1;
}

const styleWords = {
  power: "power",
  "all-around": "all-around play",
  control: "control",
  speed: "fast hands",
  spin: "spin",
};

/** What a player asked for: 'control', 'a sore arm', 'a 3.5 player'; 'you' if nothing of that. */
export function needsInWords({ level, style, feel, arm }: Preferences): string[] {
  const words = [
    style && styleWords[style],
    feel && `${withArticle(feel)} feel`,
    arm === "yes" && "a sore arm",
    level && (level === "new" ? "a new player" : `a ${level} player`),
  ].filter((each): each is string => Boolean(each));
  return words.length > 0 ? words : ["you"];
}

function noteOn({ budgetCents }: Preferences, isQuiet: boolean): string {
  const order =
    budgetCents === undefined
      ? "Best fit first, with the case for and against each."
      : `The ones up to ${shortPriceText(budgetCents)} come first, with the case for and against each.`;
  return isQuiet
    ? `Nobody here measured sound, but soft, muted paddles tend to be quieter. ${order}`
    : order;
}
