import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../../platform/render/site.ts";
import { type SharedFacts, SiteFactsContext } from "../../platform/render/site-facts.ts";
import { IslandRenderer } from "../../platform/islands/island.tsx";
import { islandRenderer } from "../../platform/islands/render-island.tsx";
import type { Assets, Styles } from "../../platform/render/assets.ts";
import type { PageAnswer } from "../../platform/render/route.ts";
import {
  markupInside,
  openMarkupCache,
  shortMarkup,
  type UsedPart,
} from "../../platform/ui/markup-cache.tsx";
import { oncePer } from "../../platform/once-per.ts";
import { MarkupCacheContext } from "../../platform/ui/cached-markup.tsx";
import { SharedParts } from "../paddles/paddle-picture.tsx";
import { Document } from "./document.tsx";

/** What any page of a site may show. */
export function sharedFactsOf({
  library,
  settings,
}: Pick<Site, "library" | "settings">): SharedFacts {
  return {
    ...library.site,
    siteUrl: settings.siteUrl,
    noReviews: library.wording.noReviews,
    unconfirmed: library.paddleLists.unconfirmed,
    listed: library.paddleLists.listed,
    showsSamples: library.showsSamples,
  };
}

/** The exports of a `*.page.tsx` file: pages and lists of them only, usually one page as the default. */
type PageFile = Record<string, object | readonly object[]>;

const files = new Map<object, string>(
  Object.entries(import.meta.glob<PageFile>("/src/**/*.page.tsx", { eager: true })).flatMap(
    ([file, exported]) =>
      Object.values(exported)
        .flat()
        .map((page): [object, string] => [page, file]),
  ),
);

/** Cached markup stays valid as long as the content does. */
const contextsOf = oncePer((assets: Assets) =>
  oncePer((settings: Site["settings"]) =>
    oncePer((library: Site["library"]) => {
      const facts = sharedFactsOf({ library, settings });
      const islands = islandRenderer(assets.islandsScript);
      const inContexts = (part: ReactNode) => (
        <IslandRenderer value={islands}>
          <SiteFactsContext value={facts}>{part}</SiteFactsContext>
        </IslandRenderer>
      );
      return { inContexts, beginPage: openMarkupCache(inContexts) };
    }),
  ),
);

/** A rendered page, with its styles and cached parts still separate. */
interface RenderedPage {
  html: string;
  parts: readonly UsedPart[];
  styles: Styles;
}

/**
 * Renders a page in its document.
 * @param page as exported by its file
 * @param path the requested path
 */
export function renderPage(
  page: object,
  { head, content, hasTray, skips, frame }: PageAnswer,
  { path, site, assets }: { path: string; site: Site; assets: Assets },
): RenderedPage {
  const file = files.get(page);
  if (file === undefined) throw new Error("No *.page.tsx file exports this page");
  const styles = assets.stylesOf(file, hasTray);
  const { inContexts, beginPage } = contextsOf(assets)(site.settings)(site.library);
  const { render, used } = beginPage();
  const html = renderToStaticMarkup(
    inContexts(
      <MarkupCacheContext value={render}>
        <Document
          path={path}
          head={head}
          hasTray={hasTray}
          skips={skips}
          frame={frame}
          lateScript={assets.lateScript}
          ownScript={assets.ownScript}
          consoleScript={assets.consoleScript}
          stylesheets={styles.links}
        >
          {content}
        </Document>
      </MarkupCacheContext>,
    ),
  );
  return { html: withShared(`<!DOCTYPE html>${shortMarkup(html)}`, used), parts: used, styles };
}

/** Puts what the drawings of a page share into its place. */
function withShared(html: string, used: readonly UsedPart[]): string {
  const place = html.indexOf("></svg>", html.indexOf(' id="drawn"')) + 1;
  return html.slice(0, place) + sharedBy(used) + html.slice(place);
}

const sharedMarkup = new Map<string, string>();

/** The markup of what parts of a page share, for each combination of them once. */
function sharedBy(used: readonly UsedPart[]): string {
  const ids = [...new Set(used.flatMap(({ part }) => part.shares))].toSorted();
  const key = ids.join();
  let markup = sharedMarkup.get(key);
  if (markup === undefined) {
    markup = ids.length === 0 ? "" : markupInside("svg", <SharedParts of={ids} />);
    sharedMarkup.set(key, markup);
  }
  return markup;
}
