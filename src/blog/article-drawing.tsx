import { CourtDrawing, type Play } from "../platform/ui/court-drawing.tsx";
import { PaddleRow } from "../paddles/paddle-row.tsx";
import type { BlogArticle } from "./blog.content.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import type { Library } from "../library/library.ts";

/** What an article's picture shows: a play on the court, or else the first paddles it mentions. */
export interface ArticleLook {
  play: (Play & { shows: string }) | undefined;
  paddles: Paddle[];
}

/** Three paddles fill a picture; more would be too small to tell apart. */
const maxPaddles = 3;

/** The first paddles an article links to. */
function linkedPaddles({ html }: BlogArticle, library: Library): Paddle[] {
  const linked = new Set([...html.matchAll(/href="\/([^"/]+)"/g)].map(([, path = ""]) => path));
  return [...linked].flatMap((path) => library.paddle(path) ?? []).slice(0, maxPaddles);
}

/** An article's play, if it has one, and the paddles it mentions. */
export function articleLook(article: BlogArticle, library: Library): ArticleLook {
  return { play: article.play, paddles: linkedPaddles(article, library) };
}

/** An article's picture. Empty if it has neither a play nor a paddle. */
export function ArticleDrawing({ look: { play, paddles } }: { look: ArticleLook }) {
  return play ? <CourtDrawing play={play} label={play.shows} /> : <PaddleRow paddles={paddles} />;
}
