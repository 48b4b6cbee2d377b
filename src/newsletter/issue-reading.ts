import { articlePath, ballTestPath, guidePath } from "../addresses";
import type { IssueArticle } from "./newsletter-issue";
import type { Library } from "../library/library";

/** All there is to read on the site that an issue may bring: the blog, ball tests and guides that are published. */
export function issueReading(library: Library): IssueArticle[] {
  return [
    ...library.blog.map(({ slug, title, excerpt, date }) => ({
      path: articlePath(slug),
      title,
      text: excerpt,
      day: date,
    })),
    ...library.ballTests.map(({ slug, title, description, publishDate }) => ({
      path: ballTestPath(slug),
      title,
      text: description,
      day: publishDate,
    })),
    ...library.guides.flatMap(({ slug, title, cardDescription, updated }) =>
      updated === undefined
        ? []
        : [{ path: guidePath(slug), title, text: cardDescription, day: updated }],
    ),
  ];
}
