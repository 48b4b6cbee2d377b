/** A path with its query. Commas stay as they are, because people read URLs. */
export function addressWith(path: string, fields: URLSearchParams): string {
  return fields.size === 0 ? path : `${path}?${fields.toString().replaceAll("%2C", ",")}`;
}
