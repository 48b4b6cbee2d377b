import { renderToString } from "react-dom/server";
import type { Site } from "../site";
import { Document } from "./document";
import { IslandRenderer } from "../platform/islands/island";
import { islandRenderer } from "../platform/islands/render-island";
import type { Assets, Styles } from "../platform/render/assets";
import type { PageAnswer } from "../platform/render/route";
import { SiteFactsContext, siteFactsOf } from "../platform/render/site-facts";
import { MarkupCacheContext } from "../platform/ui/cached-markup";
import { openMarkupCache } from "../platform/ui/markup-cache";

/** What a `*.page.tsx` file exports: pages alone, most of them one by default. */
type PageFile = Record<string, object>;

const files = new Map<object, string>(
  Object.entries(import.meta.glob<PageFile>("/src/**/*.page.tsx", { eager: true })).flatMap(
    ([file, pages]) => Object.values(pages).map((page): [object, string] => [page, file]),
  ),
);

const renderPart = openMarkupCache();

/** A rendered page, without its styles. */
interface RenderedPage {
  html: string;
  styles: Styles;
}

/**
 * Renders a page in its document.
 * @param page as its file exports it
 * @param path the path that was asked for
 */
export function renderPage(
  page: object,
  { head, content, hasTray }: PageAnswer,
  { path, site, assets }: { path: string; site: Site; assets: Assets },
): RenderedPage {
  const file = files.get(page);
  if (file === undefined) throw new Error("No *.page.tsx file exports this page");
  const styles = assets.stylesOf(file);
  const html = renderToString(
    <IslandRenderer value={islandRenderer(assets.islandsScript)}>
      <MarkupCacheContext value={renderPart}>
        <SiteFactsContext value={siteFactsOf(site)}>
          <Document
            path={path}
            head={head}
            hasTray={hasTray}
            lateScript={assets.lateScript}
            stylesheets={styles.links}
          >
            {content}
          </Document>
        </SiteFactsContext>
      </MarkupCacheContext>
    </IslandRenderer>,
  );
  return { html: `<!DOCTYPE html>${html}`, styles };
}
