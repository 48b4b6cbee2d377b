import { statementRules, themeRules } from "./theme-rules.ts";

/** The themes of paddle reviews, in display order. The order is part of what is stored: see `themeBits`. */
export const themeNames = {
  control: "Control",
  power: "Power",
  spin: "Spin",
  hands: "Hand speed",
  forgiveness: "Forgiveness",
  comfort: "Comfort",
  durability: "Durability",
  value: "Value",
};
export type Theme = keyof typeof themeNames;
export const themes = Object.keys(themeNames) as Theme[];

/** Reads a theme from a URL. Returns undefined if it isn't one. */
export function readTheme(text: unknown): Theme | undefined {
  return themes.find((theme) => theme === text);
}

/** What a review says about a theme, and the words that told, in lower case. */
export interface Opinion {
  theme: Theme;
  kind: "praise" | "complaint";
  words: string;
}

/**
 * The opinions of a review, found by rules rather than guesses: a statement that names a theme and an opinion about it,
 * or a word that is an opinion on its own ('unforgiving'). Anything the rules don't understand is ignored.
 */
export function opinionsIn(review: string): Opinion[] {
  const text = review.toLowerCase().replaceAll("’", "'");
  const spokenOf = themes.filter((theme) => anyWord[theme].test(text));
  if (spokenOf.length === 0) return [];
  return text
    .split(statementRules.end)
    .flatMap((statement) =>
      opinionsOf(statement.replaceAll(statementRules.noNegation, " "), spokenOf),
    );
}

/** Whether a text has any word of a theme. Most texts mention few themes, and the others need no closer look. */
const anyWord = Object.fromEntries(
  themes.map((theme) => {
    const { about, praise, complaint } = themeRules[theme];
    return [theme, new RegExp([about, praise, complaint].map(({ source }) => source).join("|"))];
  }),
) as Record<Theme, RegExp>;

function opinionsOf(statement: string, spokenOf: readonly Theme[]): Opinion[] {
  // The same for every theme in the statement, so it's read once.
  let general: Said[] | undefined;
  return spokenOf.flatMap((theme) => {
    const { about } = themeRules[theme];
    const specific = opinionWords(statement, themeRules[theme]);
    const named = specific.length > 0 ? null : about.exec(statement);
    if (!named) return specific.map((said) => ({ theme, ...said }));
    general ??= opinionWords(statement, themeRules.anyTheme);
    return general.map(({ kind, words }) => ({ theme, kind, words: `${named[0]}: ${words}` }));
  });
}

type Said = Pick<Opinion, "kind" | "words">;

function opinionWords(
  statement: string,
  { praise, complaint }: Record<Opinion["kind"], RegExp>,
): Said[] {
  return [...found(statement, praise, "praise"), ...found(statement, complaint, "complaint")];
}

const negations = new Set(statementRules.negations.split(" "));

/** How far before an opinion a negation counts: a negation and three words, within this many characters. */
const reach = { words: 4, characters: 120 };

/** Whether the words before an opinion negate it. */
function isNegated(before: string): boolean {
  const words = before.slice(-reach.characters).split(statementRules.betweenWords).filter(Boolean);
  return words.slice(-reach.words).some((word) => negations.has(word));
}

/** The opinion words of a statement; a negated one is its opposite. */
function found(statement: string, words: RegExp, kind: Opinion["kind"]): Said[] {
  return [...statement.matchAll(words)].map((match) => {
    if (!isNegated(statement.slice(0, match.index))) return { kind, words: match[0] };
    return { kind: kind === "praise" ? "complaint" : "praise", words: `not ${match[0]}` };
  });
}

/**
 * Which themes a review praises and which it criticizes, as the bits of one number: the first theme's praise is bit 0,
 * its complaint bit 1, and so on. A review may do both.
 */
export function themeBits(review: string): number {
  return opinionsIn(review).reduce((bits, { theme, kind }) => bits | maskOf(theme, kind), 0);
}

/** The bit of a theme and a kind in `themeBits`. */
export function maskOf(theme: Theme, kind: Opinion["kind"]): number {
  return 1 << (themes.indexOf(theme) * 2 + (kind === "praise" ? 0 : 1));
}

/** How many reviews praise a theme and how many criticize it. */
export interface ThemeCount {
  theme: Theme;
  praise: number;
  complaint: number;
}

/** What a subject's visible reviews say about each theme: players' reviews and seeded samples. */
export interface StoredThemes {
  players: ThemeCount[];
  samples: ThemeCount[];
}

/** Counts the themes of reviews in memory. */
export function countThemes(reviews: readonly string[]): ThemeCount[] {
  const bits = reviews.map(themeBits);
  const count = (mask: number) => bits.filter((each) => (each & mask) !== 0).length;
  return themes.map((theme) => ({
    theme,
    praise: count(maskOf(theme, "praise")),
    complaint: count(maskOf(theme, "complaint")),
  }));
}

/** With fewer opinions on all themes together, none are shown. */
export const minOpinions = 3;

/** Adds up the counts of several sources, without themes that no review mentions. */
export function addThemes(...sources: readonly (readonly ThemeCount[])[]): ThemeCount[] {
  return themes.flatMap((theme) => {
    const of = sources.flat().filter((each) => each.theme === theme);
    const praise = of.reduce((sum, each) => sum + each.praise, 0);
    const complaint = of.reduce((sum, each) => sum + each.complaint, 0);
    return praise + complaint > 0 ? [{ theme, praise, complaint }] : [];
  });
}
