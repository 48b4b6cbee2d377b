/** RFC 3986, section 2.3: percent-encoding these makes no difference. */
const unreserved = /^[\w.~-]$/;

/**
 * The canonical spelling of a page's path: lower case, no empty segments, no trailing slash, no needless
 * percent-encoding.
 * @param pathname from a URL, so without '.' and '..' segments in any spelling
 * @returns a path that begins with exactly one slash; two would name another host. In a path with broken encoding,
 * nothing but its slashes changes, because decoding parts of it could change its meaning.
 */
export function canonicalPath(pathname: string): string {
  const path = `/${pathname.split("/").filter(Boolean).join("/")}`;
  if (/%(?![0-9a-f]{2})/i.test(path)) return path;
  return path.replaceAll(/%[0-9a-fA-F]{2}|[A-Z]/g, (part) => {
    const character = part.length === 1 ? part : String.fromCharCode(parseInt(part.slice(1), 16));
    return unreserved.test(character) ? character.toLowerCase() : part;
  });
}

/** A sign that chats, emails and sentences put right after an address, or around it. */
const appended = /^[\s\p{Cf}\p{Pe}\p{Pf}.,;:!?>"'*~|`\\/…。、，]$/u;

/** A canonical path without what was appended to it where it was copied from: '/diadem-hero' for '/diadem-hero).' */
export function withoutAppended(path: string): string {
  if (/[\w-]$/.test(path) && !/%[\da-f]{2}$/i.test(path)) return path;
  let meant: string;
  try {
    meant = decodeURIComponent(path);
  } catch {
    return path;
  }
  const signs = [...meant];
  const end = signs.findLastIndex((sign) => !appended.test(sign)) + 1;
  return end === 0 || end === signs.length ? path : encodeURI(signs.slice(0, end).join(""));
}

/** Whether a path belongs to the REST API, however it's spelled. */
export function isRestPath(pathname: string): boolean {
  return canonicalPath(pathname).startsWith("/rest/");
}

/**
 * The parts of a query with these parameters, as written. A page only sees the parameters its route lists, so any
 * others leave the page the same and it comes from the cache. A parameter that isn't listed doesn't work at all, so
 * forgetting one is hard.
 * @param search with its question mark, or empty
 */
export function onlyParameters(search: string, names: readonly string[] | "all"): string {
  if (names === "all" || search === "") return search;
  const parameters = search
    .slice(1)
    .split("&")
    .filter((part) => names.includes(nameOf(part)));
  return parameters.length === 0 ? "" : `?${parameters.join("&")}`;
}

function nameOf(part: string): string {
  const written = part.split("=", 1)[0]!;
  if (!/[%+]/.test(written)) return written;
  return [...new URLSearchParams(`${written}=`).keys()][0] ?? "";
}

/** Whether a request only reads (RFC 9110, 9.2.1): it has no body, changes nothing and may come from any site. */
export function isSafeMethod({ method }: { method: string }): boolean {
  return method === "GET" || method === "HEAD";
}
