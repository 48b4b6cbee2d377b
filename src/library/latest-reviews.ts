import { type Home, homePrices } from "../home/home.content.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";

/** Reports latest reviews on the home page whose paddle's list price is out of range. */
export function checkLatest(
  reader: ContentReader,
  home: ReadFile<Home>,
  paddleAt: (slug: string) => Paddle | undefined,
): void {
  for (const [index, slug] of home.value.latest.entries()) {
    const price = paddleAt(slug)?.listPriceCents ?? 0;
    if (price < homePrices.min || price > homePrices.max)
      reader.report(
        home.file,
        ["latest", index],
        `"${slug}" is not a paddle with a list price from $159.99 to $249.99. Write the address of one that is.`,
      );
  }
}
