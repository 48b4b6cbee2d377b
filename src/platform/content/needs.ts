// An article says some things only while it has what they are about: between '[[if games]]' and '[[end]]', with what to
// say otherwise after '[[else]]'. Each of the three is a paragraph of its own.

/** A part of a text, and whether it's said while the text has what it needs, or while it doesn't. */
interface Needing<Part> {
  part: Part;
  /** What it needs; undefined for what is always said. */
  need: string | undefined;
  isElse: boolean;
}

/** Goes through parts and the signs between them. */
function byNeed<Part>(
  parts: readonly Part[],
  signOf: (part: Part) => string | undefined,
): Needing<Part>[] {
  let [need, isElse]: [string | undefined, boolean] = [undefined, false];
  return parts.flatMap((part) => {
    const sign = signOf(part);
    if (sign === undefined) return [{ part, need, isElse }];
    [need, isElse] =
      sign === "end" ? [undefined, false] : sign === "else" ? [need, true] : [sign.slice(3), false];
    return [];
  });
}

const isSaid = ({ need, isElse }: Needing<unknown>, has: (need: string) => boolean) =>
  need === undefined || has(need) !== isElse;

/** An article's HTML with what it says while it has some of what its texts need. */
export function htmlFor(html: string, has: (need: string) => boolean): string {
  const parts = html.split(/(<p>\[\[(?:if [a-z-]+|else|end)\]\]<\/p>\n?)/);
  return byNeed(parts, (part) => /^<p>\[\[(if [a-z-]+|else|end)\]\]/.exec(part)?.[1])
    .filter((each) => isSaid(each, has))
    .map(({ part }) => part)
    .join("");
}
