import type { Library } from "../library/library.ts";
import type { PageFacts } from "../platform/render/route.ts";
import { wordsIn } from "../platform/text/sections.ts";
import type { Crumb } from "../platform/ui/breadcrumb.tsx";
import { type TextPageName, textPages } from "./page-paths.ts";

export function breadcrumbsTo(name: TextPageName, library: Library): Crumb[] {
  const place: { path: string; under?: TextPageName } = textPages[name];
  const above = place.under ? breadcrumbsTo(place.under, library) : [];
  return [...above, { name: library.textPage(name).title, path: place.path }];
}

/** The listing of a page whose text editors write. */
export function textPageFacts(name: TextPageName, library: Library): PageFacts {
  const { title, lead, comingSoon, updated, keywords, html } = library.textPage(name);
  return {
    kicker: breadcrumbsTo(name, library).at(-2)?.name,
    title,
    note: comingSoon ? "Coming Soon" : undefined,
    updated,
    search: { group: "Pages", note: lead, keywords, text: wordsIn(html) },
  };
}
