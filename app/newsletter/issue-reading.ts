import type { IssueArticle } from "../../model/newsletter-issue";
import type { Site } from "../../server/site";
import { publishedBallTests } from "../balls/published";
import { guidePath } from "../best-of/guide-steps";
import { publishedGuides } from "../best-of/guides";

type Content = Pick<Site, "library" | "environment">;

/** All there is to read on the site that an issue may bring: the blog, ball tests and guides that are published. */
export function issueReading(content: Content): IssueArticle[] {
  return [
    ...content.library.blog.map(({ slug, title, excerpt, date }) => ({
      path: `/blog/${slug}`,
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

const ballTestPath = (slug: string) => `/reviews/balls/${slug}`;

/** What a review is of, by its slug: its name and its page; undefined for what is not published. */
export function reviewedThing(
  content: Content,
  slug: string,
): { name: string; path: string } | undefined {
  const paddle = content.library.paddle(slug);
  if (paddle) return { name: paddle.name, path: `/${slug}` };
  const ballTest = publishedBallTests(content).find((test) => test.slug === slug);
  return ballTest && { name: ballTest.title, path: ballTestPath(slug) };
}
