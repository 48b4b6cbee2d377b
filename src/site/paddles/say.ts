/* Reasons in English. `say` offers every form that a page needs; the content is all in the reason, so a page that
   wants other words picks another form or another reason. Figures are in the reader's units, and a difference is
   that of the figures as shown, so a reader who subtracts them gets the same. */
import { capitalized, listed, uncapitalized, withArticle } from "../../platform/text/grammar.ts";
import { roundPriceText, shortPriceText } from "../../platform/text/money.ts";
import { figureIn, figureText, type Units } from "../../platform/text/units.ts";
import { nearText } from "../reviews/level/level.ts";
import { minReviewsNear, reviewsText, toOneDecimal } from "../reviews/ratings/ratings.ts";
import { themeNames } from "../reviews/themes/themes.ts";
import { type AnySold, surfaceInWords } from "./paddle-facts.ts";
import type { Use, UseScore } from "./profile.ts";
import type { AnyPaddle, Version } from "./paddle.content.ts";
import { shapes, type Trait, traitText } from "./paddle-values.ts";
import {
  admit,
  criticismOf,
  difference,
  distance,
  type Fact,
  factOf,
  facts,
  type From,
  isNoticed,
  keyOf,
  lexicon,
  type PageList,
  phraseReason,
  type Reason,
  type Scaled,
} from "./reasons.ts";
import type { LevelGroup } from "./votes.ts";

/**
 * A whole 'sentence'; what completes 'Choose it if …'; a 'clause' about one paddle: 'a 2 mm thicker core'; or a 'term':
 * 'core thickness (16 mm vs. 14 mm)'.
 */
type Form = "sentence" | "if" | "clause" | "term";

/** A reason in one of its forms, without a period unless it's a sentence. */
export function say({ paddle, evidence, over }: Reason, form: Form, units: Units = "us"): string {
  switch (evidence.from) {
    case "fact":
      return form === "sentence"
        ? factSentence(paddle, evidence.fact, [evidence.does])
        : evidence.does;
    case "difference":
      return sayDifference(evidence, form, units);
    case "page":
      return form === "term" || form === "if"
        ? evidence.phrase
        : sayPhrase(evidence, form === "sentence");
    case "use":
      return form === "if"
        ? `you want ${wantedOf(evidence, over, units)}`
        : inUse(evidence.trait).is;
    case "rating":
      return sayRating(evidence);
    case "votes":
      return sayVotes(evidence, form);
    case "reviews":
      return sayReviews(evidence, form);
    case "price":
      return sayPrice(evidence);
    case "balance":
      return "Its pace and its touch are about even.";
  }
}

/**
 * 'quicker hands (7.9 oz vs. 8.2 oz)', 'more power (“Easy pace on drives”)'; or its page's words alone if they name the
 * trait: 'easy pop from a thin core'. A type needs no brackets. Against a single rival, both
 * facts are given.
 */
function wantedOf({ trait, by }: From<"use">, over: readonly AnyPaddle[], units: Units): string {
  const fact = by?.evidence.from === "fact" ? by.evidence.fact : undefined;
  const wanted = (fact && wantedBy[trait]?.[fact]) ?? inUse(trait).wanted;
  if (by?.evidence.from === "page" && pageWords[by.evidence.list].isQuoted) {
    const { phrase } = by.evidence;
    const isNamed = phrase.toLowerCase().split(" ").includes(wanted.split(" ").at(-1)!);
    return isNamed ? uncapitalized(phrase) : `${wanted} (“${phrase}”)`;
  }
  if (by?.evidence.from === "reviews") return `${wanted} (${sayReviews(by.evidence, "term")})`;
  if (by === undefined || fact === undefined || fact === "category") return wanted;
  const [text, ...theirs] = [by.paddle, ...over].map((each) => factText(each, fact, units));
  if (text === undefined) return wanted;
  const [its] = over.length === 1 ? theirs : [];
  const against = its === undefined || its === text ? "" : againstText(fact, [its]);
  return `${wanted} (${thingText(fact, text)}${against})`;
}

/** Figures are set beside each other; words aren't. */
const againstText = (fact: Fact, theirs: readonly string[]) =>
  fact === "shape" || fact === "surface"
    ? `, not ${listed(theirs, "or")}`
    : ` vs. ${listed(theirs)}`;

