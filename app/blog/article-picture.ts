import type { Play } from "../../model/court";
import type { BlogArticle } from "../../model/content/blog";
import type { Paddle } from "../../model/content/paddle";
import type { Library } from "../../server/library/read-library";

/** What an article is shown by: a play on the court, else the first paddles it speaks of. */
export interface ArticleLook {
  play: (Play & { shows: string }) | undefined;
  paddles: Paddle[];
}

/** Three paddles fill a picture; more of them would be too small to tell apart. */
const maxPaddles = 3;

/** The first paddles that an article's text links to. */
function linkedPaddles({ html }: BlogArticle, library: Library): Paddle[] {
  const linked = new Set([...html.matchAll(/href="\/([^"/]+)"/g)].map(([, path = ""]) => path));
  return [...linked].flatMap((path) => library.paddle(path) ?? []).slice(0, maxPaddles);
}

/** The play of an article, where it has one, and the paddles it speaks of. */
export function articleLook(article: BlogArticle, library: Library): ArticleLook {
  return { play: article.play, paddles: linkedPaddles(article, library) };
}
