import type { addresses } from "../addresses";
import type { Paddle } from "./paddle.content";
import { priceText } from "../platform/text/money";
import type { PageEntry } from "../platform/render/listing";

declare module "../platform/render/listing" {
  interface Drawable {
    paddles: Paddle;
  }
}

/** What the listing of paddles says about one. */
export function listedPaddle(paddle: Paddle): PageEntry<(typeof addresses.paddle)["path"]> {
  const { slug, name, category, updated } = paddle;
  return {
    params: { slug },
    kicker: category,
    title: name,
    drawn: { paddles: [paddle] },
    updated,
    subjects: [slug],
    search: {
      group: "Paddles",
      note: `${category}, ${priceText(paddle.listPriceCents)}`,
      keywords: [
        paddle.brand,
        paddle.fullName,
        category,
        paddle.surface,
        paddle.shape,
        ...paddle.keywords,
      ],
      text: [paddle.excerpt, paddle.intro, ...paddle.knownFor, ...paddle.buyIf].join(" "),
    },
  };
}
