// What the words of a search mean. Figures are read first ('under $150', '16 mm', '7.8 oz', '5.5 grip', '3.5'), then
// phrases from a book of players' words, longest first and with typos corrected. What's left over is either idle
// ('best', 'paddle', 'for') or something that the book doesn't know.

import { foldWords } from "./normalize-text.ts";
import { convert, numberIn, plainFigures, unitNames, unitPattern } from "./read-figure.ts";
import { searchWords, typosIn } from "./search-words.ts";

/** From a figure up to, but not including, another. */
export interface FigureRange {
  from: number;
  to: number;
  /** The figure itself, if it was typed without 'under', 'over' or 'around'. */
  exactly?: number;
}

/** The figures in a search. */
export interface Figures {
  /** In US dollars. A bare '$150' is a limit. */
  price?: FigureRange;
  mm?: FigureRange;
  ounces?: FigureRange;
  /** The length of a grip. */
  inches?: FigureRange;
  /** A DUPR: '3.5'. */
  level?: string;
}

const under =
  "under|below|beneath|sub|less than|lower than|cheaper than|lighter than|thinner than|shorter than|up to|at most|no more than|not over|within|max|maximum|<";
const over =
  "over|above|more than|at least|starting at|heavier than|thicker than|longer than|minimum|min|>";
const around = String.raw`around|about|approximately|approx\.?|roughly|circa|near|~`;
const bound = `(?<![a-z])(?:(?<under>${under})|(?<over>${over})|(?<around>${around}))[ -]?`;
const after =
  "(?<after> ?\\+| or (?:less|under|lower|lighter|more|over|longer|heavier|thicker)| and (?:under|up|over)| max| budget)?";
const digits = String.raw`(?:\d{1,3},\d{3}|\d{1,4}(?:\.\d{1,3}|,\d{1,2})?)`;
const number = `(?<number>${digits})`;
// 'In' is rarely the unit.
const anyUnit = [
  ...(["mm", "oz", "g", "kg", "lb"] as const).map(unitPattern),
  unitPattern("in").replace(/\|in\|/, "|in(?= ?(?:grip|handle|$))|"),
].join("|");
const dollars = unitPattern("$");
const range = String.raw`${number}(?: ?(?:${anyUnit})? ?(?:-|to) ?\$?(?<other>${digits}))?`;

const withUnit = new RegExp(
  String.raw`(?:${bound})?${range}[ -]?(?<unit>${anyUnit})(?![a-z])\.?${after}`,
  "g",
);
const ofGrip = new RegExp(`(?:${bound})?${number} ?(?:grip|handle)s?(?![a-z])(?: length)?`, "g");
const inDollars = new RegExp(
  `(?:${bound}|(?<budget>budget(?: of| is)?|priced?(?: at)?|between|for) )?(?<sign>\\$) ?${range} ?(?:${dollars})?${after}`,
  "g",
);
const withDollars = new RegExp(`(?:${bound})?${range} ?(?<sign>${dollars})(?![a-z])${after}`, "g");
/** Without a dollar sign, something else has to say that it's a price. */
const asPrice = new RegExp(
  `(?:${bound}|(?<budget>budget(?: of| is)?|priced?(?: at)?|between|for) )${range}(?![\\d.a-z])${after}|(?<last>\\d{2,4}) (?:or less|and under|or under|max|budget)`,
  "g",
);
const asLevel =
  /(?:dupr|rated|level) ?(?<first>[1-6](?:[.,]\d{1,3})?)|(?<![\d.,])(?<dupr>[1-6](?:[.,]\d{1,3})?) ?dupr|(?<![\d.,])(?<level>[1-6](?:\.\d{1,3}|,\d{1,2}))\+?(?![\d.a-z])/g;
const asThickness =
  /(?<![\d.$a-z-])(?<number>1[2-9]|20)(?![\d.a-z]|-| (?:years?|pack|holes?|yo|people))/g;

/** 'Around $200' is $170 to $230. */
const nearby = 0.15;
/** Longer than any grip, in inches. */
const maxGrip = 8;
/** A price that isn't marked as one is at least this many dollars. */
const minBarePrice = 30;

/** Takes the first match of a pattern that's accepted out of a text. */
function take(
  text: string,
  pattern: RegExp,
  accept: (groups: Record<string, string | undefined>) => boolean,
): string {
  for (const found of text.matchAll(pattern))
    if (accept(found.groups ?? {}))
      return `${text.slice(0, found.index)} , ${text.slice(found.index + found[0].length)}`;
  return text;
}

