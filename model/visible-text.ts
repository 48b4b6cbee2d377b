import { plainLetters } from "./normalize-text.ts";

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

/** Two players may well both write 'Great paddle!'; from so many letters and spaces on, the same text is a copy. */
const minDuplicate = 60;

/** What copies of a text have in common. */
export interface UndisguisedText {
  text: string;
  /** Whether it is so long that no two players write it by themselves. */
  isLong: boolean;
}

/**
 * What copies of a text have in common, however its spaces, case, punctuation, accents and look-alike letters were
 * changed, and in a long one with up to nine single characters added at its end; a text without letters is its own.
 */
export function withoutDisguise(text: string): UndisguisedText {
  const visible = visibleText(text);
  const words = visible
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const isLong = words.length >= minDuplicate;
  const common = isLong ? words.replace(/(?: .){1,9}$/u, "") : words;
  return { text: common === "" ? text : common, isLong };
}
