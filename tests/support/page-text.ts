/** What a text or an attribute of a page says: its HTML without the escapes that React writes. */
export function plainText(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** What an attribute of a tag holds, or an empty text. */
export const attribute = (tag: string, name: string) =>
  plainText(RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** A field as text: what is typed in it, or whether it's chosen. */
function fieldText(tag: string): string {
  const kind = attribute(tag, "type");
  if (/^(checkbox|radio)$/.test(kind))
    return tag.includes(" disabled") ? "☒" : tag.includes(" checked") ? "☑" : "☐";
  const name = kind === "hidden" ? attribute(tag, "name") : "";
  return `‹${name && `${name}=`}${attribute(tag, "value")}›`;
}

/**
 * HTML as text: '## Heading', '[link](/address)', '‹what is in a field›', '☑' for a chosen box, '☒' for one that can't be
 * chosen, '▸' before the chosen option, '(what a picture shows)'. Each list item, row and section begins a line.
 */
export function asText(html: string): string {
  const text = html
    .replaceAll("<!-- -->", "")
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, "")
    .replaceAll(/<svg\b([^>]*)>.*?<\/svg>/gs, (_, tag: string) =>
      tag.includes("aria-label") ? ` (${attribute(tag, "aria-label")}) ` : "",
    )
    .replaceAll(/<a\b([^>]*)>(.*?)<\/a>/gs, (_, tag: string, inner: string) => {
      const words = inner.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
      return `[${words.trim()}](${attribute(tag, "href")})`;
    })
    .replaceAll(/<input\b[^>]*>/g, fieldText)
    .replaceAll(/<option\b[^>]*>/g, (tag) => (tag.includes(" selected") ? " ▸" : " "))
    .replaceAll(/<h([1-6])\b[^>]*>/g, (_, level: string) => `\n${"#".repeat(Number(level))} `)
    .replaceAll(/<(?:li|tr|section|nav|table|form)\b[^>]*>/g, "\n")
    .replaceAll(
      /<\/?(?:span|strong|em|b|i|q|small|abbr|time|level-rating|own-day|own-time)\b[^>]*>/g,
      "",
    )
    .replaceAll(/<[^>]+>/g, " ");
  return plainText(text)
    .replaceAll(/[ \t\u00A0]+/g, " ")
    .replaceAll(/\s*\n\s*/g, "\n");
}
