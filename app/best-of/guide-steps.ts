import type { Crumb } from "../site/breadcrumb";

export function guidePath(slug: string): string {
  return `/reviews/best-of/${slug}`;
}

/** The way to a guide: Reviews, Best Of, the guide. */
export function guideSteps({ title, slug }: { title: string; slug: string }): Crumb[] {
  return [
    { name: "Reviews", path: "/reviews" },
    { name: "Best Of", path: "/reviews/best-of" },
    { name: title, path: guidePath(slug) },
  ];
}
