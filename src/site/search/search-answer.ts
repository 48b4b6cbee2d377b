/*
 * What a search asks, answered: a sentence and up to three paddles with a reason each. Names, needs, persons, figures and
 * a wish for something else are found anywhere in what was typed, and the answer is built from them; other words don't
 * matter. The paddles and their order are those of the match and of the paddles' own pages.
 */
import { oncePer } from "../../platform/once-per.ts";
import type { SearchAnswer, SitePages } from "../../platform/render/route.ts";
import type { Site } from "../../platform/render/site.ts";
import { capitalized, listed } from "../../platform/text/grammar.ts";
import { priceText, shortPriceText, wholeNumber } from "../../platform/text/money.ts";
import {
  openBook,
  type PhraseBook,
  readSearch,
  singular,
} from "../../platform/text/search-phrases.ts";
import { searchWords, typosIn } from "../../platform/text/search-words.ts";
import { addresses } from "../../addresses.ts";
import { between } from "./found-pages.ts";
import { verdictOn } from "../comparison/verdict.ts";
import { choicesOf } from "../comparison/choices.ts";
import { needsInWords, needsIn } from "../match/match-answer.ts";
import {
  budgets,
  hasPreferences,
  matchAddress,
  noPreferences,
  type Preferences,
} from "../match/match-address.ts";
import { matchInWords } from "../match/match-in-words.ts";
import {
  budgetPrice,
  candidatesFor,
  isMatchable,
  needOf,
  rankMatches,
  type Weights,
} from "../match/match.ts";
import { generationsOf, likeBut, moreOf, stepTo, type Wish } from "../paddles/alternatives.ts";
import { cardFactText, differingFacts, knownInWords } from "../paddles/card-facts.ts";
import {
  confirmedFirst,
  isConfirmedPaddle,
  isIdentified,
  knownFact,
  soldSlug,
  versionsOf,
  type AnySold,
} from "../paddles/paddle-facts.ts";
import { paddleSummaries, type PaddleSummary } from "../paddles/paddle-summary.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import type { Trait } from "../paddles/paddle-values.ts";
import { profileOf, type Use, uses } from "../paddles/profile.ts";
import { factText, say, thingText } from "../paddles/say.ts";
import { lexicon } from "../paddles/reasons.ts";
import { comparisonAddress, pairPath } from "../tray/comparison-address.ts";

/** An answer to a search. */
export interface SearchCard {
  sentence: string;
  paddles: readonly Named[];
  /** All of it, and why, or the way on. */
  more: { path: string; text: string };
  /** Whether the page that's the way on says something else first. */
  isOnlyHere?: boolean;
}

/** A paddle as it's sold, and why it's named. */
interface Named {
  paddle: AnySold;
  reason: string;
}

/** What a phrase means beside needs: a wish about a named paddle, a person, or a fact that's asked for. */
type Meaning =
  | { wish: Wish }
  | { more: Use | "any" }
  | { person: keyof typeof persons }
  | { fact: "weightOz" | "coreMm" | "gripLengthIn" | "listPriceCents" | "surface" | "shape" }
  | "judged"
  /** Words that would mean something else alone: 'tennis elbow' is no one from tennis. */
  | "none";

