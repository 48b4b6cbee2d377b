// Ratings near each level in one attribute, in less than their full texts. The script in the head of every page reads
// it, so reading takes little code: level-script.ts.

/** The texts for every level, from 'new' to 6.0, in order: '4.6 from 13 reviews near 3.5'. */
export function writeNear(texts: readonly (readonly [level: string, text: string])[]): string {
  return texts.map(([level, text]) => text.replace(`near ${level}`, "near ~")).join(";");
}

/** The text for a level, from what `writeNear` made of them; undefined without a level. */
export const readNear = (written: string, level: string): string | undefined =>
  // 'new', which is no number, is followed by each half point from 2.0 on. Without a level it's below zero.
  written.split(";")[+level * 2 - 3 || 0]?.replace("~", level);
