/** The paths of all pages in a running server's sitemap. */
export async function sitemapPaths(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  if (paths.length < 27) throw new Error(`the sitemap lists ${paths.length} pages only`);
  return paths;
}
