import { type TextProblem, textProblem, tidy } from "../platform/text/plain-text.ts";

/** The maximum length of an issue's intro, in characters (code points). */
export const maxIntroLength = 2000;

/** Reads the owner's own words for an issue: plain text, in paragraphs with blank lines between them. They may be empty. */
export function readIntro(
  typed: string,
):
  | { intro: string; problems?: never }
  | { intro?: never; problems: { intro: Exclude<TextProblem, "empty"> } } {
  const intro = tidy(typed);
  const problem = textProblem(intro, maxIntroLength);
  if (problem === "empty") return { intro: "" };
  return problem ? { problems: { intro: problem } } : { intro };
}

/** The paragraphs of an intro, each on one line. */
export function paragraphsOf(intro = ""): string[] {
  return intro
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replaceAll("\n", " ").trim())
    .filter((paragraph) => paragraph !== "");
}
