import { lookAlikes } from "./look-alikes.ts";
import { plainLetters } from "./normalize-text.ts";

/** The last text and how it's seen: each of the rules for a review's text asks for it. */
let last = { text: "", seen: "" };

/** A text as a reader sees it, whatever its characters: the Cyrillic 'Ве\u200Bst' is 'Best'. */
export function visibleText(text: string): string {
  if (text !== last.text) last = { text, seen: readLetters(text) };
  return last.seen;
}

function readLetters(text: string): string {
  const plain = plainLetters(text);
  let seen = "";
  let copied = 0;
  // Letter by letter: a replacement's function takes five times as long where every letter is one.
  for (let at = 0; at < plain.length; at++) {
    const letter = plain.codePointAt(at)!;
    if (letter < 0x80) continue;
    const latin = lookAlikes.get(letter);
    const length = letter > 0xffff ? 2 : 1;
    if (latin !== undefined) {
      seen += plain.slice(copied, at) + latin;
      copied = at + length;
    }
    at += length - 1;
  }
  return seen + plain.slice(copied);
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
