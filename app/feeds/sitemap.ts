import { siteOf } from "../site/site-context";
import type { Route } from "./+types/sitemap";
import { pagePaths } from "./page-paths";

/** Every page there is, by its canonical address (https://www.sitemaps.org/protocol.html). */
export function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const urls = pagePaths(site).map(
    (path) => `<url><loc>${site.environment.siteUrl}${path}</loc></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