/** Who needs what, and what helps with a trouble, beyond what a style or a level says. */
const persons = {
  tennis: {
    words: "someone coming from tennis",
    weights: { twoHands: 2, spin: 0.4, forgiveness: 1, learning: 0.8, value: 0.4 },
  },
  "table tennis": {
    words: "someone coming from table tennis",
    weights: { hands: 1.6, spin: 1.2, control: 0.4 },
  },
  racquetball: {
    words: "someone coming from racquetball",
    weights: { hands: 1.2, pop: 0.8, forgiveness: 0.6 },
  },
  kid: {
    words: "a kid",
    weights: { hands: 1.4, learning: 1.2, forgiveness: 0.6, comfort: 0.4, value: 0.6 },
  },
  older: {
    words: "an older player",
    weights: { comfort: 1.4, forgiveness: 0.8, learning: 0.6, hands: 0.4 },
  },
  "small hands": { words: "small hands", weights: { hands: 1.2, comfort: 0.4, twoHands: -0.8 } },
  tall: { words: "a tall player", weights: { reach: 1.4, twoHands: 0.4 } },
  singles: { words: "singles", weights: { reach: 1.2, power: 1, spin: 0.5 } },
  doubles: { words: "doubles", weights: { hands: 1, control: 0.8, forgiveness: 0.4 } },
  wind: { words: "wind", weights: { forgiveness: 1, hands: 0.6 } },
  "pop-ups": { words: "keeping balls down", weights: { control: 1.4, pop: -0.6 } },
  "long balls": { words: "keeping balls in", weights: { control: 1.2, power: -0.4 } },
  mishits: { words: "off-center hits", weights: { forgiveness: 1.6 } },
  "late hands": { words: "quicker hands", weights: { hands: 1.6 } },
  weak: { words: "more pace", weights: { power: 1.4, pop: 0.4 } },
  tired: { words: "a tired arm", weights: { comfort: 1, hands: 0.8 } },
  reach: { words: "more reach", weights: { reach: 1.6 } },
  "two hands": { words: "a two-handed backhand", weights: { twoHands: 1.8 } },
  lasting: { words: "something that lasts", weights: { durability: 1.6 } },
} as const satisfies Record<string, { words: string; weights: Weights }>;

const book: PhraseBook<Meaning> = [
  [
    "cheap, cheapest, budget, inexpensive, bargain, cheaper, less expensive, for less, for less money, not as expensive, half the price, cheaper version, on a budget, affordable",
    { wish: "cheaper" },
  ],
  ["lighter, not as heavy, less heavy", { wish: "lighter" }],
  ["softer, more control, plusher, easier on the arm", { wish: "softer" }],
  ["quicker, faster, faster hands", { wish: "quicker" }],
  ["longer, more reach", { wish: "longer" }],
  ["quieter, not as loud, less loud", { wish: "quieter" }],
  [
    "instead, instead of, alternative, alternatives, replace, replacement, replacing, died, dead, broke, broken, busted, snapped, cracked, delaminated, worn out, wore out, worn, shot, toast, lost, left, stolen, stole, similar, like, resembles, discontinued, sold out, out of stock, cant find, old",
    { wish: "alike" },
  ],
  [
    "upgrade, upgrading, upgrade from, step up, next, after, outgrown, outgrew, outgrow, outgrowing, grown out, move on, moving on, moving up, move up, ready for more, coming from, switch from, switching from, go from, better than, successor, newer",
    { more: "any" },
  ],
  ["more power, more powerful, harder than", { more: "power" }],
  ["more spin", { more: "spin" }],
  ["more forgiving, more forgiveness, bigger sweet spot", { more: "forgiveness" }],
  [
    "tennis, tennis player, former tennis player, ex tennis, tennis background, from tennis",
    { person: "tennis" },
  ],
  ["tennis elbow, tennis arm", "none"],
  ["table tennis, ping pong", { person: "table tennis" }],
  ["racquetball, squash, badminton", { person: "racquetball" }],
  [
    "kid, child, children, youth, junior, son, daughter, grandson, granddaughter, grandchild, ten year old, 8 year old, 10 year old, 12 year old",
    { person: "kid" },
  ],
  [
    "senior, older, elderly, over 50, over 60, over 70, 60 plus, retired, retiree, grandma, grandpa, grandmother, grandfather, aging",
    { person: "older" },
  ],
  ["small hand, small hands, petite, short fingers", { person: "small hands" }],
  ["tall", { person: "tall" }],
  ["singles", { person: "singles" }],
  ["doubles", { person: "doubles" }],
  [
    "pop up, popping up, pops up, popped up, pop ups, sit up, sits up, sitting up, float, floats, floating, too high, high dinks",
    { person: "pop-ups" },
  ],
  [
    "long, sail, sails, sailing, out the back, hit out, going out, fly long, overhit",
    { person: "long balls" },
  ],
  [
    "mishit, mishits, off center, shank, shanks, frame, edge hits, miss the sweet spot, sweet spot, forgiving, forgiveness, twist, twists, wobbles",
    { person: "mishits" },
  ],
  [
    "late, slow hands, jammed, beat at the net, beaten at the net, too slow, cant keep up, reflexes, react, quick at the net",
    { person: "late hands" },
  ],
  [
    "no power, no pace, weak serve, weak, weak drives, put away, cant finish, finish points",
    { person: "weak" },
  ],
  ["tired, fatigue, heavy arm, worn out arm, arm gets tired", { person: "tired" }],
  ["reach, short arms, cant reach, extra reach", { person: "reach" }],
  [
    "two handed backhand, two hander, two handed, two hands, 2hbh, 2 handed backhand",
    { person: "two hands" },
  ],
  [
    "durable, durability, lasts, last longer, lasting, holds up, long lasting",
    { person: "lasting" },
  ],
  ["how heavy, heavy, weight, weigh, weighs", { fact: "weightOz" }],
  ["how thick, thickness, core", { fact: "coreMm" }],
  ["grip length, handle length, how long, handle", { fact: "gripLengthIn" }],
  ["how much, price, cost, costs, msrp", { fact: "listPriceCents" }],
  [
    "good, any good, worth it, worth, should i buy, should i get, review, overrated, overpriced, recommend",
    "judged",
  ],
];
const opened = openBook(book);

