import type { addresses } from "../../model/addresses";
import { type Guide, isFull } from "../../model/content/guide";
import { monthAndYear } from "../../model/dates";
import { guideTexts } from "../../model/guide";
import type { Library } from "../../server/library/read-library";
import type { PageEntry } from "../routing/listing";
import { rankedPaddles } from "./guides";

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
