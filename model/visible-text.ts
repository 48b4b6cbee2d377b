import { plainLetters } from "./folded-text.ts";

// Greek and Cyrillic letters that look like a Latin one, by Unicode's confusables.txt (UTS #39, version 14), with the
// small letters of capitals that do; and Latin letters with a stroke, which no normalization takes away.
const lookAlikes = [
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεζηικμνορστυχϳ", "ABEZHIKMNOPTYXabyezhikmvopotuxj"],
  ["ЅІЈАВЕКМНОРСТУХѴҮӀԌԜ", "SIJABEKMHOPCTYXVYIGW"],
  ["авгекмнорстухѕіјѡѵүһҽӏԁԌԛԝ", "abrekmhopctyxsijwvyheidGqw"],
  ["ıɑɡøłđħ", "iagoldh"],
] as const;

const latin = new Map(
  lookAlikes.flatMap(([from, to]) => [...from].map((letter, index) => [letter, to[index]!])),
);
const lookAlike = new RegExp(`[${[...latin.keys()].join("")}]`, "gu");

/** A text as a reader sees it, whatever characters it is written with: the Cyrillic 'Ве\u200Bst' is 'Best'. */
export function visibleText(text: string): string {
  return plainLetters(text).replaceAll(lookAlike, (letter) => latin.get(letter) ?? letter);
}

/**
 * What copies of a text have in common, however its spaces, case, punctuation, accents and look-alike letters were
 * changed; a text without letters or digits is its own.
 */
export function textWithoutDisguise(text: string): string {
  const words = visibleText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words === "" ? text : words;
}

/** Two players may well both write 'Great paddle!'; from so many characters on, the same text is a copy. */
const minCopied = 60;

/** The same of a long text, with up to nine single characters at its end taken off; undefined for a short one. */
export function longTextWithoutDisguise(text: string): string | undefined {
  return visibleText(text).length < minCopied
    ? undefined
    : textWithoutDisguise(text).replace(/(?: .){1,9}$/u, "");
}