/** How many paddles an answer names. */
const shown = 3;
const gear =
  /\b(?:balls?|shoes?|nets?|bags?|overgrips?|tape|drills?|rules?|legal|approved|banned|certified)\b/i;

/** The answer to a search; undefined if it asks for nothing that a paddle answers. */
export async function answerSearch(
  site: Site,
  pages: Pick<SitePages, "answersTo">,
  term: string,
): Promise<SearchCard | undefined> {
  const plan = planOf(site.library, term);
  const facts =
    plan === undefined || plan.ask === "needs" ? byFacts(site.library, pages, term) : undefined;
  if (plan === undefined && facts === undefined) return undefined;
  const summaries = await paddleSummaries(site, site.library.paddles);
  const card = facts && factCard(facts, summaries, needsIn(term)?.limitCents);
  return card ?? (plan && answerPlan(plan, summaries, site.today()));
}

/** The finder's answer, if it understood the whole search and filters or sorts by facts. */
function byFacts(
  { paddles }: { paddles: readonly AnyPaddle[] },
  pages: Pick<SitePages, "answersTo">,
  term: string,
): SearchAnswer | undefined {
  if (namesIn(paddles, term).named.length > 0) return undefined;
  const [first] = pages.answersTo(term);
  return first?.isWhole && first.lists.length > 0 && first.lists.length < paddles.length
    ? first
    : undefined;
}

/** The first paddles of a list by facts, with the facts that tell them apart. */
function factCard(
  { title, note, path, lists, sold = [], isNearest }: SearchAnswer,
  summaries: readonly PaddleSummary[],
  limitCents = Infinity,
): SearchCard | undefined {
  // As the versions that have these facts.
  const all = sold.flatMap((each) => {
    const summary = summaries.find(({ paddle: { slug } }) => slug === each.split("@")[0]);
    const paddle = summary && versionsOf(summary.paddle).find((one) => soldSlug(one) === each);
    return paddle ? { ...summary, paddle } : [];
  });
  // The finder's prices are in bands; a limit is meant exactly.
  const found = all.filter(
    ({ paddle: { listPriceCents: price } }) =>
      limitCents === Infinity || (price !== null && price <= limitCents),
  );
  const chosen = confirmedFirst(found).slice(0, shown);
  const facts = differingFacts(chosen.map(({ paddle }) => paddle));
  if (chosen.length === 0) return undefined;
  const more = lists.length === 1 ? "More" : `All ${wholeNumber(lists.length)}, and more`;
  return {
    sentence: isNearest ? `${note.split(":")[0]}: ${title}.` : `${title}.`,
    paddles: chosen.map(({ paddle }) => {
      const said = facts.flatMap((fact) => {
        const value = cardFactText(paddle, fact);
        return value === undefined ? [] : thingText(fact, value);
      });
      const reason = [...said, ...paddle.knownFor.slice(0, 1)].join(" · ");
      return { paddle, reason: reason === "" ? inShort(paddle) : `${reason}.` };
    }),
    more: { path, text: `${more} filters` },
  };
}

