import { addresses, ballTestPath } from "../../addresses.ts";
import type { Library } from "../../library/library.ts";
import { type BallChoice, wholeArticle } from "./review.ts";
import type { ReviewWording } from "./review-wording.content.ts";

/** A review's subject, with its page and that page's form. */
export interface ReviewedPage {
  subject: string;
  name: string;
  /** Replaces `{paddle}` in messages. */
  shortName: string;
  path: string;
  group: keyof ReviewWording["groups"];
  /** What the review can be about, on ball articles. */
  balls: BallChoice[];
  /** The names of a paddle's versions, besides its page's. */
  versions: string[];
}

/** The page of a subject; undefined if it isn't published. */
export function reviewedPage(library: Library, subject: string): ReviewedPage | undefined {
  const paddle = library.paddle(subject);
  if (paddle) {
    const { name, shortName, wording: group } = paddle;
    const path = addresses.paddle.href(paddle);
    const versions = (paddle.versions ?? []).map((version) => version.name);
    return { subject, name, shortName, path, group, balls: [], versions };
  }
  const article = library.ballTest(subject);
  if (!article) return undefined;
  const { title: name, shortName } = article;
  const path = ballTestPath(subject);
  const balls = ballChoices(library, article);
  return { subject, name, shortName, path, group: "Ball", balls, versions: [] };
}

/** The balls of an article's cards or awards, after the article itself. */
function ballChoices(
  { ball: find, wording }: Library,
  { balls, awards }: { balls: readonly { ball: string }[]; awards: readonly { ball: string }[] },
): BallChoice[] {
  const compared = (balls.length > 0 ? balls : awards).flatMap(({ ball }) => {
    const found = find(ball);
    return found ? [{ value: ball, label: found.name }] : [];
  });
  return [{ value: wholeArticle, label: wording.wholeArticle }, ...compared];
}
