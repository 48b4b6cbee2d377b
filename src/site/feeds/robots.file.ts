import { addresses } from "../../addresses.ts";
import { defineFile } from "../../platform/render/define-route.tsx";

/** Crawlers may read every page, but not what scripts call. */
export default defineFile(addresses.robots, {
  get({ site: { settings } }) {
    const text = `User-agent: *
Disallow: /rest/
Disallow: /api/
Disallow: /mcp
Disallow: /go/
Disallow: /picture.png
Disallow: /report-review
Disallow: /missing-paddle
Disallow: /correction
Disallow: /sent/
Disallow: /my-review/
Disallow: /owner/
Sitemap: ${settings.siteUrl}/sitemap.xml
`;
    return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
  },
});
