import type { Ball } from "../balls/ball.content";
import type { Paddle } from "../paddles/paddle.content";
import type { TextPage } from "./text-page.content";
import type { Library } from "../library/read-library";

/** What is drawn beside a link. */
export type LinkLook = { paddle: Paddle } | { ball: Ball } | "court" | undefined;

/** The drawings of a page's links, in their order. */
export function linkLooks({ links }: TextPage, library: Library): LinkLook[] {
  return (links?.to ?? []).map(({ picture }) => {
    if (picture === undefined || picture === "court") return picture;
    const paddle = library.paddle(picture);
    const ball = library.ball(picture);
    return paddle ? { paddle } : ball && { ball };
  });
}
