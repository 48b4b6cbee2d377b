import { plainLetters } from "./normalize-text.ts";

// Greek and Cyrillic letters that look like a Latin one, by Unicode's confusables.txt (UTS #39, version 14), with the
// lower case of capitals that do; and Latin letters with a stroke, which no normalization removes.
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

/** A text as a reader sees it, whatever its characters: the Cyrillic 'Ве\u200Bst' is 'Best'. */
export function visibleText(text: string): string {
  return plainLetters(text).replaceAll(lookAlike, (letter) => latin.get(letter) ?? letter);
}

/** Two players may well write 'Great paddle!'. From this many letters and spaces on, the same text is a duplicate. */
const minDuplicate = 60;

/** The key that duplicates of a text share. */
export interface UndisguisedText {
  text: string;
  /** Whether it is so long that no two players write it independently. */
  isLong: boolean;
}

/**
 * The key that duplicates of a text share, however their spaces, case, punctuation, accents and look-alike letters
 * differ, and for a long text with up to nine characters added at its end. A text without letters is its own key.
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
