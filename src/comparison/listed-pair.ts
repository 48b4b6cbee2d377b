import type { addresses } from "../addresses";
import { pairName } from "../tray/comparison-address";
import type { Paddle } from "../paddles/paddle.content";
import type { PageEntry } from "../platform/render/listing";

/** What the listing of pairs says about one. */
export function listedPair(
  paddles: readonly [Paddle, Paddle],
): PageEntry<(typeof addresses.pair)["path"]> {
  const [one, other] = paddles;
  return {
    params: { pair: pairName(one.slug, other.slug) },
    kicker: "Side by side",
    title: `${one.name} vs ${other.name}`,
    drawn: { paddles },
    updated: paddles
      .flatMap(({ updated }) => updated ?? [])
      .toSorted()
      .at(-1),
    subjects: paddles.map(({ slug }) => slug),
  };
}