/** Reasons as sentences: one for each fact, whatever it does, and one for each other reason. */
export function sayEach(reasons: readonly Reason[]): string[] {
  return [...Map.groupBy(reasons, keyOf).values()].map((alike) => {
    const [{ paddle, evidence }] = alike as [Reason];
    if (evidence.from !== "fact") return say(alike[0]!, "sentence");
    return factSentence(paddle, evidence.fact, [
      ...new Set(alike.map((each) => say(each, "clause"))),
    ]);
  });
}

/** The words for having more of a trait than another paddle, or less, and what a player wants who wants more. */
export function inUse(trait: Trait): { is: string; less: string; wanted: string } {
  const text = traitText(trait);
  const usual = [`better for ${text}`, `not as good for ${text}`, `more ${text}`] as const;
  const [is, less, wanted] = useWords[trait] ?? usual;
  return { is, less, wanted };
}

const useWords: Partial<Record<Trait, readonly [is: string, less: string, wanted: string]>> = {
  power: ["more powerful", "less powerful", "more power"],
  pop: ["poppier", "less poppy", "more pop"],
  control: ["better on drops and resets", "not as good on drops and resets", "more control"],
  forgiveness: ["steadier off-center", "less steady off-center", "more forgiveness"],
  hands: ["quicker", "not as quick", "quicker hands"],
  comfort: ["easier on the arm", "harder on the arm", "an easier hit on your arm"],
  reach: ["longer in reach", "shorter in reach", "more reach"],
  twoHands: ["roomier for two hands", "tighter for two hands", "room for two hands"],
  durability: ["longer-lasting", "not as long-lasting", "something that lasts"],
  learning: ["easier to start on", "harder to start on", "an easier start"],
  sound: ["quieter", "louder", "a quieter hit"],
  value: ["better value", "not as good value", "more for the money"],
};

/** What a player wants, in words for the fact that tells most of it. */
const wantedBy: Partial<Record<Trait, Partial<Record<Fact, string>>>> = {
  power: { category: "a power paddle's pace" },
  control: { category: "a control paddle's touch" },
  learning: { shape: "a wider face while you learn", category: "a control paddle to start on" },
};

/** The words for the first, the second, the fourth and the last fifth of the paddles with a score. */
const fifths: Record<Use, string> = {
  power: "the most powerful, more powerful, less powerful, the least powerful",
  control: "the easiest to control, easier to control, harder to control, the hardest to control",
  spin: "the best for spin, better for spin, weaker for spin, the weakest for spin",
  forgiveness: "the most forgiving, more forgiving, less forgiving, the least forgiving",
  hands: "the quickest, quicker, slower, the slowest",
};

/** Below this many paddles, 'most' says too much. */
const minRanked = 5;

/**
 * Where a score falls, by fifths of the catalog: nobody measured it, so no rank is printed. It's true with ties, too: more
 * than half are lower, or higher, and an end has a bar that looks like it. Undefined in a catalog too small for 'most'.
 */
export function standingOf({ rank, of, place, middle }: NonNullable<UseScore["among"]>) {
  if (of < minRanked) return undefined;
  const higher = rank - 1;
  if (place > middle && rank <= 0.4 * of)
    return rank <= 0.2 * of && place > 2 / 3 ? "most" : "more";
  if (higher >= 0.6 * of) return higher >= 0.8 * of && place < 1 / 3 ? "least" : "less";
  return "middle";
}

/** Where a score falls in the catalog: 'among the most powerful', 'more powerful than most', 'in the middle'. */
export function placeInWords(use: Use, among: NonNullable<UseScore["among"]>): string {
  const standing = standingOf(among);
  if (standing === undefined) return `one of ${among.of} with a score`;
  if (standing === "middle") return "in the middle";
  const [most, more, less, least] = fifths[use].split(", ");
  const words = { most, more, less, least }[standing];
  return standing === "most" || standing === "least" ? `among ${words}` : `${words} than most`;
}

/** 'The 16 mm core takes pace off drops and keeps dinks low. It also …': at most two clauses per sentence. */
function factSentence(paddle: AnyPaddle, fact: Fact, does: readonly string[]): string {
  const value = factText(paddle, fact) ?? "";
  const begins = filledIn(lexicon[fact].begins ?? "", {
    value,
    "a value": withArticle(value),
    number: value.split(" ")[0]!,
  });
  const also = does.length > 2 ? ` It also ${listed(does.slice(2))}.` : "";
  return `${begins} ${listed(does.slice(0, 2))}.${also}`;
}

