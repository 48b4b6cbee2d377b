import { CourtDrawing } from "../platform/ui/court-drawing";
import { PaddleRow } from "../paddles/paddle-row";
import type { ArticleLook } from "./article-picture";

/** An article's picture. Renders nothing if it has neither a play nor a paddle. */
export function ArticleDrawing({ look: { play, paddles } }: { look: ArticleLook }) {
  return play ? <CourtDrawing play={play} label={play.shows} /> : <PaddleRow paddles={paddles} />;
}
