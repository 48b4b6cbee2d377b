/** Players' reviews stored under a name that isn't in content. */
export interface OrphanedReviews {
  /** The name: the slug of a former content file. */
  subject: string;
  reviews: number;
}

/** The stored reviews that no page shows or will show. */
export function orphanedReviews(
  stored: ReadonlyMap<string, number>,
  subjectNamed: (slug: string) => string | undefined,
): OrphanedReviews[] {
  return [...stored]
    .filter(([subject]) => subjectNamed(subject) === undefined)
    .map(([subject, reviews]) => ({ subject, reviews }))
    .toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
}

/** '1 review', '12 reviews'. */
export const countedReviews = (count: number) => `${count} ${count === 1 ? "review" : "reviews"}`;

/** A sentence about these reviews, and what to do. */
export function orphanSentence({ subject, reviews }: OrphanedReviews): string {
  return `${countedReviews(reviews)} by players ${reviews === 1 ? "is" : "are"} stored under "${subject}", which is not a name in content/paddles or content/ball-tests: write movedFrom: [${subject}] in the file that it was renamed to, or run 'npm run owner -- reviews move ${subject} NEW' or 'npm run owner -- reviews delete-all ${subject}'.`;
}

/** How many reviews no page shows, in a sentence without names; none if each has its page. */
export function orphanCount(orphaned: readonly OrphanedReviews[]): readonly string[] {
  const count = orphaned.reduce((sum, { reviews }) => sum + reviews, 0);
  return count === 0
    ? []
    : [`${countedReviews(count)} by players ${count === 1 ? "is" : "are"} on no page.`];
}