function rangeOf(
  groups: Record<string, string | undefined>,
  { isLimit = false, unit = "" } = {},
): FigureRange {
  // A weight in ounces, whatever it's typed in; others are in the unit they're compared in.
  const valueOf = (typed: string) => {
    const value = numberIn(typed, isLimit)!;
    return convert(value, unit, "oz") ?? value;
  };
  const value = valueOf(groups["number"] ?? groups["last"]!);
  const suffix = groups["after"] ?? "";
  const other = groups["other"];
  if (other !== undefined) {
    const far = valueOf(other);
    return { from: Math.min(value, far), to: Math.max(value, far) };
  }
  if (groups["under"] !== undefined || /less|under|lower|lighter|max|budget/.test(suffix))
    return { from: -Infinity, to: value };
  if (groups["over"] !== undefined || /\+|up|more|over|longer|heavier|thicker/.test(suffix))
    return { from: value, to: Infinity };
  if (groups["around"] !== undefined)
    return { from: value - value * nearby, to: value + value * nearby };
  if (isLimit) return { from: -Infinity, to: value };
  return { from: value, to: value, exactly: value };
}

/** Takes the figures out of a search. */
function readFigures(term: string): { figures: Figures; rest: string } {
  const figures: Figures = {};
  let rest = foldWords(plainFigures(term))
    .replaceAll(/\b(?:(two|three) |an? |one )?hundred\b/g, (_, count: string | undefined) =>
      count === "two" ? "200" : count === "three" ? "300" : "100",
    )
    .replaceAll(/\bbetween (\$?[\d.]+) and (?=\$?\d)/g, "between $1-");
  for (let each = 0; each < 3; each++)
    rest = take(rest, withUnit, (groups) => {
      const unit = unitNames.get(groups["unit"]!)!;
      const measured = rangeOf(groups, { unit });
      if (unit === "mm") figures.mm ??= measured;
      else if (unit !== "in") figures.ounces ??= measured;
      else if (numberIn(groups["number"]!, false)! < maxGrip) figures.inches ??= measured;
      return true;
    });
  rest = take(rest, ofGrip, (groups) => {
    if (numberIn(groups["number"]!, false)! >= maxGrip) return false;
    figures.inches ??= rangeOf(groups);
    return true;
  });
  for (const pattern of [inDollars, withDollars, asPrice])
    rest = take(rest, pattern, (groups) => {
      const value = numberIn(groups["number"] ?? groups["last"]!, true)!;
      if (figures.price || (groups["sign"] === undefined && value < minBarePrice)) return false;
      figures.price = rangeOf(groups, { isLimit: true });
      return true;
    });
  rest = take(rest, asLevel, ({ first, dupr, level }) => {
    figures.level = (first ?? dupr ?? level!).replace(",", ".");
    return true;
  });
  if (!figures.mm)
    rest = take(rest, asThickness, (groups) => {
      figures.mm = rangeOf(groups);
      return true;
    });
  return { figures, rest };
}

/** Gear that isn't a paddle, for phrase books: a search for it wants no paddles. */
export const otherGear =
  "ball, pickleballs, shoe, sneaker, footwear, bag, backpack, duffel, sling, net, court, overgrip, grip tape, tape, " +
  "lead tape, glasses, eyewear, visor, hat, set, machine, glove, cover, case, accessory, accessories, shirt, drill, " +
  "lesson, edge guard";

/** Players' words, and what each phrase means. Phrases are separated by commas. */
export type PhraseBook<Meaning> = readonly (readonly [phrases: string, meaning: Meaning])[];

/** Words that say nothing about what is sought: every search for a paddle may have them. */
const idle = new Set(
  (
    "a about advice all also an and any anyone are as at available be been best better brand but buy " +
    "buying can cant choose cost costs currently deal decent do does doesnt doing dont ever every explained " +
    "feel feeling feels find for from game get gets getting gift give go going good got great have help " +
    "her him his i im in is isnt it its just kind know level like list looking made make makes me mean " +
    "meaning means model more most much my need needs new nice now of off on one ones online only option " +
    "or our out paddle pick picking pickle pickleball play player playing plays please pls product " +
    "purchase quality racket racquet raquet rated rating really reccomend recommend recommendation " +
    "recommended reddit review reviews right sale seek seeking sell shop should show so some someone " +
    "someones something spec specs style suggest suggestion super than that the their there these they thing this to " +
    "top try type up us use used using very want wanted wants was we weigh weighs what whats when where which who with " +
    "wont worth year you your"
  ).split(" "),
);

/** Whether a typed word says nothing about what is sought. */
export function isIdle(word: string): boolean {
  return idle.has(word) || idle.has(singular(word)) || /^20[12]\d$/.test(word) || isPaddle(word);
}

