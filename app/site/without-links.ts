/** The HTML of an article in which a link to one of these paths is no more than its words. */
export function withoutLinksTo(paths: ReadonlySet<string>, html: string): string {
  return html.replaceAll(
    /<a href="([^"#?]*)[^"]*"[^>]*>(.*?)<\/a>/gs,
    (link, path: string, words: string) => (paths.has(path) ? words : link),
  );
}
