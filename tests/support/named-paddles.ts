import type { Library } from "../../src/library/library.ts";
import type { Paddle } from "../../src/paddles/paddle.content.ts";

const named = (slug: string, brand = "JOOLA") => ({ slug, brand }) as Paddle;

/** A library that knows four paddles, of three brands, by their slugs; 'ant' was 'old-ant'. */
export const namedPaddles: Pick<Library, "paddles" | "paddleNamed"> = {
  paddles: [named("ant"), named("bee", "Six Zero"), named("cat", "Ben's + Co"), named("dog")],
  paddleNamed: (slug) =>
    namedPaddles.paddles.find((paddle) => paddle.slug === (slug === "old-ant" ? "ant" : slug)),
};
