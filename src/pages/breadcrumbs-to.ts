import { type TextPageName, textPages } from "./text-page.content";
import type { Library } from "../library/read-library";
import type { Crumb } from "../platform/ui/breadcrumb";

/** The breadcrumbs of a text page. */
export function breadcrumbsTo(name: TextPageName, library: Library): Crumb[] {
  const place: { path: string; under?: TextPageName } = textPages[name];
  const above = place.under ? breadcrumbsTo(place.under, library) : [];
  return [...above, { name: library.textPage(name).title, path: place.path }];
}
