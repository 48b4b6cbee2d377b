import { addresses } from "../addresses";
import { monthAndYear } from "../platform/text/dates";
import { guideTexts } from "./guide";
import { isFull } from "./finished-guide";
import { definePage } from "../platform/render/define-page";
import { paddleItems } from "../paddles/paddle-summary";
import { notFound } from "../platform/render/route";
import { ComingSoon } from "./coming-soon";
import { FullGuidePage } from "./full-guide";
import {
  guideBreadcrumbs,
  guideSummary,
  leadingPaddles,
  rankedPaddles,
  readTime,
} from "./listed-guides";

export default definePage(addresses.guide, {
  listed: {
    kind: "guide",
    weight: "long read",
    pages: ({ library }) =>
      library.guides.map((guide) => ({
        params: guide,
        kicker: `Best Of · ${guide.category}`,
        title: guide.title,
        updated: guide.updated,
        search: {
          group: "Guides",
          note: guide.comingSoon ? "Coming soon" : guide.cardDescription,
          keywords: [guide.category, ...guide.keywords],
          text: [guide.cardDescription, ...guideTexts(guide)].join(" "),
        },
        ...(isFull(guide)
          ? {
              note: `Updated ${monthAndYear(guide.updated)}`,
              drawn: { paddles: leadingPaddles(guide, library) },
            }
          : { kind: "guide that is coming soon", note: "Coming Soon" }),
      })),
  },

  /**
   * The guide must be there. Its paddles and the guides it names are: the content was checked at the start. What
   * players say of the paddles is shown beside the guide's own figures; without the store, it comes from the samples
   * alone.
   */
  async load({ params, site }) {
    const { library } = site;
    const guide = library.guide(params.slug) ?? notFound();
    if (!isFull(guide)) {
      const written = library.guides.filter(isFull);
      return { soon: { guide, written: written.map((each) => guideSummary(each, library)) } };
    }
    const ranked = rankedPaddles(guide, library);
    const ratings = await site.reviews.ratings(ranked.map(({ paddle }) => paddle.slug));
    const entries = ranked.map((entry) => ({
      ...entry,
      buckets: ratings.get(entry.paddle.slug)!.buckets,
    }));
    return {
      full: {
        guide,
        readTime: readTime(guide),
        entries,
        related: guide.related.flatMap((slug) => {
          const other = library.guide(slug);
          return other ? [guideSummary(other, library)] : [];
        }),
        sampleNote: guide.sample ? library.site.bestOf.sampleNote : undefined,
      },
    };
  },

  /** Structured data leaves out ratings: they are the guide's own, and samples must not pass for players' reviews. */
  head({ full, soon }) {
    const { guide } = full ?? soon;
    const breadcrumbs = guideBreadcrumbs(guide);
    if (!full) return { ...guide, breadcrumbs };
    const { updated, title: listName } = guide;
    return {
      ...guide,
      article: { updated },
      list: paddleItems(full.entries),
      listName,
      breadcrumbs,
    };
  },

  Page({ data: { full, soon } }) {
    return full ? <FullGuidePage {...full} /> : <ComingSoon {...soon} />;
  },
});
