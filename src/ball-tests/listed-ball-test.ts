import type { addresses } from "../addresses";
import type { BallTest } from "./ball-test.content";
import { wordsIn } from "../platform/text/words-in";
import type { Library } from "../library/read-library";
import { signature } from "../about/author-of";
import type { PageEntry } from "../platform/render/listing";
import { articleView, comparedBalls } from "./article-view";

/** What the listing of ball articles says about one. */
export function listedBallTest(
  library: Library,
  article: BallTest,
): PageEntry<(typeof addresses.ballTest)["path"]> {
  const { slug, title, category, description } = article;
  const view = articleView(library, article);
  const balls = [view.coverBall ?? [], comparedBalls(view)].flat();
  return {
    params: { slug },
    kicker: `Ball Testing · ${category}`,
    title,
    note: view.author && `By ${signature(view.author)}`,
    drawn: { balls: [...new Map(balls.map((ball) => [ball.slug, ball])).values()].slice(0, 3) },
    updated: article.updated ?? article.publishDate,
    subjects: [slug],
    search: {
      group: "Articles",
      note: description,
      keywords: ["Ball Testing", category, ...article.keywords],
      text: wordsIn(article.html),
    },
  };
}
