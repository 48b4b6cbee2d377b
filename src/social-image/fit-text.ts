/** A box for text, in one unit throughout. */
export interface TextBox {
  width: number;
  height: number;
  /** The font sizes to try, largest first. */
  sizes: readonly [number, ...number[]];
  /** The line height, as a multiple of the size. */
  leading: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Measures a text's width, as a multiple of its size. */
type WidthOf = (text: string) => number;

/**
 * Sets a text in balanced lines, as large as its box allows. Text that doesn't fit even in the smallest size is broken
 * inside words and ends with an ellipsis: no line is wider than the box, and the text is never higher.
 */
export function fitText(text: string, box: TextBox, widthOf: WidthOf): FittedText {
  const words = text.split(/\s+/).filter((word) => word !== "");
  for (const size of box.sizes) {
    const widest = box.width / size;
    const lines = wrap(words, widest, widthOf);
    const fits = lines.every((line) => widthOf(line) <= widest);
    if (fits && lines.length <= maxLines(box, size))
      return { size, lines: evenOut(words, lines, widthOf) };
  }
  const size = Math.min(...box.sizes);
  const widest = box.width / size;
  const pieces = words.flatMap((word) => breakWord(word, widest, widthOf));
  const lines = wrap(pieces, widest, widthOf);
  const max = Math.max(1, maxLines(box, size));
  if (lines.length <= max) return { size, lines };
  return {
    size,
    lines: [...lines.slice(0, max - 1), cutOff(lines[max - 1]!, widest, widthOf)],
  };
}

function maxLines({ height, leading }: TextBox, size: number): number {
  return Math.floor(height / (size * leading) + 1e-9);
}

/** Puts as many words on each line as fit. A word that is too wide gets a line of its own. */
function wrap(words: readonly string[], widest: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest column with the same number of lines, so that no single word is left on the last line. */
function evenOut(words: readonly string[], lines: string[], widthOf: WidthOf): string[] {
  if (lines.length < 2) return lines;
  const narrower = Math.max(...lines.map(widthOf)) - 1e-6;
  const evener = wrap(words, narrower, widthOf);
  const fits = evener.every((line) => widthOf(line) <= narrower);
  return fits && evener.length === lines.length ? evenOut(words, evener, widthOf) : lines;
}

function breakWord(word: string, widest: number, widthOf: WidthOf): string[] {
  const pieces = [""];
  for (const character of word) {
    const longer = pieces.at(-1)! + character;
    if (pieces.at(-1) === "" || widthOf(longer) <= widest) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}

function cutOff(line: string, widest: number, widthOf: WidthOf): string {
  const characters = [...line];
  while (characters.length > 0 && widthOf(`${characters.join("").trimEnd()}…`) > widest)
    characters.pop();
  return `${characters.join("").trimEnd()}…`;
}
