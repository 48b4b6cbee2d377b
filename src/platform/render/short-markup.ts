/**
 * React's HTML in fewer bytes, which a browser reads as the same: apostrophes as they are, because React puts attributes in
 * quotes, and drawings without end tags. A text has none of them: React escapes its `&` and `<`.
 */
export function shortMarkup(html: string): string {
  return html
    .replaceAll("&#x27;", "'")
    .replaceAll(/><\/(?:path|use|circle|stop|rect|line|ellipse)>/g, "/>");
}
