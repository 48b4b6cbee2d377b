/** RFC 3986, section 2.3: percent-encoding these changes nothing. */
const unreserved = /^[\w.~-]$/;

/**
 * The canonical spelling of a page's path: no capitals, no empty segments, no trailing slash, no needless
 * percent-encoding.
 * @param pathname as a URL has it, so without '.' and '..' segments in any spelling
 * @returns a path that begins with exactly one slash; two would name another host. A path with broken encoding comes
 * back unchanged, because decoding parts of it could spell something else.
 */
export function canonicalPath(pathname: string): string {
  if (/%(?![0-9a-f]{2})/i.test(pathname)) return pathname;
  return `/${pathname.split("/").filter(Boolean).join("/")}`.replaceAll(
    /%[0-9a-fA-F]{2}|[A-Z]/g,
    (part) => {
      const character = part.length === 1 ? part : String.fromCharCode(parseInt(part.slice(1), 16));
      return unreserved.test(character) ? character.toLowerCase() : part;
    },
  );
}
