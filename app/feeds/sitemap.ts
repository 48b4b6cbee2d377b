import { issueAddress } from "../../model/newsletter-address";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/sitemap";
import { pagePaths } from "./page-paths";

/** Every page there is, by its canonical address (https://www.sitemaps.org/protocol.html). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const urls = pagePaths(site).map(
    (path) => `<url><loc>${site.environment.siteUrl}${path}</loc></url>`,
  );
  const { issues } = await site.issues.sent();
  const issueUrls = issues.map(
    ({ date, createdAt }) =>
      `<url><loc>${site.environment.siteUrl}${issueAddress(date)}</loc><lastmod>${new Date(createdAt).toISOString().slice(0, 10)}</lastmod></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...urls, ...issueUrls].join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
