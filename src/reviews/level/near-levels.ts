// Ratings near each level in one attribute, as short as a list of paddles needs them. The script in the head reads it:
// level-script.ts.

/** What most texts have in common, by the sign in its place. */
const common = [
  ["*", " sample reviews"],
  ["!", ", too few to tell"],
] as const;

/** In place of where the ratings are from: 'near 3.5'. */
const placeSign = "~";
/** A level without ratings. */
const nothing = `0 reviews ${placeSign}!`;

/** A level's place in a sentence, and in the list: 'new' comes first, then each half point from 2.0 on. */
const placeOf = (level: string) => (level === "new" ? "at new-player level" : `near ${level}`);
const indexOf = (level: string) => (level === "new" ? 0 : Number(level) * 2 - 3);

/** @param texts the level's text for each level, in order: '4.6 from 13 reviews near 3.5' */
export function writeNear(texts: readonly (readonly [level: string, text: string])[]): string {
  return texts
    .map(([level, text]) => {
      const short = common.reduce(
        (rest, [sign, long]) => rest.replace(long, sign),
        text.replace(placeOf(level), placeSign),
      );
      return short === nothing ? "" : short;
    })
    .join(";");
}

/** The text for a level, from what `writeNear` made of them; empty without a level. */
export function readNear(written: string, level: string): string {
  if (!level) return "";
  return common.reduce(
    (rest, [sign, long]) => rest.replace(sign, long),
    (written.split(";")[indexOf(level)] || nothing).replace(placeSign, placeOf(level)),
  );
}
