// RSS 2.0: https://www.rssboard.org/rss-specification.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for XML and drops control characters, which XML 1.0 can't represent. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll(/[&<>"]/g, (character) => entities[character]!);
}

export const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** A day, or a time in epoch milliseconds, in RSS format (RFC 822). */
export const rssDate = (date: string | number) => new Date(date).toUTCString();

interface Feed {
  title: string;
  description: string;
  /** The page that it's about, and the feed itself. */
  link: string;
  self: string;
  newest: string | number | undefined;
  /** As XML. */
  items: readonly string[];
}

/** Answers with a feed. */
export function rssAnswer({ title, description, link, self, newest, items }: Feed): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element("title", title)}
${element("link", link)}
<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>
${element("description", description)}
<language>en-us</language>
${newest === undefined ? "" : element("lastBuildDate", rssDate(newest))}
${items.join("\n")}
</channel>
</rss>
`;
  return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
