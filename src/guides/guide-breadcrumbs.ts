import { addresses, guidePath } from "../addresses";
import type { Crumb } from "../platform/ui/breadcrumb";

/** The breadcrumbs of a guide: Reviews, Best Of, the guide. */
export function guideBreadcrumbs({ title, slug }: { title: string; slug: string }): Crumb[] {
  return [
    { name: "Reviews", path: addresses.reviews.path },
    { name: "Best Of", path: addresses.guides.path },
    { name: title, path: guidePath(slug) },
  ];
}
