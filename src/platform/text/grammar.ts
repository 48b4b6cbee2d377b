/** 'a', 'a and b', 'a, b and c'. */
export function listed(parts: readonly string[], word: "and" | "or" = "and"): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${word} ${last}`;
}

/** 'a power paddle', 'an aramid face', 'an 8 mm longer grip'. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeiou8]|1[18](?!\d))/i.test(noun) ? "an" : "a"} ${noun}`;
}

export function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** 'A firm hit' within a sentence. A name in capitals stays. */
export function uncapitalized(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

/** Moves periods and commas inside quotation marks, as American style has it. */
export const withMarksInside = (text: string): string => text.replaceAll(/”([,.])/g, "$1”");
