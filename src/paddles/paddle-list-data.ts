import { addresses } from "../addresses";
import type { Paddle } from "./paddle.content";
import { itemListData } from "../platform/render/item-list-data";

/** schema.org ItemList of paddles in display order. */
export function paddleListData(
  paddles: readonly Pick<Paddle, "slug" | "name">[],
  about: Parameters<typeof itemListData>[1],
): object[] {
  return itemListData(
    paddles.map(({ slug, name }) => ({ name, path: addresses.paddle.href({ slug }) })),
    about,
  );
}
