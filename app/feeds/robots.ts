import { siteOf } from "../site/site-context";
import type { Route } from "./+types/robots";

/** Crawlers may read every page; the calls of scripts are not pages. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = siteOf(context).environment;
  const text = `User-agent: *
Disallow: /rest/
Disallow: /player-reviews/
Disallow: /report-review
Sitemap: ${siteUrl}/sitemap.xml
`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
