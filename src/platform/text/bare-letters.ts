import { visibleText } from "./visible-text.ts";

// Digits and signs that stand in for a letter. I, l and 1 look alike, so all of them become i.
const standIns: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "€": "e",
  "|": "i",
  l: "i",
};

/**
 * What two texts share that differ only in disguise: case, accents, punctuation, spaces, look-alike letters, digits for
 * letters and letters typed twice. 'B.U.Y  n0w!!' and 'buy noww' are the same. A text without letters is its own.
 */
export function bareLetters(text: string): string {
  const bare = visibleText(text)
    .toLowerCase()
    .replaceAll(/[013457-9@$€|l]/g, (sign) => standIns[sign]!)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .replaceAll(/(.)\1+/gu, "$1");
  return bare === "" ? text : bare;
}
