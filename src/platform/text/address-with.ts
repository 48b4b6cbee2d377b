/** An address's query with its question mark, without the fragment; empty if it has none. */
export function queryIn(address: string): string {
  return /\?[^#]+/.exec(address)?.[0] ?? "";
}

/** A path with its query. Commas stay as they are, because people read URLs. */
export function addressWith(path: string, fields: URLSearchParams): string {
  return fields.size === 0 ? path : `${path}?${fields.toString().replaceAll("%2C", ",")}`;
}
