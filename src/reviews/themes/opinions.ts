import { anyOf, type Clause, sentencesOf } from "./clauses.ts";
import { clauseRules, generalOpinions, themeRules } from "./theme-rules.ts";
import { maskOf, type OpinionKind, type Theme, themes } from "./themes.ts";

/** What a review says about a theme, and the sentence that says it, as it was written. */
export interface Opinion {
  theme: Theme;
  kind: OpinionKind;
  sentence: string;
}

/**
 * The opinions of a review, found by rules rather than guesses: a phrase that is an opinion on its own ('unforgiving'),
 * or a clause that names a theme and an opinion beside it. Anything the rules don't understand is ignored. The time it
 * takes grows with the length of the text.
 */
export function opinionsIn(review: string): Opinion[] {
  const clauses = sentencesOf(review).flatMap((sentence) =>
    sentence.clauses.map((clause) => ({ ...clause, sentence: sentence.text })),
  );
  return findsOf(clauses).flatMap(([index, finds]) => {
    const { sentence, ...clause } = clauses[index]!;
    return opinionsOf(clause, finds).map(({ theme, kind }) => ({ theme, kind, sentence }));
  });
}

/** Which themes a review praises and which it criticizes, as bits: see `maskOf`. Of one that it does both to, neither. */
export function themeBits(review: string): number {
  const said = opinionsIn(review);
  return themes.reduce((bits, theme) => {
    const kinds = new Set(said.filter((each) => each.theme === theme).map(({ kind }) => kind));
    const [only] = kinds;
    return kinds.size === 1 && only ? bits | maskOf(theme, only) : bits;
  }, 0);
}

interface Found {
  theme: Theme;
  kind: OpinionKind;
}
/** A stretch of a clause, by its places in the text. */
interface Span {
  from: number;
  to: number;
}
/** Where a clause names a theme. */
interface Named extends Span {
  theme: Theme;
}

const rules = themes.map((theme) => ({
  theme,
  about: anyOf(themeRules[theme].about, "g"),
  praise: anyOf(themeRules[theme].praise, "g"),
  complaint: anyOf(themeRules[theme].complaint, "g"),
}));
const general = {
  praise: anyOf(generalOpinions.praise, "g"),
  complaint: anyOf(generalOpinions.complaint, "g"),
};
const amounts = {
  praise: anyOf(generalOpinions.much, "g"),
  complaint: anyOf(generalOpinions.little, "g"),
};
/** The themes of which more is better. */
const countable = new Set<Theme>(["control", "power", "spin", "forgiveness"]);
const isCountable = (theme: Theme) => countable.has(theme);
const opposite = { praise: "complaint", complaint: "praise" } as const;
const kinds = ["praise", "complaint"] as const;
const farNegation = anyOf(clauseRules.farNegations, "g");
const lukewarm = anyOf(clauseRules.lukewarm, "g");
const comparative = anyOf(clauseRules.comparatives);
const negations = new Set(clauseRules.negations.split("|"));

/** How far an opinion is from what it's about at most, in characters. */
const reach = { general: 70, amount: 10, negation: 24, together: 11, words: 3 };