/** What's to answer. */
type Plan =
  | { ask: "pair"; pair: readonly [AnyPaddle, AnyPaddle] }
  | { ask: "wish"; paddle: AnyPaddle; wishes: readonly Wish[] }
  | { ask: "more"; paddle: AnyPaddle; use: Use | undefined }
  | { ask: "fact"; paddle: AnyPaddle; fact: keyof typeof lexicon }
  | { ask: "judged"; paddle: AnyPaddle }
  | { ask: "cores"; thick: number; thin: number }
  | { ask: "unknown"; paddle: AnyPaddle }
  | {
      ask: "needs";
      preferences: Preferences;
      people: readonly (keyof typeof persons)[];
      limitCents: number | undefined;
      isQuiet: boolean;
      isCheap?: boolean;
    };

/** What a search asks. Names come first, then what's wished for about them, then needs. */
export function planOf(
  { paddles }: { paddles: readonly AnyPaddle[] },
  term: string,
): Plan | undefined {
  const { named, rest } = namesIn(paddles, term);
  const { meanings } = readSearch(rest, opened);
  const [one, other] = named;
  // The comparison of several is a page of its own, and a model that we don't have may share words with two.
  if (named.length > 2 || (other && !between.test(` ${term} `))) return undefined;
  if (one && other && named.every(isIdentified))
    return { ask: "pair", pair: one.slug < other.slug ? [one, other] : [other, one] };
  const cores = coresIn(term);
  if (!one && cores) return { ask: "cores", ...cores };
  const wishes = allOf("wish", meanings);
  const use = allOf("more", meanings);
  if (one && !isIdentified(one))
    return wishes.length + use.length > 0 ? { ask: "unknown", paddle: one } : undefined;
  if (one) {
    const definite = wishes.filter((wish) => wish !== "alike");
    if (definite.length > 0) return { ask: "wish", paddle: one, wishes: definite };
    if (use.length > 0)
      return { ask: "more", paddle: one, use: use.find((each) => each !== "any") };
    if (wishes.length > 0) return { ask: "wish", paddle: one, wishes };
    const [fact] = allOf("fact", meanings);
    if (fact) return { ask: "fact", paddle: one, fact };
    return meanings.includes("judged") && !one.isListed
      ? { ask: "judged", paddle: one }
      : undefined;
  }
  // Of a brand, what's sought is a model or a list: 'slk evo 2.0' is no player's level.
  if (gear.test(term) || namesBrand(paddles, rest)) return undefined;
  const needs = needsIn(term);
  if (needs === undefined) return undefined;
  const { preferred, limitCents, isQuiet, read } = needs;
  const { figures, isQuestion, saysPaddle, understood } = read;
  // The finder knows facts; how and why are for an article.
  if (figures.mm || figures.ounces || figures.inches) return undefined;
  if (isQuestion && !(saysPaddle && understood > 1)) return undefined;
  const people = allOf("person", meanings);
  if (isOlder(term)) people.push("older");
  const isAsked = hasPreferences(preferred) || people.length > 0 || limitCents !== undefined;
  if (!isAsked) return undefined;
  return {
    ask: "needs",
    preferences: preferred,
    people: [...new Set(people)],
    limitCents,
    isQuiet,
    isCheap: wishes.includes("cheaper"),
  };
}

