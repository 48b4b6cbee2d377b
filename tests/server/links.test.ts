import { expect, test } from "vitest";
import { emptyStore } from "../support/engines.ts";
import { startServer } from "../support/server-process.ts";
import { sitemapPaths } from "../support/sitemap.ts";

/** What a page points to on this site: links, pictures, scripts, styles, forms that read. */
function targets(html: string, url: string, page: string): URL[] {
  const links = [...html.matchAll(/<(a|link|script|img|use)\b[^>]*?\s(?:href|src)="([^"]*)"/g)];
  const forms = [...html.matchAll(/<form\b(?![^>]*method="post")[^>]*\saction="([^"]*)"/g)];
  return [...links.map(([, , address]) => address!), ...forms.map(([, address]) => address!)]
    .map((address) => new URL(address.replaceAll("&amp;", "&"), url + page))
    .filter(({ origin }) => origin === url);
}

/**
 * What stands for a target in the crawl. Every review has a link to report it, which leads to one page made of the
 * same parts: one of each subject is followed.
 */
function kindOf(pathname: string, search: string): string {
  if (pathname !== "/report-review") return pathname + search;
  return `${pathname}?of=${new URLSearchParams(search).get("of")}`;
}

const anchorsOf = (html: string) =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

test.each(["on", "off"])(
  "with SAMPLE_CONTENT %s, a crawl finds no link, anchor or file that does not answer 200 at once, and every page of the sitemap",
  { timeout: 180_000 },
  async (SAMPLE_CONTENT) => {
    const place = await emptyStore("sqlite");
    const server = await startServer({ DATA_DIR: place.dataDir, SAMPLE_CONTENT });
    const pages = new Map<string, Set<string | undefined>>();
    const wrong: string[] = [];
    const anchors: [from: string, path: string, id: string][] = [];
    const seen = new Map([["/", "the start"]]);
    const queue = ["/"];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const answer = await fetch(server.url + path, { redirect: "manual" });
      if (answer.status !== 200) wrong.push(`${path} (${answer.status}), from ${seen.get(path)}`);
      const isPage = answer.headers.get("content-type")?.startsWith("text/html");
      const html = isPage ? await answer.text() : "";
      if (!isPage) await answer.arrayBuffer();
      else pages.set(path, anchorsOf(html));
      for (const { pathname, search, hash } of targets(html, server.url, path)) {
        const target = pathname + search;
        if (hash.length > 1) anchors.push([path, target, decodeURIComponent(hash.slice(1))]);
        const kind = kindOf(pathname, search);
        if (seen.has(kind)) continue;
        seen.set(kind, path).set(target, path);
        queue.push(target);
      }
    }
    const lost = anchors.filter(([, path, id]) => !pages.get(path)?.has(id));
    expect(wrong).toEqual([]);
    expect(lost.map(([from, path, id]) => `${path}#${id}, from ${from}`)).toEqual([]);
    const listed = await sitemapPaths(server.url);
    expect(listed.filter((path) => !pages.has(path))).toEqual([]);
    await server.stop();
    place.remove();
  },
);
