import type { Paddle } from "../paddles/paddle.content.ts";
import type { PageFacts } from "../platform/render/listing.ts";
import { addressWith } from "../platform/text/address-with.ts";
import { brandsOf, filterFields } from "./finder-query.ts";

type BrandedPaddle = Pick<Paddle, "brand" | "name" | "notConfirmed">;

/** Every brand as the search finds it: its paddles in the finder. Paddles whose brand isn't confirmed don't count. */
export function brandSearch(
  paddles: readonly BrandedPaddle[],
): NonNullable<PageFacts["searchParts"]> {
  const confirmed = paddles.filter(({ notConfirmed }) => !notConfirmed.includes("brand"));
  return brandsOf(confirmed).map((brand) => {
    const names = confirmed.filter((paddle) => paddle.brand === brand).map(({ name }) => name);
    return {
      at: addressWith("", filterFields({ brand })) as `?${string}`,
      group: "Brands",
      title: brand,
      note: names.join(", "),
      keywords: [`${brand} pickleball paddles`],
      text: "",
    };
  });
}
