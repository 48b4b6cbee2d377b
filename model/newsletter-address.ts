/** The page of a confirmation mail's link. */
export function confirmAddress(token: string): string {
  return `/newsletter/confirm?token=${token}`;
}

/** The page of the link that stands in every issue; a POST to it unsubscribes. */
export function unsubscribeAddress(key: string): string {
  return `/newsletter/unsubscribe?key=${key}`;
}

/** The page that keeps a sent issue, by its date: '2026-11-16'. */
export function issueAddress(date: string): string {
  return `/newsletter/issues/${date}`;
}

/** Reads the token of such a URL. Returns undefined if it's missing or malformed. */
export function readToken(query: URLSearchParams, name: "token" | "key"): string | undefined {
  const token = query.get(name) ?? "";
  return /^[\w-]{20,100}$/.test(token) ? token : undefined;
}