const spans = (text: string, words: RegExp): Span[] =>
  Array.from(text.matchAll(words), ({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));

/** What a theme's rules find in a clause. */
interface Phrases {
  theme: Theme;
  about: Span[];
  praise: Span[];
  complaint: Span[];
}
const phraseKinds = ["about", ...kinds] as const;

/** Where all of the rules find something in a clause. */
interface ClauseFinds {
  phrases: Phrases[];
  general: Record<OpinionKind, Span[]>;
  amounts: Record<OpinionKind, Span[]>;
  denied: Span[];
  lukewarm: Span[];
}

const noFinds = (): ClauseFinds => ({
  phrases: themes.map((theme) => ({ theme, about: [], praise: [], complaint: [] })),
  general: { praise: [], complaint: [] },
  amounts: { praise: [], complaint: [] },
  denied: [],
  lukewarm: [],
});

/**
 * The clauses that name a theme or have an opinion of their own, by their places, with what the rules find there. All
 * clauses are searched as one text, because a search costs more to begin than a short clause takes.
 */
function findsOf(clauses: readonly Clause[]): [index: number, finds: ClauseFinds][] {
  const text = clauses.map(({ words }) => words).join("\n");
  const found = new Map<number, ClauseFinds>();
  /** Puts what an expression finds where it belongs in its clause; in a clause that nothing was found in, if `begins`. */
  function search(words: RegExp, listOf: (finds: ClauseFinds) => Span[], begins = false) {
    let index = 0;
    let start = 0;
    for (const { from, to } of spans(text, words)) {
      while (from > start + clauses[index]!.words.length)
        start += clauses[index++]!.words.length + 1;
      if (begins && !found.has(index)) found.set(index, noFinds());
      const finds = found.get(index);
      if (finds) listOf(finds).push({ from: from - start, to: to - start });
    }
  }
  for (const [place, rule] of rules.entries())
    for (const kind of phraseKinds)
      search(rule[kind], ({ phrases }) => phrases[place]![kind], true);
  if (found.size === 0) return [];
  for (const kind of kinds) {
    search(general[kind], (finds) => finds.general[kind]);
    search(amounts[kind], (finds) => finds.amounts[kind]);
  }
  search(farNegation, ({ denied }) => denied);
  search(lukewarm, (finds) => finds.lukewarm);
  return [...found].toSorted(([a], [b]) => a - b);
}

function opinionsOf({ words, isOfOther }: Clause, finds: ClauseFinds): Found[] {
  const all = finds.phrases;
  const denied = finds.denied[0]?.from ?? Infinity;
  /** What an opinion comes to here; undefined where that isn't clear. */
  const meaning = ({ from, to }: Span, kind: OpinionKind): OpinionKind | undefined => {
    if (isOfOther && !comparative.test(words.slice(from, to))) return undefined;
    if (denied < from) return kind === "praise" && !isOfOther ? "complaint" : undefined;
    return isNegated(words, from) === isOfOther ? kind : opposite[kind];
  };
  // 'unforgiving' isn't 'forgiving', and what's built like a tank isn't as slow as one.
  const phrases = all.flatMap(({ praise, complaint }) => [...praise, ...complaint]);
  const found: Found[] = [];
  const named: Named[] = [];
  for (const { theme, about, ...own } of all) {
    const said = kinds.flatMap((kind) =>
      own[kind]
        .filter((span) => !isWithinLonger(span, phrases))
        // 'Not slow' isn't quick: what isn't bad may be neither.
        .filter((span) => kind === "praise" || !isNegated(words, span.from))
        .flatMap((span) => meaning(span, kind) ?? []),
    );
    found.push(...said.map((kind) => ({ theme, kind })));
    if (said.length === 0) named.push(...about.map((span) => ({ ...span, theme })));
  }
  if (named.length === 0 || finds.lukewarm.length > 0) return found;
  const add = (
    one: Named | undefined,
    kind: OpinionKind | undefined,
    isMeant: (theme: Theme) => boolean = () => true,
  ) => {
    if (one && kind)
      found.push(
        ...together(words, named, one)
          .filter(isMeant)
          .map((theme) => ({ theme, kind })),
      );
  };
  for (const kind of kinds) {
    for (const span of finds.general[kind])
      if (!isWithin(span, named) && !isWithin(span, phrases))
        add(nearestOf(span, named), meaning(span, kind));
    for (const span of finds.amounts[kind]) {
      const next = named.find(({ from }) => from >= span.to && from - span.to <= reach.amount);
      add(next, meaning(span, kind), isCountable);
    }
  }
  return found;
}

const isWithin = (span: Span, others: readonly Span[]) =>
  others.some(({ from, to }) => from <= span.from && span.to <= to);

const isWithinLonger = (span: Span, others: readonly Span[]) =>
  others.some(
    ({ from, to }) => from <= span.from && span.to <= to && to - from > span.to - span.from,
  );

function nearestOf(span: Span, named: readonly Named[]): Named | undefined {
  const distance = ({ from, to }: Span) => Math.max(from - span.to, span.from - to);
  let nearest: Named | undefined;
  for (const one of named) if (!nearest || distance(one) < distance(nearest)) nearest = one;
  return nearest && distance(nearest) <= reach.general ? nearest : undefined;
}

/** The themes that are named with this one: 'spin and the control'. */
function together(words: string, named: readonly Named[], one: Named): Theme[] {
  const between = /^ (?:and|or|nor|plus)(?: (?:the|its|my|a|also|more|most))? $/;
  return named
    .filter((other) => {
      const [first, second] = other.from < one.from ? [other, one] : [one, other];
      const isNear = second.from - first.to <= reach.together;
      return other === one || (isNear && between.test(words.slice(first.to, second.from)));
    })
    .map(({ theme }) => theme);
}

/** Whether one of the few words before a place negates what follows. */
function isNegated(words: string, at: number): boolean {
  const before = words
    .slice(Math.max(0, at - reach.negation), at)
    .split(" ")
    .filter(Boolean);
  return before.slice(-reach.words).some((word) => negations.has(word));
}
