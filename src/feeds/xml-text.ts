const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in XML, without the control characters that XML 1.0 has no way to write. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll(/[&<>"]/g, (character) => entities[character]!);
}

/** The HTML of an article with its links to our own pages made absolute: a feed is read elsewhere. */
export function absoluteLinks(html: string, siteUrl: string): string {
  // Our renderer writes quotes in text as entities, so this stands nowhere but in a tag.
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}