/** Everything that a search's words mean of one kind, in its order. */
const allOf = <Kind extends "wish" | "more" | "person" | "fact">(
  kind: Kind,
  meanings: readonly Meaning[],
) =>
  meanings.flatMap((each) =>
    typeof each === "object" && kind in each
      ? (each as Extract<Meaning, Record<Kind, unknown>>)[kind]
      : [],
  );

/** '16mm or 14mm?' */
function coresIn(term: string): { thick: number; thin: number } | undefined {
  const [, one, other] =
    /\b(1[1-9](?:\.\d)?|20)\s?(?:mm)?\s(?:or|vs\.?|versus|and)\s(1[1-9](?:\.\d)?|20)\s?(?:mm)?(?![\d.])/i.exec(
      term,
    ) ?? [];
  if (one === undefined || other === undefined || one === other || !/mm|core|thick/i.test(term))
    return undefined;
  const [thin, thick] = [Number(one), Number(other)].toSorted((a, b) => a - b) as [number, number];
  return { thick, thin };
}

/** 'I'm 62', '65 year old'. */
const isOlder = (term: string) =>
  /\b(?:over|past)\s(?:5[05]|[678][05])(?!\d|\s?(?:\$|dollars|bucks|oz|g\b))|\b(?:i(?:'|’)?m|i am|is|she(?:'|’)s|he(?:'|’)s|age|aged)\s+(?:5[5-9]|[6-9]\d)\b|\b(?:5[5-9]|[6-9]\d)[ -]?(?:years?|yrs?|yo|y\/o|\+)/i.test(
    term,
  );

/** Words of names that mean something by themselves. */
const common = new Set(
  (
    "power control pro elite series flash hero edge speed air labs elongated standard hybrid evo xl one two first " +
    "original core plus carbon fiber max lite light tour team foam spin touch soft player players shape hex metal apex " +
    "version mm gen super quick warrior radical double black graphite"
  ).split(" "),
);
const longestName = 5;

/** The phrases that name each paddle: its names, and words that no other paddle's name has. */
const namesOf = oncePer((paddles: readonly AnyPaddle[]): ReadonlyMap<string, AnyPaddle> => {
  const phrases = new Map<string, AnyPaddle>();
  const wordsOf = (text: string) => searchWords(text).join(" ");
  const wordsIn = new Map<string, Set<AnyPaddle>>();
  const byRank = paddles.toSorted(
    (a, b) =>
      Number(isConfirmedPaddle(b)) - Number(isConfirmedPaddle(a)) || (b.year ?? 0) - (a.year ?? 0),
  );
  for (const paddle of byRank) {
    const { name, shortName, brand, aliases } = paddle;
    const isBare = (text: string) => common.has(text) || text.length < 2;
    for (const each of [name, shortName, name.replace(brand, ""), ...aliases].map(wordsOf)) {
      if (each === "" || isBare(each)) continue;
      if (!phrases.has(each)) phrases.set(each, paddle);
      const joined = each.replaceAll(" ", "");
      if (joined.length > 4 && !phrases.has(joined)) phrases.set(joined, paddle);
    }
    const own = new Set(searchWords(`${name} ${shortName}`));
    for (const word of searchWords(brand)) own.delete(word);
    for (const word of own) wordsIn.set(word, (wordsIn.get(word) ?? new Set()).add(paddle));
  }
  for (const [name, of] of Map.groupBy(byRank, ({ brand }) => brand)) {
    const confirmed = of.filter(isConfirmedPaddle);
    const [word = ""] = searchWords(name);
    if (confirmed.length === 1 && word.length > 3) {
      phrases.set(word, phrases.get(word) ?? confirmed[0]!);
      phrases.set(wordsOf(name), phrases.get(wordsOf(name)) ?? confirmed[0]!);
    }
  }
  for (const [word, of] of wordsIn)
    if (word.length > 2 && !common.has(word) && !/^\d+$/.test(word) && !phrases.has(word))
      phrases.set(word, [...of][0]!);
  return phrases;
});

const brandsOf = oncePer((paddles: readonly AnyPaddle[]): readonly string[] =>
  [...new Set(paddles.map(({ brand }) => searchWords(brand).join(" ")))].filter(
    (brand) => !common.has(brand),
  ),
);

const namesBrand = (paddles: readonly AnyPaddle[], rest: string) =>
  brandsOf(paddles).some((brand) => ` ${rest} `.includes(` ${brand} `));

/** The paddles that a search names, anywhere, and the rest of it. */
export function namesIn(
  paddles: readonly AnyPaddle[],
  term: string,
): { named: AnyPaddle[]; rest: string } {
  const phrases = namesOf(paddles);
  const words = searchWords(term.slice(0, 100));
  const named = new Set<AnyPaddle>();
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = nameAt(words, at, phrases);
    if (found === undefined) rest.push(words[at++]!);
    else {
      named.add(found.paddle);
      at += found.length;
    }
  }
  return { named: [...named], rest: rest.join(" ") };
}

