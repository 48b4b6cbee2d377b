import { clauseRules } from "./theme-rules.ts";

/** A sentence as it was written, and its clauses in plain words: see `plainWords`. */
export interface Sentence {
  text: string;
  clauses: Clause[];
}

export interface Clause {
  words: string;
  /** Its subject is another paddle: what that one has more of, this one has less of. */
  isOfOther: boolean;
}

/** What players say hurts, or doesn't: 'BODY' in the rules. */
const body =
  "(?:(?:tennis )?(?:arm|elbow|wrist|shoulder|hand|palm|thumb|finger|forearm|joint|tendon)s?)";

/** An expression for any of these alternatives, as whole words. */
export const anyOf = (alternatives: string, flags = "") =>
  new RegExp(`(?<![a-z0-9])(?:${alternatives.replaceAll("BODY", body)})(?![a-z0-9])`, flags);

const { ends, turns, unreal, cuts, other, comparedWith } = clauseRules;
const turn = anyOf(turns);
const end = new RegExp(`\\||${anyOf(ends).source}`);
const isUnreal = anyOf(unreal);
const conditional = /^ *(?:and )?(?:if|unless)(?![a-z])/;
const cut = anyOf(cuts);
const isOther = anyOf(other);
const leadingComparison = /^ *(?:compared (?:to|with)|unlike) (?:my|the|a|an) [a-z0-9]+/;
const comparison = anyOf(comparedWith);
const isBehindOther = /(?<![a-z0-9])than (?:this|it)(?![a-z0-9])/;
/** What makes a clause unreal, shorter or of another paddle. Looked for once, because most stretches have none of it. */
const isSpecial = new RegExp(
  [isUnreal, anyOf("if|unless"), cut, isOther, comparison, isBehindOther]
    .map(({ source }) => source)
    .join("|"),
);
const disguised = anyOf(clauseRules.praiseInDisguise, "g");
const noNegation = anyOf(clauseRules.noNegation, "g");

/** The sentences of a text, without those that ask, and without what isn't said of this paddle as it is. */
export function sentencesOf(text: string): Sentence[] {
  return text.split(/(?<=[.!?…]["”’)]?)\s+|\n/u).flatMap((sentence) => {
    const trimmed = sentence.trim();
    if (trimmed === "" || /\?["”’)]?$/u.test(trimmed)) return [];
    const clauses = plainWords(trimmed).split(turn).flatMap(realClauses);
    return [{ text: trimmed, clauses }];
  });
}

/** The clauses of a stretch that nothing turns around: up to a wish, a condition, hearsay, or another paddle. */
function realClauses(stretch: string): Clause[] {
  const clauses: Clause[] = [];
  if (!isSpecial.test(stretch))
    return stretch
      .split(end)
      .map((clause) => clause.trim())
      .filter(Boolean)
      .map((words) => ({ words, isOfOther: false }));
  for (const clause of stretch.split(end)) {
    if (isUnreal.test(clause)) break;
    if (conditional.test(clause)) continue;
    const [real = ""] = clause.split(cut, 1);
    const words = withoutComparison(real);
    const isOfOther = isOther.test(words) || isBehindOther.test(real);
    if (words.trim() !== "") clauses.push({ words: words.trim(), isOfOther });
    if (isOfOther) break;
  }
  return clauses;
}

function withoutComparison(clause: string): string {
  return clause.replace(leadingComparison, "").split(comparison, 1)[0] ?? "";
}

const contractions: readonly [RegExp, string][] = [
  [/[’ʼ‘]/gu, "'"],
  [/\b(?:can't|cannot|cant)\b/g, "can not"],
  [/\bwon'?t\b/g, "will not"],
  [/\b(do|does|did|is|was|are|were|could|would|should|has|have|had|ai)n'?t\b/g, "$1 not"],
  [/\b(it|that|there|what|here)'s\b/g, "$1 is"],
  [/'m\b/g, " am"],
  [/'re\b/g, " are"],
  [/'ve\b/g, " have"],
  [/'ll\b/g, " will"],
  [/'d\b/g, " would"],
  [/'(?:s\b)?/g, ""],
  [
    /\bwould (?:gladly |happily |totally |definitely )?(?:buy|pay|get) (?:it |this |that |one |for it )?(?:again|twice|double|more)\b/g,
    "worth it",
  ],
  // What ends a clause.
  [/[.,:;!?()[\]–—"“”…]|(?<=\s)-+(?=\s)/gu, "|"],
  [/[^a-z0-9|]+/g, " "],
];

/** A text in lower case: letters, digits, one space between words, and '|' where punctuation ends a clause. */
function plainWords(text: string): string {
  let plain = text.toLowerCase();
  for (const [written, meant] of contractions) plain = plain.replace(written, meant);
  return plain.replace(disguised, " excellent ").replace(noNegation, " ").replace(/ {2,}/g, " ");
}
