/** Where a text has to go, in one unit throughout. */
export interface TextBox {
  width: number;
  height: number;
  /** The sizes it may be set in, the largest, which is wanted most, first. */
  sizes: readonly [number, ...number[]];
  /** From one line to the next, as a share of the size. */
  leading: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** How wide a text is set, as a share of its size. */
type WidthOf = (text: string) => number;

/**
 * Sets a text in lines of about one length, as large as its box allows. What does not even fit in the smallest size is
 * broken inside its words and ends with an ellipsis: no line is wider than the box, no text higher.
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

/** As many words on each line as it holds; a word that is too wide stands alone. */
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

/** The same number of lines in the narrowest column that holds them, so that no last word stands alone. */
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