function nameAt(words: readonly string[], at: number, phrases: ReadonlyMap<string, AnyPaddle>) {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const near = words.slice(at, at + length);
    const paddle = phrases.get(near.join(" ")) ?? phrases.get(near.join(""));
    if (paddle) return { paddle, length };
  }
  const word = words[at]!;
  if (word.length < 6) return undefined;
  for (const [phrase, paddle] of phrases)
    if (!phrase.includes(" ") && phrase.length >= 6 && typosIn(singular(word), phrase) <= 2)
      return { paddle, length: 1 };
  return undefined;
}

function answerPlan(
  plan: Plan,
  summaries: readonly PaddleSummary[],
  today: string,
): SearchCard | undefined {
  const paddles = summaries.map(({ paddle }) => paddle);
  switch (plan.ask) {
    case "pair": {
      const [one, other] = plan.pair;
      const sentence = verdictOn(plan.pair) ?? `${one.name} vs ${other.name}`;
      const place = ({ paddle }: { paddle: AnyPaddle }) => sentence.indexOf(paddle.shortName);
      const choices = choicesOf(plan.pair.map((paddle) => ({ paddle, buckets: [] })));
      return {
        sentence,
        paddles: choices
          .toSorted((a, b) => place(a) - place(b))
          .map(({ paddle, advice, reasons }) => {
            const [reason] = [...advice, ...reasons];
            return {
              paddle,
              reason: reason ? `Choose it if ${say(reason, "if")}.` : inShort(paddle),
            };
          }),
        more: {
          path: plan.pair.some(({ isListed }) => isListed)
            ? comparisonAddress([one.slug, other.slug])
            : pairPath(one.slug, other.slug),
          text: "Side by side, with what differs first",
        },
      };
    }
    case "wish":
      return answerWish(plan, paddles);
    case "more":
      return answerMore(plan, paddles);
    case "fact": {
      const { paddle, fact } = plan;
      const text = factText(paddle, fact);
      return {
        sentence:
          text === undefined
            ? `We couldn't confirm the ${lexicon[fact].noun} of the ${paddle.shortName}.`
            : `${paddle.shortName}, ${lexicon[fact].noun}: ${text}.`,
        paddles: [{ paddle, reason: inShort(paddle) }],
        more: pageOf(paddle),
      };
    }
    case "judged": {
      const { paddle } = plan;
      const [buy] = paddle.buyIf;
      const [skip] = paddle.skipIf;
      return {
        sentence: `Buy the ${paddle.shortName} if ${buy}. Skip it if ${skip}.`,
        paddles: [{ paddle, reason: inShort(paddle) }],
        more: pageOf(paddle),
      };
    }
    case "unknown": {
      const { sentence, ...rest } = answerNeeds(
        { ...noNeeds, preferences: { ...noPreferences, level: "3.5" } },
        summaries,
        today,
      );
      const { shortName } = plan.paddle;
      return { ...rest, sentence: `We couldn't confirm much about the ${shortName}. ${sentence}` };
    }
    case "cores": {
      const { thick, thin } = plan;
      const best = (mm: number, of: readonly Trait[]) =>
        paddles
          .filter((each) => isConfirmedPaddle(each) && Math.abs((each.coreMm ?? 0) - mm) < 0.5)
          .toSorted((a, b) => sumOf(b, of) - sumOf(a, of))
          .slice(0, 1)
          .map((paddle) => ({ paddle, reason: `${paddle.coreMm} mm: ${paddle.excerpt}` }));
      return {
        sentence: `${thick} mm plays softer, ${thin} mm has more pop.`,
        paddles: [...best(thick, ["control", "comfort"]), ...best(thin, ["pop", "power"])],
        more: { path: addresses.paddles.path, text: "Every paddle by its core" },
        isOnlyHere: true,
      };
    }
    case "needs":
      return answerNeeds(plan, summaries, today);
  }
}

