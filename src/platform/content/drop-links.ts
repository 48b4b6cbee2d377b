/** Replaces some of a text's links with their words. */
export function withoutLinks(html: string, isDropped: (address: string) => boolean): string {
  return html.replace(
    /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    (link, address: string, words: string) => (isDropped(address) ? words : link),
  );
}
