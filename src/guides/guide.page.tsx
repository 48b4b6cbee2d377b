import { addresses, guidePath } from "../addresses";
import { isFull } from "./guide.content";
import { definePage } from "../platform/render/define-page";
import { notFound } from "../platform/render/route";
import { breadcrumbData } from "../platform/ui/breadcrumb";
import { ComingSoon } from "./coming-soon";
import { FullGuidePage } from "./full-guide";
import { guideData } from "./guide-data";
import { guideBreadcrumbs } from "./guide-breadcrumbs";
import { guideSummary, rankedPaddles, readTime } from "./listed-guides";
import { listedGuide } from "./listed-guide";

export default definePage(addresses.guide, {
  listed: {
    kind: "guide",
    weight: "long read",
    pages: ({ library }) => library.guides.map((guide) => listedGuide(library, guide)),
  },

  /**
   * The guide must be there. Its paddles and the guides it names are: the content was checked at the start. What
   * players say of the paddles is shown beside the guide's own figures; without the store, it comes from the samples
   * alone.
   */
  async load({ params, site }) {
    const { library, settings } = site;
    const guide = library.guide(params.slug) ?? notFound();
    if (!isFull(guide)) {
      const written = library.guides.filter(isFull);
      return { soon: { guide, written: written.map((each) => guideSummary(each, library)) } };
    }
    const ratings = await site.reviews.ratings();
    const entries = rankedPaddles(guide, library).map((entry) => ({
      ...entry,
      buckets: ratings.of(entry.paddle.slug).buckets,
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
      structuredData: guideData(
        guide,
        entries.map(({ paddle }) => paddle),
        { name: library.site.name, siteUrl: settings.siteUrl },
      ),
    };
  },

  head({ full, soon, structuredData }, { siteUrl }) {
    const { guide } = full ?? soon;
    const breadcrumb = breadcrumbData(guideBreadcrumbs(guide), siteUrl);
    return {
      title: guide.title,
      description: guide.description,
      keywords: guide.keywords,
      path: guidePath(guide.slug),
      structuredData: structuredData ? [...structuredData, breadcrumb] : breadcrumb,
    };
  },

  Page({ data: { full, soon } }) {
    return full ? <FullGuidePage {...full} /> : <ComingSoon {...soon} />;
  },
});
