import { isFull } from "../../model/content/guide";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/guide-page";
import { ComingSoon } from "./coming-soon";
import { FullGuidePage } from "./full-guide";
import { guideSummary, isPublished, publishedGuides, rankedPaddles, readTime } from "./guides";

/**
 * The guide must be there. Its paddles and the guides it names are: the content was checked at the start. What players
 * say of the paddles stands beside the guide's own figures; without the store, it comes from the samples alone.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { library } = site;
  const guide = library.guide(params.slug);
  if (!guide || !isPublished(guide, site)) return notFound(request);
  if (!isFull(guide)) {
    const written = publishedGuides(site).filter(isFull);
    return { soon: { guide, written: written.map((each) => guideSummary(each, library)) } };
  }
  const ratings = await site.reviews.ratings();
  return {
    full: {
      guide,
      readTime: readTime(guide),
      entries: rankedPaddles(guide, library).map((entry) => ({
        ...entry,
        buckets: ratings.of(entry.paddle.slug).buckets,
      })),
      related: guide.related.flatMap((slug) => {
        const other = library.guide(slug);
        return other && isPublished(other, site) ? [guideSummary(other, library)] : [];
      }),
      sampleNote: guide.sample ? library.site.bestOf.sampleNote : undefined,
    },
  };
}

export default function GuidePage({ loaderData: { full, soon } }: Route.ComponentProps) {
  return full ? <FullGuidePage {...full} /> : <ComingSoon {...soon} />;
}
