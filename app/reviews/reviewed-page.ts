import { ballTestPath } from "../../model/addresses";
import type { Site } from "../../server/site";
import { publishedBallTests } from "../balls/published";

/** What a review is of, and the page it stands on. */
export interface ReviewedPage {
  /** The slug. */
  subject: string;
  name: string;
  path: string;
}

/** The page of a subject; undefined for what is not published. */
export function reviewedPage(
  site: Pick<Site, "library" | "environment">,
  subject: string,
): ReviewedPage | undefined {
  const paddle = site.library.paddle(subject);
  if (paddle) return { subject, name: paddle.name, path: `/${subject}` };
  const article = publishedBallTests(site).find(({ slug }) => slug === subject);
  return article && { subject, name: article.title, path: ballTestPath(subject) };
}
