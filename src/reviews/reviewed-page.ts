import { addresses, ballTestPath } from "../addresses";
import type { Library } from "../library/library";

/** What a review is of, and the page it stands on. */
export interface ReviewedPage {
  /** The slug. */
  subject: string;
  name: string;
  path: string;
}

/** The page of a subject; undefined for what is not published. */
export function reviewedPage(library: Library, subject: string): ReviewedPage | undefined {
  const paddle = library.paddle(subject);
  if (paddle) return { subject, name: paddle.name, path: addresses.paddle.href({ slug: subject }) };
  const article = library.ballTest(subject);
  return article && { subject, name: article.title, path: ballTestPath(subject) };
}
