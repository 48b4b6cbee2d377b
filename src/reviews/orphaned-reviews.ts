/** Reviews by players that are stored under the name of nothing in content. */
export interface OrphanedReviews {
  /** The name: the slug that a content file had. */
  subject: string;
  reviews: number;
}

/** Which of the stored reviews no page shows, and none will. */
export function orphanedReviews(
  stored: ReadonlyMap<string, number>,
  subjectNamed: (slug: string) => string | undefined,
): OrphanedReviews[] {
  return [...stored]
    .filter(([subject]) => subjectNamed(subject) === undefined)
    .map(([subject, reviews]) => ({ subject, reviews }))
    .toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
}

/** How many reviews, in words: '1 review', '12 reviews'. */
export const countedReviews = (count: number) => `${count} ${count === 1 ? "review" : "reviews"}`;

/** Says in one sentence which reviews those are, and what to do. */
export function orphanSentence({ subject, reviews }: OrphanedReviews): string {
  return `${countedReviews(reviews)} by players ${reviews === 1 ? "is" : "are"} stored under "${subject}", which is not a name in content/paddles or content/ball-tests: write movedFrom: [${subject}] in the file that it was renamed to, or run 'npm run owner -- reviews move ${subject} NEW' or 'npm run owner -- reviews delete-all ${subject}'.`;
}