const isPaddle = (word: string) =>
  !/^(?:rock|jack|pack)et/.test(word) &&
  ["paddle", "racket", "racquet"].some((each) => isLike(word, each));

/** A word's singular; pickleballs are balls. */
export const singular = (word: string) =>
  word === "pickleballs" ? "ball" : /^\p{L}{3,}[^s]s$/u.test(word) ? word.slice(0, -1) : word;

/** Whether a word may be a misspelled other one. */
const isLike = (typed: string, word: string) =>
  word.length >= 5 && typosIn(singular(typed), word) <= (word.length >= 10 ? 2 : 1);

interface Phrase<Meaning> {
  words: readonly string[];
  meaning: Meaning;
}

interface OpenedBook<Meaning> {
  /** The longest first, by the first letter, which typos rarely change. */
  phrases: ReadonlyMap<string, readonly Phrase<Meaning>[]>;
  /** Every word in it: none of them is a misspelled other one. */
  known: ReadonlySet<string>;
}

/** Prepares a book of phrases for `readSearch`. */
export function openBook<Meaning>(book: PhraseBook<Meaning>): OpenedBook<Meaning> {
  const phrases = book
    .flatMap(([list, meaning]) =>
      list.split(",").flatMap((phrase) => {
        const words = searchWords(phrase).map(singular);
        const joined = words.join("");
        // 'widebody', 'handspeed'
        const isTelling = words.length > 1 && joined.length >= minJoined;
        return [words, ...(isTelling ? [[joined]] : [])].map((each) => ({ words: each, meaning }));
      }),
    )
    .toSorted((a, b) => b.words.length - a.words.length);
  return {
    phrases: Map.groupBy(phrases, ({ words }) => words[0]![0]!),
    known: new Set(phrases.flatMap(({ words }) => words)),
  };
}

export interface ReadSearch<Meaning> {
  figures: Figures;
  /** In the order of the search. */
  meanings: Meaning[];
  /** The words that neither the book nor this module knows. */
  left: string[];
  /** The number of figures and words that were understood. */
  understood: number;
  /** Whether it's a question about how or why, which no list of products answers. */
  isQuestion: boolean;
  /** Whether it's for several products, so that none of them is meant by name. */
  hasPlural: boolean;
  /** Whether it says what it's for: a paddle. */
  saysPaddle: boolean;
}

const maxLength = 100;
const maxPhraseWords = 4;
/** A phrase of at least this many letters is known as one word, too. */
const minJoined = 7;
const questions =
  /^(?:how|why|when|where|can|could|does|do|did|is|are|will|whats an?|what (?:is|are|does|do) (?!the (?:best|most|light|cheap)))\b|\b(?:meaning|explained|definition)$/;

/** Reads a search by a book of phrases. Anything after the first hundred characters is ignored. */
export function readSearch<Meaning>(
  search: string,
  book: OpenedBook<Meaning>,
): ReadSearch<Meaning> {
  const term = search.slice(0, maxLength);
  const { figures, rest } = readFigures(term);
  const typed = searchWords(rest);
  const meanings: Meaning[] = [];
  const left: string[] = [];
  let understood = Object.keys(figures).length;
  for (let at = 0; at < typed.length;) {
    const phrase = phraseAt(typed, at, book);
    if (phrase) {
      meanings.push(phrase.meaning);
      understood += phrase.words.length;
      at += phrase.words.length;
      continue;
    }
    if (!isIdle(typed[at]!)) left.push(typed[at]!);
    at += 1;
  }
  return {
    figures,
    meanings,
    left,
    understood,
    isQuestion: questions.test(foldWords(term).trim()),
    hasPlural: /\b(?:paddles|rackets|racquets)\b/i.test(term),
    saysPaddle: searchWords(term).some(isPaddle),
  };
}

function phraseAt<Meaning>(
  typed: readonly string[],
  at: number,
  { phrases, known }: OpenedBook<Meaning>,
) {
  const near = typed.slice(at, at + maxPhraseWords);
  const isWord = (word: string, index: number, mayErr: boolean) => {
    const each = near[index];
    if (each === undefined) return false;
    if (each === word || singular(each) === word) return true;
    return mayErr && !known.has(singular(each)) && !isIdle(each) && isLike(each, word);
  };
  const alike = phrases.get(near[0]![0]!) ?? [];
  return [false, true]
    .map((mayErr) =>
      alike.find(({ words }) => words.every((word, index) => isWord(word, index, mayErr))),
    )
    .find((phrase) => phrase !== undefined);
}
