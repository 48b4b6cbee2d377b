/** A mistake in a content file. `mistakeText` or a form puts it into words. */
export interface Mistake {
  /** Its path from the project's folder: "content/paddles/diadem-hero.yaml"; "" if it's about no file. */
  file: string;
  line: number;
  /** The field's path, or what else of the file it's about. */
  at: readonly (string | number)[] | Part;
  /** What is wrong and, unless a rule says so, what to do about it. */
  sentence: string;
  rule?: Rule;
}

type Part =
  | "the text"
  | "the fields"
  | "the whole file"
  | "the whole folder"
  | "file name"
  | "YAML";

/** What belongs into a field. */
interface Rule {
  description: string;
  example: string;
  /** What was probably meant. */
  meant: string | undefined;
}

/** A path as editors read it. Invisible characters in a misspelled name are shown as code points. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map(String)
    .join(".")
    .replaceAll(/[\p{C}\p{Z}\p{Variation_Selector}]/gu, (character) =>
      character === " "
        ? character
        : `(U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")})`,
    );
}

/** A mistake in one line: where it is, what is wrong and what to write. */
export function mistakeText({ file, line, at, sentence, rule }: Mistake): string {
  if (file === "") return sentence;
  const place = typeof at === "string" ? `(${at})` : fieldName(at) || "(the whole file)";
  const remedy = rule
    ? ` What belongs here: ${rule.description}. ${meantText(rule) ?? `For example: ${rule.example}`}`
    : "";
  return `${file}:${line} ${place}: ${sentence}${remedy}`;
}

/** A mistake as it's said beside its field, whose help says what belongs there. */
export const sentenceBeside = ({ sentence, rule }: Mistake): string =>
  [sentence, rule && meantText(rule)].filter(Boolean).join(" ");

const meantText = ({ meant }: Rule) => meant && `Perhaps you meant: ${meant}`;