/** A confirmed fact within a sentence: '16 mm', 'carbon fiber'. Undefined if it's unconfirmed. */
export function factText(paddle: AnyPaddle, fact: Fact, units: Units = "us"): string | undefined {
  const value = factOf(paddle, fact);
  if (value === undefined) return undefined;
  if (fact === "surface") return surfaceInWords(paddle);
  return typeof value === "string" ? value.toLowerCase() : figure(fact as Scaled, value, units);
}

/** The thing with a value: '16 mm core'. */
export function thingText(fact: Fact, value: string): string {
  return filledIn(lexicon[fact].thing ?? lexicon[fact].noun, { value });
}

function figure(fact: Scaled, value: number, units: Units): string {
  const { unit } = lexicon[fact];
  if (fact === "shape") return shapes[value]!;
  return unit === "cents" ? shortPriceText(value) : figureText(value, unit, units);
}

/** A difference in one of its forms, as `say` does it. */
export function sayDifference(evidence: From<"difference">, form: Form, units: Units): string {
  const { fact, side, value, others } = evidence;
  const { noun, unit, ...row } = lexicon[fact];
  const [mine, ...all] = [value, ...others].map((each) => figure(fact, each, units));
  const theirs = [...new Set(all)];
  if (form === "term") return `${noun} (${[...new Set([mine, ...theirs])].join(" vs. ")})`;
  if (side === "same") return thingText(fact, mine!);
  const { is = "", wanted = "" } = row[side];
  const by = byText(evidence, units);
  const words = { by, "a by": withArticle(by) };
  if (form !== "if") return filledIn(is, words);
  if (unit === "cents") return `you want ${filledIn(wanted, words)}`;
  return `you want ${wanted} (${mine}${againstText(fact, theirs)})`;
}

function byText({ fact, value, others, by }: From<"difference">, units: Units): string {
  const { unit } = lexicon[fact];
  if (unit === "cents")
    return new Set(others).size > 1
      ? `at least ${shortPriceText(Math.floor(by / 500) * 500)}`
      : roundPriceText(by);
  const shown = (each: number) => figureIn(each, unit, units);
  const apart = others.map((other) => distance(shown(value).value, shown(other).value));
  return `${Math.min(...apart)} ${shown(value).unit}`;
}

/** Fills in {placeholders}, also within what it fills in. */
function filledIn(template: string, words: Readonly<Record<string, string>>): string {
  return template.includes("{")
    ? filledIn(
        template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => words[name] ?? ""),
        words,
      )
    : template;
}

/** How a page refers to its phrases: in a list's heading or sentence, and in the middle of one. */
export const pageWords: Record<PageList, { title: string; within: string; isQuoted: boolean }> = {
  knownFor: { title: "Known for", within: "known for", isQuoted: true },
  criticisedFor: { title: "Criticized for", within: "criticized for", isQuoted: true },
  buyIf: { title: "Buy it if", within: "for you if", isQuoted: false },
  skipIf: { title: "Skip it if", within: "not for you if", isQuoted: false },
};

/**
 * 'Known for: Easy pace.', 'known for “Easy pace”'; 'Buy it if you like to attack.', 'for you if you like to attack'.
 */
function sayPhrase({ list, phrase }: From<"page">, isSentence: boolean): string {
  const { title, within, isQuoted } = pageWords[list];
  if (isSentence) return `${title}${isQuoted ? ":" : ""} ${phrase}.`;
  return `${within} ${isQuoted ? `“${phrase}”` : phrase}`;
}

/** 'Players near 3.5 rate it 4.6, above …'; 'you play near 3.5: players at your level rate it 4.6 (9 reviews), not …'. */
function sayRating({ level, rated, than }: From<"rating">): string {
  const { average } = rated;
  if (typeof than === "number") {
    const direction = average > than ? "above" : "below";
    return `${whoRate(level, rated.reviews)} it ${toOneDecimal(average)}, ${direction} the ${toOneDecimal(than)} average for all paddles.`;
  }
  const you = level === "new" ? "you're new to the game" : `you play ${nearText(level!)}`;
  const [its, ...theirs] = [rated, ...than].map(
    (each) => `${toOneDecimal(each.average)} (${reviewsText(each.reviews)})`,
  );
  return `${you}: players at your level rate it ${its}, not ${listed(theirs, "or")}`;
}

