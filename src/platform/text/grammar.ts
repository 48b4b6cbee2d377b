/** 'a', 'a and b', 'a, b and c'. */
export function listed(parts: readonly string[], word: "and" | "or" = "and"): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${word} ${last}`;
}

/** 'a power paddle', 'an aramid face'. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** The same text with a capital at its beginning. */
export function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Puts periods and commas inside quotation marks, as American print does. */
export function withMarksInside(text: string): string {
  return text.replaceAll(/”([,.])/g, "$1”");
}
