import type { BlogArticle } from "../../model/content/blog";
import { authorOf } from "../blog/article-author";
import { siteOf } from "../site/site-context";
import { unpublishedPaths } from "../site/unpublished";
import { withoutLinksTo } from "../site/without-links";
import type { Route } from "./+types/feed";
import { absoluteLinks, xmlText } from "./xml-text";

/** The blog for feed readers: RSS 2.0 with every article's full text (https://www.rssboard.org/rss-specification). */
export function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { library, environment } = site;
  const { siteUrl } = environment;
  const unpublished = unpublishedPaths(site);
  const item = (article: BlogArticle) => {
    const url = `${siteUrl}/blog/${article.slug}`;
    const author = authorOf(site, article);
    // A feed has no room for the mark that a fictional author carries.
    const creator = author && !author.sample ? element("dc:creator", author.name) : "";
    return `<item>
${element("title", article.title)}
${element("link", url)}
<guid isPermaLink="true">${xmlText(url)}</guid>
${element("pubDate", rssDate(article.date))}
${element("category", article.category)}
${creator}${element("description", article.excerpt)}
${element("content:encoded", absoluteLinks(withoutLinksTo(unpublished, article.html), siteUrl))}
</item>`;
  };
  const [newest] = library.blog;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element("title", `${library.site.name} Blog`)}
${element("link", `${siteUrl}/blog`)}
<atom:link href="${xmlText(`${siteUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>
${element("description", library.site.tagline)}
<language>en-us</language>
${newest ? element("lastBuildDate", rssDate(newest.date)) : ""}
${library.blog.map(item).join("\n")}
</channel>
</rss>
`;
  return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** A day as RSS writes it (RFC 822). */
const rssDate = (date: string) => new Date(date).toUTCString();
