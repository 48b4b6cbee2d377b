import { addresses } from "../../addresses.ts";
import { plainLetters } from "../../platform/text/normalize-text.ts";
import type { AnyPaddle } from "./paddle.content.ts";

/** The last segment of a brand's path: 'six-zero' for Six Zero. */
export function brandSlug(brand: string): string {
  const words =
    plainLetters(brand)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-");
}

/** The fields that determine a paddle's brand. */
export type BrandedPaddle = Pick<AnyPaddle, "brand" | "notConfirmed">;

/** The path of a paddle's brand; undefined if the brand is unconfirmed. */
export function brandPath({ brand, notConfirmed }: BrandedPaddle): string | undefined {
  return notConfirmed.includes("brand")
    ? undefined
    : addresses.brand.href({ brand: brandSlug(brand) });
}
