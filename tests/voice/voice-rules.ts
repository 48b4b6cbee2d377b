// How RallyRank sounds, as far as a program can hear it.

/** Two words that Americans contract when they speak, where they can be. */
const fullForms = [
  /\b(?:do|does|did|is|are|was|were|has|have|had|would|should|could|will) not\b/gi,
  /\bcan ?not\b/gi,
  // Not 'wherever it is', 'as it is', 'the one that is …': no contraction is possible or usual there.
  /(?<!\b(?:as|how|than|that|what|where|who|which|why) )\b(?:it|there|here) is (?=[a-z])/gi,
  /(?<=^|[.!?:] )That is (?=[a-z])/g,
  /(?<!\b(?:as|how|than|that|what|where|who|which|why) )\b(?:you|we|they) are (?=[a-z])/gi,
  /\b(?:you|we|they|it) will\b/gi,
  /\b(?:you|we|they) have (?=\w+(?:ed|en)\b)/gi,
  /\bI (?:am|will)\b/g,
];

const contraction =
  /\b\w+(?:n't|'(?:re|ll|ve|d|m))\b|\b(?:it|that|there|here|what|who|let|he|she)'s\b/gi;

/** The full forms in a text, and how many contractions it has. */
export function contractionsIn(text: string): { full: string[]; contracted: number } {
  const full = fullForms.flatMap((form) => [...text.matchAll(form)].map(([words]) => words.trim()));
  return { full, contracted: [...text.matchAll(contraction)].length };
}

/** Words and turns that give a translation away, with what an American would write. */
const giveaways: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/i, "again"],
  [/\bwhoever\b/i, "anyone who"],
  [/\bsomebody\b/i, "someone"],
  [/\bnobody could confirm\b/i, "we couldn't confirm"],
  [/(?<!,) but for (?!now\b)/i, "except"],
  [/\bat hand\b/i, "available, nearby"],
  [
    /\basks? (?:of (?:you|your)|(?:a lot|something) of|for (?:soft|calm|patien|touch|care))/i,
    "needs, takes",
  ],
  [/\bstands (?:for|beside|in the|between)\b/i, "means, is"],
  [/\bstand (?:for|(?:in|at) the (?:top|table))\b/i, "is, are listed"],
  [/\bmiddling\b/i, "average, midweight"],
  // Americans keep 'much' for questions, comparisons and what isn't there.
  [
    /(?<!\b(?:as|how|not|so|that|too|very|without) )(?<!n't(?: \w+){0,2} )\bmuch (?:stability|power|control|spin|touch|feel|pace|forgiveness)\b/i,
    "a lot of",
  ],
  [/\bof your own level\b/i, "at your level"],
  [/\b(?:is|are) no (?:valid|better|worse|address|bad|cure|substitute)\b/i, "isn't a …"],
  [/\b(?:your|our|the|an?|this|that|by|each) mail\b(?! ?box)/i, "email"],
  [/\bmail (?:you|us|it|them)\b/i, "email"],
  [/\bpress (?:the button|subscribe|submit|send)\b/i, "click, tap"],
  [/\bmends?\b|\bmended\b/i, "fix"],
  [/\b(?:meet|met|meets|hit|hits) (?:it |the ball )?in the middle\b/i, "the sweet spot"],
  [/\bprofits? (?:from|most)\b/i, "benefits"],
  [/^In all\b|\bin all,? \d/i, "total, overall"],
  [/\bthe least and the greatest\b/i, "the range"],
  [/\bgive \w+ a (?:miss|go)\b/i, "skip, try"],
  [/\b(?:is|are) told\b/i, "hears, gets"],
  [/\bwhat stands here\b/i, "these terms"],
  [/\b(?:is|are) known for\b/i, "say it directly"],
  [/\bhelping of\b/i, "amount of"],
  [/\bnot (?:just|only|merely) [^.?!]{3,50}\bbut(?: also)?\b/i, "say both"],
  [/\bwhen it comes to\b/i, "for, in"],
  [/\bwhether you(?:'re| are)\b/i, "if you're"],
  [/\bhere's the (?:thing|catch|kicker)\b/i, "say it"],
  [/\b(?:fortnight|whilst|amongst|queue up|car park|shall)\b/i, "American English"],
];

/** The giveaways in a text: the words found, and what to write. */
export function giveawaysIn(text: string): string[] {
  return giveaways.flatMap(([pattern, better]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`'${found}' (${better})`];
  });
}

/** The sentences of a plain text. A figure's point and the usual abbreviations don't end one. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\b(oz|in|mm|vs|e\.g|i\.e|a\.m|p\.m|No|approx)\.(?= [a-z\d])/g, "$1")
    .split(/(?<=[.!?]["')]?)\s+(?=["'(]?[A-Z\d$])|\n{2,}/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** The words of a text in lower case; figures count as words. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$][\p{L}\p{N}'.,-]*/gu) ?? [];
}

/**
 * The school grade that sentences need, by the Automated Readability Index (Smith and Senter, 1967): letters a word,
 * words a sentence.
 */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const letters = words.join("").replaceAll(/[^\p{L}\p{N}]/gu, "").length;
  return 4.71 * (letters / words.length) + 0.5 * (words.length / sentences.length) - 21.43;
}

/** The texts whose first words another of them opens with, too. */
export function repeatedOpenings(texts: readonly string[], length: number, max = 1): string[] {
  const openings = Map.groupBy(texts, (text) => wordsOf(text).slice(0, length).join(" "));
  return [...openings]
    .filter(([, same]) => same.length > max)
    .map(([opening, same]) => `${same.length} times: ${opening}`);
}
