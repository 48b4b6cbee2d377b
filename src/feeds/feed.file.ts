import { addresses } from "../addresses";
import { defineFile } from "../platform/render/define-file";
import { type FeedItem, feedItems } from "./feed-items";
import { absoluteLinks, xmlText } from "./xml-text";

/**
 * Blog, ball testing and guides for feed readers: RSS 2.0 with all texts in full
 * (https://www.rssboard.org/rss-specification).
 */
export default defineFile(addresses.feed, {
  get({ site }) {
    const { name, tagline } = site.library.site;
    const { siteUrl } = site.settings;
    const items = feedItems(site);
    const [newest] = items;
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element("title", name)}
${element("link", siteUrl + addresses.home.path)}
<atom:link href="${xmlText(siteUrl + addresses.feed.path)}" rel="self" type="application/rss+xml"/>
${element("description", tagline)}
<language>en-us</language>
${newest ? element("lastBuildDate", rssDate(newest.date)) : ""}
${items.map((item) => itemXml(item, siteUrl)).join("\n")}
</channel>
</rss>
`;
    return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
  },
});

function itemXml(item: FeedItem, siteUrl: string): string {
  const url = siteUrl + item.path;
  return `<item>
${element("title", item.title)}
${element("link", url)}
<guid isPermaLink="true">${xmlText(url)}</guid>
${element("pubDate", rssDate(item.date))}
${element("dc:creator", item.creator)}
${item.categories.map((category) => element("category", category)).join("\n")}
${element("description", item.summary)}
${element("content:encoded", absoluteLinks(item.html, siteUrl))}
</item>`;
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** A day as RSS writes it (RFC 822). */
const rssDate = (date: string) => new Date(date).toUTCString();
