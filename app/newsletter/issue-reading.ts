import { articlePath, ballTestPath, guidePath } from "../../model/addresses";
import type { IssueArticle } from "../../model/newsletter-issue";
import type { Site } from "../../server/site";
import { publishedBallTests } from "../balls/published";
import { publishedGuides } from "../best-of/guides";

type Content = Pick<Site, "library" | "environment">;

/** All there is to read on the site that an issue may bring: the blog, ball tests and guides that are published. */
export function issueReading(content: Content): IssueArticle[] {
  return [
    ...content.library.blog.map(({ slug, title, excerpt, date }) => ({
      path: articlePath(slug),
      title,
      text: excerpt,
      day: date,
    })),
    ...publishedBallTests(content).map(({ slug, title, description, publishDate }) => ({
      path: ballTestPath(slug),
      title,
      text: description,
      day: publishDate,
    })),
    ...publishedGuides(content).flatMap(({ slug, title, cardDescription, updated }) =>
      updated === undefined
        ? []
        : [{ path: guidePath(slug), title, text: cardDescription, day: updated }],
    ),
  ];
}
