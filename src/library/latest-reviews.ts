import { type Home, homePrices } from "../home/home.content.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";
import { priceText } from "../platform/text/money.ts";

/** Reports latest reviews on the home page of unknown paddles, and of those whose list price is out of range. */
export function checkLatest(
  reader: ContentReader,
  home: ReadFile<Home>,
  paddleAt: (slug: string) => Paddle | undefined,
): void {
  for (const [index, slug] of home.value.latest.entries()) {
    const path = ["latest", index];
    reader.checkName(home.file, path, slug, [
      "a paddle's address",
      "paddles",
      "Write the name of a file in content/paddles, without .yaml.",
    ]);
    const paddle = paddleAt(slug);
    const price = paddle?.listPriceCents;
    if (paddle && (price == null || price < homePrices.min || price > homePrices.max))
      reader.report(
        home.file,
        path,
        `"${slug}" has the list price ${priceText(price ?? null)}. Write a paddle of $159.99 to $249.99.`,
      );
  }
}
