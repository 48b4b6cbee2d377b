import type { addresses } from "../../model/addresses";
import { pairName } from "../../model/comparison-address";
import type { Paddle } from "../../model/content/paddle";
import type { PageEntry } from "../routing/listing";

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
