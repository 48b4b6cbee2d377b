import { sitemapPaths } from "./sitemap.ts";

/** What a running server answered at an address of its own. */
export interface Found {
  /** The path with its query. */
  path: string;
  status: number;
  type: string;
  body: Buffer;
  /** The page that led here. */
  from: string;
  /** Whether no page leads here, only what machines read. */
  forMachines?: boolean;
}

/** All that a site leads to, by its addresses. */
export type Crawl = ReadonlyMap<string, Found>;

/** What machines find by themselves. */
const forMachines = ["/sitemap.xml", "/feed.xml", "/robots.txt"];

/** Follows every address of this server that stands in what it answers, from the start, then from what machines find. */
export async function crawl(server: string): Promise<Crawl> {
  const found = new Map<string, Found>();
  const asked = new Set<string>();
  const follow = async (start: string) => {
    const queue = [{ path: start, from: "the start" }];
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (found.has(next.path)) continue;
      const answer = await fetch(server + next.path, { redirect: "manual" });
      const type = answer.headers.get("content-type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      const one = { ...next, status: answer.status, type, body };
      found.set(next.path, one);
      for (const { pathname, search } of targetsIn(one, server)) {
        const kind = kindOf(pathname, search);
        if (asked.has(kind)) continue;
        asked.add(kind);
        queue.push({ path: pathname + search, from: one.path });
      }
    }
  };
  await follow("/");
  const ledTo = new Set(found.keys());
  for (const path of forMachines) await follow(path);
  for (const [path, one] of found)
    if (!ledTo.has(path)) found.set(path, { ...one, forMachines: true });
  return found;
}

/**
 * What stands for a target. Every review has a link to report it, which leads to one page made of the same parts: one
 * of each subject is followed. Reviews can be filtered in some hundred ways: one of each page is followed. Of the
 * pictures for shared links, each drawn anew, one of each folder: tests/server/social-images.test.ts asks for all.
 */
function kindOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  if (pathname.startsWith("/og/")) return pathname.slice(0, pathname.lastIndexOf("/"));
  if (pathname === "/report-review") return `${pathname}?of=${query.get("of")}`;
  const isFiltered = query.has("level") || query.has("stars");
  return isFiltered ? `${pathname}?filtered` : pathname + search;
}

function kindOfPath(path: string): string {
  const { pathname, search } = new URL(path, "http://site.example");
  return kindOf(pathname, search);
}

/** What is wrong with the links of a site: no answer of 200, an anchor that is not there, a page nothing leads to. */
export async function brokenLinks(server: string, found: Crawl): Promise<string[]> {
  const wrong: string[] = [];
  const anchors = new Map<string, Set<string>>();
  for (const { path, body } of found.values())
    anchors.set(
      kindOfPath(path),
      new Set([...body.toString().matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)),
    );
  for (const one of found.values()) {
    if (one.status !== 200) wrong.push(`${one.path} (${one.status}), from ${one.from}`);
    for (const { pathname, search, hash } of targetsIn(one, server)) {
      const id = decodeURIComponent(hash.slice(1));
      if (id !== "" && !anchors.get(kindOf(pathname, search))?.has(id))
        wrong.push(`${pathname}${search}#${id}, from ${one.path}`);
    }
  }
  for (const path of await sitemapPaths(server))
    if (found.get(path)?.forMachines) wrong.push(`${path}: no page leads to it`);
  return wrong;
}

/** What an answer points to on its own server: links, pictures, scripts, forms that read, whole addresses anywhere. */
function targetsIn({ path, type, body }: Found, server: string): URL[] {
  if (!isText(type)) return [];
  const text = decoded(body.toString());
  const whole = text.match(new RegExp(`${server}[^"'<>\\s\\\\]*`, "g")) ?? [];
  const links = text.matchAll(/<(?:a|link|script|img|use)\b[^>]*?\s(?:href|src)="([^"]*)"/g);
  const forms = text.matchAll(/<form\b(?![^>]*method="post")[^>]*\saction="([^"]*)"/g);
  return [...whole, ...[...links, ...forms].map(([, to]) => to!)]
    .map((to) => new URL(to, server + path))
    .filter(({ origin }) => origin === server);
}

/** Whether an answer of this type can be read as words. */
export function isText(type: string): boolean {
  return /^(text\/|application\/([\w-]+\+)?(xml|json))/.test(type);
}

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** A text of HTML or XML, with its characters written out. */
export function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name]!);
}
