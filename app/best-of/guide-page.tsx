import { isFull } from "../../model/content/guide";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/guide-page";
import { ComingSoon } from "./coming-soon";
import { FullGuidePage } from "./full-guide";
import { guideSummary, isPublished, rankedPaddles, readTime } from "./guides";

/** The guide must be there. Its paddles and the guides it names are: the content was checked at the start. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { library } = site;
  const guide = library.guide(params.slug);
  if (!guide || !isPublished(guide, site)) return notFound(request);
  if (!isFull(guide)) return { guide };
  return {
    full: {
      guide,
      readTime: readTime(guide),
      entries: rankedPaddles(guide, library),
      related: guide.related.flatMap((slug) => {
        const other = library.guide(slug);
        return other && isPublished(other, site) ? [guideSummary(other, library)] : [];
      }),
      sampleNote: guide.sample ? library.site.bestOf.sampleNote : undefined,
    },
  };
}

export default function GuidePage({ loaderData: { full, guide } }: Route.ComponentProps) {
  return full ? <FullGuidePage {...full} /> : <ComingSoon guide={guide} />;
}
