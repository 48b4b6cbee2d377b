/** What marks a sample figure or claim, on pages and in content. */
export const sampleSign = "◇";

/**
 * A text or phrase without the sentences that have the sign. A text that begins with it is a sample as a whole.
 * @returns an empty text if nothing is left
 */
export function withoutSamples(text: string): string {
  if (!text.includes(sampleSign)) return text;
  if (text.startsWith(sampleSign)) return "";
  return sentencesOf(text)
    .filter((sentence) => !sentence.includes(sampleSign))
    .join(" ");
}

/** The sentences of a text, each with its sign. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["')]?◇?)\s+/);
}

/** The same of an article's HTML: without what is emptied by it, and headings with nothing below. */
export function htmlWithoutSamples(html: string): string {
  return html
    .replaceAll(
      /<(p|li)>((?:[^<]|<(?!\/?(?:p|li|ul|ol)\b))*)<\/\1>\n?/g,
      (block, tag: string, inside: string) => {
        const left = withoutSamples(inside);
        return left === inside ? block : left === "" ? "" : `<${tag}>${left}</${tag}>\n`;
      },
    )
    .replaceAll(/<(li|blockquote)>\s*<\/\1>\n?/g, "")
    .replaceAll(/<(ul|ol)>\s*<\/\1>\n?/g, "")
    .replaceAll(/<h3[^<>]*>[^<]*<\/h3>\s*(?=<h[23]|$)/g, "")
    .replaceAll(/<h2[^<>]*>[^<]*<\/h2>\s*(?=<h2|$)/g, "");
}
