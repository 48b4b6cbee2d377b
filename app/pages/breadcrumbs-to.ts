import { type TextPageName, textPages } from "../../model/content/text-page";
import type { Library } from "../../server/library/read-library";
import type { Crumb } from "../site/breadcrumb";

/** The breadcrumbs of a text page. */
export function breadcrumbsTo(name: TextPageName, library: Library): Crumb[] {
  const place: { path: string; under?: TextPageName } = textPages[name];
  const above = place.under ? breadcrumbsTo(place.under, library) : [];
  return [...above, { name: library.textPage(name).title, path: place.path }];
}
