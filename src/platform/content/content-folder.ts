import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { type Mistake, mistakeText } from "./mistake.ts";

/** The folder of everything editors write, relative to the project. */
export const contentFolder = "content";

/** Whether a folder of content is the project's own, which its builds are made with. */
export const isProjectsContent = (project: string, folder: string): boolean =>
  resolve(project, folder) === resolve(project, contentFolder);

/** How many mistakes of a file are listed: nobody reads more before they fix some. */
export const maxMistakes = 50;

/** How many mistakes there are, as far as they're listed: '2 mistakes', 'more than 50 mistakes'. */
export const mistakesText = (count: number): string =>
  count > maxMistakes
    ? `more than ${maxMistakes} mistakes`
    : `${count} ${count === 1 ? "mistake" : "mistakes"}`;

/** The first mistakes of each file, and one that says so if there are more. */
function firstOfEach(mistakes: readonly Mistake[]): readonly Mistake[] {
  const counts = new Map<string, number>();
  return mistakes.flatMap((mistake): Mistake | [] => {
    const { file } = mistake;
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    if (count > maxMistakes + 1) return [];
    const sentence = `has more mistakes. Fix the ${maxMistakes} listed ones first.`;
    return count <= maxMistakes ? mistake : { file, line: 1, at: "the whole file", sentence };
  });
}

/** Mistakes in content files. Its message has a line for each: file, line, field, what is wrong and how to fix it. */
export class ContentMistakes extends Error {
  override name = "ContentMistakes";
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const listed = firstOfEach(mistakes);
    super(listed.map(mistakeText).join("\n"));
    this.mistakes = listed;
  }
}

/** What of the newest content doesn't show. */
export interface Unshown {
  /** Why: the mistakes in it. */
  mistakes: readonly Mistake[];
  /** The paths of published texts that are left out; none if the last valid version is shown instead. */
  leftOut: readonly string[];
}

export const allShown: Unshown = { mistakes: [], leftOut: [] };

/** What the site shows in place of content with mistakes. It names no file, so anyone may read it. */
export function shownInstead({ mistakes, leftOut }: Unshown): string {
  const [one, out] = [mistakes.length === 1, leftOut.length];
  const instead =
    out === 0
      ? "the site still shows the last valid version"
      : out === 1
        ? `1 text published in the browser doesn't show`
        : `${out} texts published in the browser don't show`;
  return `Content has ${one ? "a mistake" : mistakesText(mistakes.length)}, so ${instead}.`;
}

/**
 * The same for `/readyz`, with a mark for each text that's left out: `update` finds out by them whether a version leaves out
 * others than the one before. A mark is a digest of the path, so it doesn't reveal the path.
 */
export function shownInsteadMarked(unshown: Unshown): string {
  const marks = unshown.leftOut.map((path) =>
    createHash("sha256").update(path).digest("hex").slice(0, 8),
  );
  return [shownInstead(unshown), ...(marks.length > 0 ? [`(${marks.join(" ")})`] : [])].join(" ");
}

/** The marks of the texts that a site leaves out, from its answer: see `shownInsteadMarked`. One is empty if it has none. */
export function leftOutOf(said: string): readonly string[] {
  const found = /published in the browser do(?:es)?n't show\.(?: \(([\da-f ]+)\))?/.exec(said);
  return found ? (found[1] ?? "").split(" ") : [];
}

/** Whether a mistake is about an entry. @param path below the content folder: "paddles/diadem-hero.yaml" */
export const isIn = (path: string, { file }: Mistake): boolean =>
  file === `${contentFolder}/${path}`;
