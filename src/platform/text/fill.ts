/**
 * Fills in the {placeholders} of a text from content. A value is text, never a pattern. Placeholders without a value
 * stay: content with one that its field doesn't list isn't published.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);