/** Whose rating it is. A few players are counted, not told as all. */
function whoRate(level: From<"rating">["level"], reviews: number): string {
  if (level === "new") return "New players rate";
  if (level !== undefined) return `Players ${nearText(level)} rate`;
  if (reviews >= minReviewsNear) return "Players of all levels rate";
  return `So far, ${reviews === 1 ? "one player rates" : `${reviews} players rate`}`;
}

const picked = { keep: "kept", drops: "picked for drops", drives: "picked for drives" };

export const levelsNamed: Readonly<Record<LevelGroup, string>> = {
  low: "below 3.0",
  middle: "at 3.0 to 3.5",
  high: "at 4.0 and up",
};

/** 'Players who tried it beside another kept it in 26 of 41 meetings.' */
function sayVotes({ asked, group, kept, votes }: From<"votes">, form: Form): string {
  const meetings = `in ${kept} of ${votes} meetings`;
  if (form !== "sentence") return `${picked[asked]} ${meetings}`;
  const [does, ...what] = picked[asked].split(" ");
  const players = group === undefined ? "Players" : `Players ${levelsNamed[group]}`;
  return `${players} who tried it beside another ${[does, "it", ...what].join(" ")} ${meetings}.`;
}

/** 'Of 15 reviews that mention its control, 13 praise it.' */
function sayReviews({ theme, praise, of }: From<"reviews">, form: Form): string {
  const name = themeNames[theme].toLowerCase();
  const [does, count] = 2 * praise > of ? ["praise", praise] : ["criticize", of - praise];
  if (form === "sentence") return `Of ${of} reviews that mention its ${name}, ${count} ${does} it.`;
  const share = `${does}d in ${count} of ${of} reviews that mention it`;
  return form === "term" ? share : `${name} that's ${share}`;
}

function sayPrice({ cents, budget }: From<"price">): string {
  const over = shortPriceText(cents - budget);
  return `It costs ${shortPriceText(cents)}, which is ${over} over your ${shortPriceText(budget)} budget.`;
}

/**
 * What to know before buying a paddle, in a sentence: a criticism from its page. Without one, whom the paddle doesn't
 * suit, or that we know little about it.
 */
export function knowBefore(
  paddle: AnySold,
  criticism: Reason | undefined = criticismOf(paddle),
): string {
  const drawback = drawbackOf(paddle, criticism);
  const { isListed, version, skipIf } = paddle;
  if (drawback !== undefined) return drawback;
  if (isListed) return "Nobody has written up its drawbacks yet.";
  if (version && skipIf.length === 0)
    return version.about.length > 0
      ? `Our page names no drawback of the ${version.name}.`
      : capitalized(saidOfVersion(version));
  return "We couldn't confirm much about it.";
}

/** The criticism, or else whom the paddle doesn't suit; undefined if there's neither. */
export function drawbackOf(
  paddle: AnySold,
  criticism: Reason | undefined = criticismOf(paddle),
): string | undefined {
  if (criticism !== undefined && admit(criticism)) {
    const { evidence } = criticism;
    const isShort = evidence.from === "page" && evidence.list === "criticisedFor";
    return isShort ? `${evidence.phrase}.` : say(criticism, "sentence");
  }
  const [advice] = paddle.skipIf.map((phrase) => phraseReason(paddle, phrase, false));
  return advice && !paddle.isListed && admit(advice) ? say(advice, "sentence") : undefined;
}

/** What a version's page says about it, or that it says nothing, within a sentence. */
export const saidOfVersion = ({ name, about }: Pick<Version, "name" | "about">) =>
  about.length > 0
    ? `our page says this of it: ${about.join("; ")}.`
    : `what our page says is about another version. We only know the ${name}'s specs.`;

/** The noticeable steps: '$10, 0.2 oz, 1 mm of core, …'. */
export function stepsInWords(units: Units): string {
  const step = (fact: Scaled) => figure(fact, lexicon[fact].notice, units);
  return `${step("listPriceCents")}, ${step("weightOz")}, ${step("coreMm")} of core, ${step("lengthIn")} of length or width, or ${step("gripLengthIn")} of grip`;
}

type Verb = (typeof lexicon)[Scaled]["verb"];

