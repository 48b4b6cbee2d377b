/** The size of every link preview picture, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** The home page has no name of its own in its path. No page has this name. */
const startName = "/home";

/** The path of a page's link preview picture. */
export function socialImagePath(pagePath: string): string {
  return `/og${pagePath === "/" ? startName : pagePath}.png`;
}

/** The page of a preview picture's path. Returns undefined if no page can have its picture there. */
export function pageOfSocialImage(path: string): string | undefined {
  const [, page] = /^\/og((?:\/[a-z0-9-]+)+)\.png$/.exec(path) ?? [];
  return page === startName ? "/" : page;
}
