// The URLs of a single review, and of its page once one is stored. The form's script needs no others.

/** A review's fragment on its page. */
export const reviewAnchor = (id: string) => `review-${id}`;

/** The URL of one review, wherever it is in its page's list. */
export function reviewPermalink(path: string, id: string): string {
  return `${path}?review=${id}#${reviewAnchor(id)}`;
}

/** The URL of a page after a review of it was stored, which is never cached. */
export const thanksAddress = (path: string, thanks: "stored" | "held"): string =>
  `${path}?review=${thanks}#write-a-review`;
