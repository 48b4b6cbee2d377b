import { defineFile } from "../../platform/render/define-route.tsx";
import { dayAt } from "../../platform/today.ts";
import { addresses } from "../../addresses.ts";

/** The dates behind a page. */
interface Dated {
  /** The day its content last changed, as YYYY-MM-DD, if it's dated. */
  updated: string | undefined;
  /** The times of its newest reviews by players, in epoch milliseconds. */
  reviewed: readonly number[];
}

/**
 * The day a page last changed, as YYYY-MM-DD: the later of its content and its newest review. Future days are ignored.
 * @param now epoch milliseconds
 */
export function lastChanged({ updated, reviewed }: Dated, now: number): string | undefined {
  return [updated ?? [], reviewed.map(dayAt)]
    .flat()
    .filter((day) => day <= dayAt(now))
    .toSorted()
    .at(-1);
}

/**
 * Every page by its canonical URL, with the date of its last change if known (https://www.sitemaps.org/protocol.html).
 */
export default defineFile(addresses.sitemap, {
  async get({ site, pages }) {
    const newest = await site.reviews.newest();
    const listed = pages.listed.flatMap(({ path, updated, isIndexed, subjects = [] }) => {
      const reviewed = subjects.flatMap((subject) => newest.of(subject) ?? []);
      if (isIndexed === "once reviewed" && reviewed.length === 0) return [];
      return { path, day: lastChanged({ updated, reviewed }, Date.now()) };
    });
    const { issues } = await site.issues.sent();
    const archive = issues.map(({ date, createdAt }) => ({
      path: addresses.newsletterIssue.href({ date }),
      day: dayAt(createdAt),
    }));
    const urls = [...listed, ...archive].map(({ path, day }) => {
      const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
      return `<url><loc>${site.settings.siteUrl}${path}</loc>${lastmod}</url>`;
    });
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
    return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
  },
});
