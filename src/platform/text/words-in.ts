/** The words of an HTML text, without its tags. */
export function wordsIn(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, " ");
}
