import type { addresses } from "../addresses";
import { type Guide, isFull } from "./guide.content";
import { monthAndYear } from "../platform/text/dates";
import { guideTexts } from "./guide";
import type { Library } from "../library/read-library";
import type { PageEntry } from "../platform/render/listing";
import { rankedPaddles } from "./listed-guides";

/** What the listing of guides says about one. */
export function listedGuide(
  library: Library,
  guide: Guide,
): PageEntry<(typeof addresses.guide)["path"]> {
  const { slug, title, category, updated, comingSoon, cardDescription, keywords } = guide;
  const entry = {
    params: { slug },
    kicker: `Best Of · ${category}`,
    title,
    updated,
    search: {
      group: "Guides",
      note: comingSoon ? "Coming soon" : cardDescription,
      keywords: [category, ...keywords],
      text: [cardDescription, ...guideTexts(guide)].join(" "),
    },
  } as const;
  if (!isFull(guide)) return { ...entry, kind: "guide that is coming soon", note: "Coming Soon" };
  const paddles = rankedPaddles(guide, library).map(({ paddle }) => paddle);
  return {
    ...entry,
    note: `Updated ${monthAndYear(guide.updated)}`,
    drawn: { paddles: paddles.slice(0, 3) },
  };
}
