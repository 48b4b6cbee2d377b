import { addresses } from "../addresses.ts";
import { plainLetters } from "../platform/text/normalize-text.ts";
import type { Paddle } from "./paddle.content.ts";

/** The last part of a brand's path: 'six-zero' for Six Zero. */
export function brandSlug(brand: string): string {
  const words =
    plainLetters(brand)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-");
}

/** What names a paddle's brand. */
export type BrandedPaddle = Pick<Paddle, "brand" | "notConfirmed">;

/** The path of a paddle's brand; undefined if we couldn't confirm which brand it is. */
export function brandPath({ brand, notConfirmed }: BrandedPaddle): string | undefined {
  return notConfirmed.includes("brand")
    ? undefined
    : addresses.brand.href({ brand: brandSlug(brand) });
}