/** What a card says of a paddle: our words or, of one that's only listed, what is known. */
const inShort = (paddle: AnyPaddle) =>
  paddle.isListed ? `${capitalized(knownInWords(paddle))}.` : paddle.excerpt;

const sumOf = (paddle: AnyPaddle, of: readonly Trait[]) =>
  of.reduce((sum, trait) => sum + profileOf(paddle)[trait].mean, 0);

const noNeeds = {
  ask: "needs",
  preferences: noPreferences,
  people: [],
  limitCents: undefined,
  isQuiet: false,
} as const;

const pageOf = ({ slug, shortName }: AnyPaddle) => ({
  path: addresses.paddle.href({ slug }),
  text: `Everything about the ${shortName}`,
});

const wishText: Record<Wish, string> = {
  cheaper: "but cheaper",
  lighter: "but lighter",
  softer: "but softer",
  quicker: "but quicker",
  longer: "but longer",
  quieter: "but quieter",
  alike: "or close to it",
};

function answerWish(
  { paddle, wishes }: Extract<Plan, { ask: "wish" }>,
  paddles: readonly AnyPaddle[],
): SearchCard | undefined {
  const newer = generationsOf(paddle, paddles).find(({ older }) => older === paddle)?.newer;
  const found = likeBut(paddle, wishes, paddles);
  const isAlike = wishes.includes("alike");
  const first = isAlike && newer ? [{ paddle: newer, reason: "The newer model of it." }] : [];
  const others = found
    .filter((each) => each !== newer)
    .slice(0, shown)
    .map((each) => ({ paddle: each, reason: stepTo(each, paddle, "us") }));
  if (first.length + others.length === 0)
    return isIdentified(paddle)
      ? {
          sentence: `We don't know of one like the ${paddle.shortName}, ${listed(wishes.map((wish) => wishText[wish]))}.`,
          paddles: [],
          more: pageOf(paddle),
        }
      : undefined;
  return {
    sentence: isAlike
      ? `Instead of the ${paddle.shortName}:`
      : `Like the ${paddle.shortName}, ${listed(wishes.map((wish) => wishText[wish]))}:`,
    paddles: [...first, ...others].slice(0, shown),
    more: pageOf(paddle),
    isOnlyHere: true,
  };
}

function answerMore(
  { paddle, use }: Extract<Plan, { ask: "more" }>,
  paddles: readonly AnyPaddle[],
): SearchCard | undefined {
  const all = moreOf(paddle, paddles, "us", use ? [use] : uses);
  const steps = all.flatMap(({ paddle: step, sentence, further }) => [
    { paddle: step, reason: sentence },
    ...(further ? [{ paddle: further.paddle, reason: further.sentence }] : []),
  ]);
  if (steps.length === 0) return undefined;
  return {
    sentence: use
      ? `For more ${use === "hands" ? "hand speed" : use} than the ${paddle.shortName}:`
      : `A step up from the ${paddle.shortName}:`,
    paddles: steps.slice(0, shown),
    more: pageOf(paddle),
    isOnlyHere: true,
  };
}

