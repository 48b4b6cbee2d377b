/** The size of every picture that a page is shared with, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** The start has no name of its own in its path; no page is called this. */
const startName = "/home";

/** The path of the picture that a page is shared with. */
export function socialImagePath(pagePath: string): string {
  return `/og${pagePath === "/" ? startName : pagePath}.png`;
}

/** The page whose picture stands at a path; undefined where no page can have its picture there. */
export function pageOfSocialImage(path: string): string | undefined {
  const [, page] = /^\/og((?:\/[a-z0-9-]+)+)\.png$/.exec(path) ?? [];
  return page === startName ? "/" : page;
}