/**
 * The differences between two paddles that a player would notice, what's too close to notice and what they share, in
 * plain sentences from confirmed facts only.
 */
export function sayPair(one: AnyPaddle, other: AnyPaddle, units: Units): string[] {
  const differences = new Map<Verb, string[]>();
  const close: string[] = [];
  const shared: string[] = [];
  const differing: Fact[] = [];
  for (const fact of pairFacts) {
    const [mine, theirs] = [one, other].map((paddle) => factText(paddle, fact, units));
    if (mine === undefined || theirs === undefined) continue;
    const found =
      fact === "surface" || fact === "shape" ? undefined : difference(one, [other], fact);
    if (mine === theirs) {
      if (mine !== "other") shared.push(`${lexicon[fact].noun} (${mine})`);
    } else if (!found) differing.push(fact);
    else if (isNoticed(found.evidence.fact, [found.evidence.value, ...found.evidence.others])) {
      const { verb } = lexicon[found.evidence.fact];
      differences.set(verb, [...(differences.get(verb) ?? []), say(found, "clause", units)]);
    } else close.push(say(found, "term", units));
  }
  return [
    inNumbers(one, other, differences),
    inShapeAndFace(one, other, differing),
    close.length > 0 ? `You probably won't notice the difference in ${listed(close, "or")}.` : "",
    shared.length > 0 ? `Both have the same ${listed(shared)}.` : "",
  ].filter((sentence) => sentence !== "");
}

/** Types are left out: they're ours, not figures. */
const pairFacts = facts.filter((fact) => fact !== "category");

/** 'The A costs $50 less than the B. It's 0.3 oz lighter, with a 2 mm thicker core.' */
function inNumbers(one: AnyPaddle, other: AnyPaddle, differences: Map<Verb, string[]>): string {
  const [first, ...rest] = (["costs", "is", "has"] as const).filter((verb) =>
    differences.has(verb),
  );
  if (first === undefined) return "";
  const said = (verb: Verb) => listed(differences.get(verb)!);
  const start = `The ${one.shortName} ${first} ${said(first)} than the ${other.shortName}`;
  const [next, last] = rest;
  if (next === undefined) return `${start}.`;
  return last === undefined
    ? `${start} and ${next} ${said(next)}.`
    : `${start}. It's ${said("is")}, with ${said("has")}.`;
}

/** Shapes after 'is'. */
const shapeNames: Record<(typeof shapes)[number], string> = {
  elongated: "elongated",
  hybrid: "a hybrid",
  standard: "a standard shape",
  widebody: "a widebody",
  other: "a shape of its own",
};

/** 'The A is a hybrid with a graphite face; the B is elongated with a carbon fiber one.' */
function inShapeAndFace(one: AnyPaddle, other: AnyPaddle, differing: readonly Fact[]): string {
  if (differing.length === 0) return "";
  // What differs is confirmed for both.
  const said = (paddle: AnyPaddle, face: string) => {
    const { shortName, shape } = paddle;
    const withFace = `${withArticle(surfaceInWords(paddle))} ${face}`;
    if (!differing.includes("shape")) return `the ${shortName} has ${withFace}`;
    const is = `the ${shortName} is ${shapeNames[shape!]}`;
    return differing.includes("surface") ? `${is} with ${withFace}` : is;
  };
  return `${capitalized(said(one, "face"))}; ${said(other, "one")}.`;
}

/** What can't be compared because it isn't confirmed for every paddle; undefined if everything can. */
export function notCompared(paddles: readonly AnyPaddle[]): string | undefined {
  const isKnown = (fact: Fact) => (paddle: AnyPaddle) => factOf(paddle, fact) !== undefined;
  const unsure = pairFacts
    // Few paddles have the circumference noted.
    .filter((fact) => fact !== "gripCircumferenceIn" || paddles.some(isKnown(fact)))
    .filter((fact) => !paddles.every(isKnown(fact)))
    .map((fact) => lexicon[fact].noun);
  if (unsure.length === 0) return undefined;
  return paddles.length === 2
    ? `We left out ${listed(unsure)} because we couldn't confirm ${unsure.length === 1 ? "it" : "them"} for both.`
    : `We couldn't confirm ${listed(unsure)} for every paddle here. A reason based on one of these compares only the paddles it's confirmed for.`;
}