function answerNeeds(
  { preferences, people, limitCents, isQuiet, isCheap = false }: Extract<Plan, { ask: "needs" }>,
  summaries: readonly PaddleSummary[],
  today: string,
): SearchCard {
  const need = needOf(preferences);
  const isBare = !hasPreferences(preferences) && people.length > 0;
  const weights: Weights = isBare ? {} : { ...need.weights };
  for (const person of people)
    for (const [trait, weight] of Object.entries(persons[person].weights) as [Trait, number][])
      weights[trait] = (weights[trait] ?? 0) + weight;
  if (isQuiet) weights.sound = (weights.sound ?? 0) + 1;
  if (isCheap) weights.value = (weights.value ?? 0) + 1.5;
  const asked = { ...need, weights };
  const all: Preferences = { ...preferences, budgetCents: limitCents };
  const candidates = candidatesFor(
    summaries.filter(({ paddle }) => isMatchable(paddle)),
    preferences,
    today,
  );
  const matches = rankMatches(candidates, all, asked).filter(({ place }) => place < 3);
  const catalog = summaries.map(({ paddle }) => paddle);
  const within = limitCents === undefined ? matches : matches.filter(({ place }) => place === 0);
  const nearest = matches
    .filter(({ place }) => place === 1)
    .toSorted((a, b) => priceOf(a) - priceOf(b))[0];
  const chosen = within.length > 0 ? within : nearest ? [nearest] : matches;
  const certified = catalog.filter(
    (paddle) =>
      isQuiet &&
      knownFact(paddle, "quietList") === "listed" &&
      (limitCents === undefined || (paddle.listPriceCents ?? Infinity) <= limitCents),
  );
  const said = [
    ...(hasPreferences(preferences) ? needsInWords(preferences) : []),
    ...people.map((person) => persons[person].words),
    ...(isQuiet ? ["quiet courts"] : []),
  ];
  const limit = limitCents === undefined ? "" : shortPriceText(limitCents);
  const whom = said.length === 0 ? "" : ` for ${listed(said)}`;
  const begin =
    certified.length > 0
      ? "USA Pickleball's Quiet list first, then the best fit"
      : "Best fit first";
  const sentence =
    limitCents !== undefined && within.length + certified.length === 0
      ? nearest
        ? `Nothing under ${limit}. The nearest is the ${nearest.candidate.paddle.name} at ${priceText(priceOf(nearest))}.`
        : `Nothing under ${limit} that we know the price of.`
      : `${begin}${whom}${limit && `, up to ${limit}`}.${isQuiet ? " Nobody here measured sound." : ""}`;
  const budgetCents = budgets.find((cents) => cents >= (limitCents ?? Infinity));
  const onward = { ...preferences, budgetCents };
  const [firstOnward] = hasPreferences(onward) ? rankMatches(candidates, onward) : [];
  const isOnlyHere = firstOnward?.candidate.paddle !== chosen[0]?.candidate.paddle;
  const list = [
    ...(hasPreferences(preferences) ? [`for ${listed(needsInWords(preferences))}`] : []),
    ...(budgetCents === undefined ? [] : [`within ${shortPriceText(budgetCents)}`]),
  ].join(" ");
  return {
    sentence,
    paddles: [
      ...certified.map((paddle) => ({ paddle, reason: "On USA Pickleball's Quiet list." })),
      ...chosen
        .filter(({ candidate: { paddle } }) => !certified.includes(paddle))
        .slice(0, shown)
        .map((match) => ({
          paddle: match.candidate.paddle,
          reason:
            matchInWords(match, all, catalog, asked).speaksFor[0] ??
            inShort(match.candidate.paddle),
        })),
    ].slice(0, shown),
    more: {
      path: matchAddress(onward),
      text: !hasPreferences(onward)
        ? "Five questions, and a paddle"
        : isOnlyHere
          ? `The best ${list}, and why`
          : `All ${wholeNumber(matches.length)}, and why`,
    },
    isOnlyHere,
  };
}

const priceOf = ({
  candidate,
}: {
  candidate: Parameters<typeof budgetPrice>[0] & { paddle: AnyPaddle };
}) => budgetPrice(candidate, candidate.paddle).cents ?? Infinity;
