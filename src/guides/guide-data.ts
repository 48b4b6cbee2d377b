import type { FullGuide } from "./guide.content";
import type { Paddle } from "../paddles/paddle.content";
import { guidePath } from "../addresses";
import { paddleListData } from "../paddles/paddle-list-data";
import { articleData } from "../platform/render/article-data";

/**
 * schema.org Article and ItemList of a guide. They leave out its ratings: those are the guide's own figures, and
 * samples must not pass for players' reviews.
 */
export function guideData(
  guide: FullGuide,
  paddles: readonly Paddle[],
  { name, siteUrl }: { name: string; siteUrl: string },
): object[] {
  const { title, description, updated } = guide;
  const facts = { path: guidePath(guide.slug), title, description, updated };
  return [
    articleData("Article", facts, { name, siteUrl }),
    ...paddleListData(paddles, { siteUrl, name: title }),
  ];
}
