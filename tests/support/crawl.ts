import type { AnyPaddle } from "../../src/site/paddles/paddle.content.ts";
import { isOwnPhrase } from "../../src/site/paddles/paddle-facts.ts";
import type { Trait } from "../../src/site/paddles/paddle-values.ts";

/** The paths of all pages in a running server's sitemap. */
export async function sitemapPaths(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  if (paths.length < 27) throw new Error(`the sitemap lists ${paths.length} pages only`);
  return paths;
}

/** What a running server answered at one of its URLs. */
export interface Found {
  /** The path with its query. */
  path: string;
  status: number;
  type: string;
  body: Buffer;
  /** The page that linked here. */
  from: string;
  /** Whether no page links here, only files for machines. */
  forMachines?: boolean;
}

/** Everything a site links to, by URL. */
export type Crawl = ReadonlyMap<string, Found>;

/** The files that machines request by themselves. */
const forMachines = ["/sitemap.xml", "/feed.xml", "/robots.txt"];

/** Asks once more on another connection if the server closed the one it was sent on while that was idle. */
async function askFor(url: string): Promise<Response> {
  const ask = () => fetch(url, { redirect: "manual" });
  try {
    return await ask();
  } catch (error) {
    const { code } = (error as { cause?: { code?: string } }).cause ?? {};
    if (code !== "UND_ERR_SOCKET" && code !== "ECONNRESET")
      throw new Error(`${url}: ${code}`, { cause: error });
    return await ask();
  }
}

/** Follows every URL of this server in its responses, from the home page, then from the files for machines. */
export async function crawl(server: string): Promise<Crawl> {
  const found = new Map<string, Found>();
  const asked = new Set<string>();
  const follow = async (start: string) => {
    const queue = [{ path: start, from: "the start" }];
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (found.has(next.path)) continue;
      const answer = await askFor(server + next.path);
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
 * The representative of a URL: of those that differ in the values of a query alone, which chooses among reviews, paddles
 * or columns, one is followed. What a subject's address begins with matters, because it says which kind it is. Of the
 * preview pictures, each rendered on request, one per folder: tests/server/social-images.test.ts requests all.
 */
function kindOf(pathname: string, search: string): string {
  if (pathname.startsWith("/og/")) return pathname.slice(0, pathname.lastIndexOf("/"));
  const query = new URLSearchParams(search);
  if (query.has("level") || query.has("stars")) return `${pathname}?filtered`;
  const names = [...new Set(query.keys())];
  const folder = query.get("of")?.split("/").slice(0, -1).join("/") ?? "";
  return `${pathname}?${names.join()}${folder}`;
}

/** The problems of a site's links: a status other than 200, a missing anchor, a page without links to it. */
export async function brokenLinks(server: string, found: Crawl): Promise<string[]> {
  const wrong: string[] = [];
  const anchors = new Map<string, Set<string>>();
  for (const { path, body } of found.values()) {
    const { pathname, search } = new URL(path, server);
    const ids = new Set([...body.toString().matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));
    anchors.set(path, ids).set(kindOf(pathname, search), ids);
  }
  for (const one of found.values()) {
    if (one.status !== 200) wrong.push(`${one.path} (${one.status}), from ${one.from}`);
    for (const { pathname, search, hash } of targetsIn(one, server)) {
      const id = decodeURIComponent(hash.slice(1));
      // Each review has an anchor of its own, on the page that it's chosen for.
      const isOfReview = search.includes("review=") || id.startsWith("review-");
      const isOther = isOfReview && search !== "" && !found.has(pathname + search);
      const ids = anchors.get(pathname + search) ?? anchors.get(kindOf(pathname, search));
      if (id !== "" && !isOther && !ids?.has(id))
        wrong.push(`${pathname}${search}#${id}, from ${one.path}`);
    }
  }
  for (const path of await sitemapPaths(server)) {
    const one = found.get(path);
    if (!one || one.forMachines) wrong.push(`${path}: no page leads to it`);
  }
  return wrong;
}

/** The URLs on its own server that a response contains: links, pictures, scripts, GET forms, absolute URLs anywhere. */
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

/** Whether a response of this type is text. */
export function isText(type: string): boolean {
  return /^(text\/|application\/([\w-]+\+)?(xml|json))/.test(type);
}

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** A text of HTML or XML with its entities decoded. */
export function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name]!);
}

/*
 * A second reading of what a paddle's page says, from its phrases alone: it knows nothing of the strengths and
 * weaknesses that the site's own sentences go by, so it catches those that an editor left out.
 */

const criticized: Partial<Record<Trait, RegExp>> = {
  control: /soft game|softens|resets|patient|calm hand|pop up|plush/i,
  power: /power|pace|put-away|plow-through/i,
  spin: /spin/i,
  hands:
    /(fast|quick|quickest|fastest) hands|hands battles|(heavy|head-heavy|light) swing|swings heavy|quick paddle|quick to turn|fast exchanges|heavy (in|for)|tip-heavy|heavier/i,
  forgiveness: /sweet spot|forgiv|away from the (middle|center)|off-center|hitting area/i,
  comfort: /firm|harsh|\btires?\b/i,
  durability: /\bwears?\b|fades|worn/i,
  value: /price(?! that fell)|expensive|spend this much|spend less|value first|for the money/i,
  pop: /\bpop\b(?! up)|crisp|liveliest/i,
  reach: /(little|longest|need the) reach/i,
  twoHands: /two hands|both hands|second hand|two-handed|long handle/i,
  sound: /loud|clanging/i,
  learning: /newer to|still learning|getting used|dinks already sit up/i,
};

const praised: Partial<Record<Trait, RegExp>> = {
  control: /(?<!usable )\bsoft(est)?\b|touch|plush|calm|\bcontrol\b/i,
  power: /(high|easy) (power|pace)|heavy drives|^power /i,
  spin: /good spin|and spin$/i,
  hands: /quick|fast(er)? hands|hands at the net/i,
  forgiveness: /stability|stable|steady|large sweet spot|forgiving,? |edge to edge|big face/i,
  comfort: /arm-friendly|comfortable/i,
  pop: /\bpop\b|\blively/i,
  reach: /reach|long shape|long head/i,
  twoHands: /(room|space|enough) for two hands/i,
};

const any = (phrases: readonly string[], words: RegExp | undefined) =>
  words !== undefined && phrases.some((phrase) => words.test(phrase));

/** Whether a paddle's page criticizes a trait, or tells those who need it to skip the paddle. */
export function isCriticized(paddle: AnyPaddle, trait: Trait): boolean {
  const phrases = [...paddle.criticisedFor, ...paddle.skipIf];
  return any(
    phrases.filter((phrase) => isOwnPhrase(paddle, phrase)),
    criticized[trait],
  );
}

/** Whether players know a paddle for a trait. */
export function isPraised(paddle: AnyPaddle, trait: Trait): boolean {
  return any(
    paddle.knownFor.filter((phrase) => isOwnPhrase(paddle, phrase)),
    praised[trait],
  );
}
