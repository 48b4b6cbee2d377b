/**
 * Redirects for pages that have, or might be expected to have, another URL. Our own links never use them. Files of
 * content list their earlier names themselves, in `movedFrom`.
 */
export const movedPages: Readonly<Record<string, string>> = {
  "/ball-reviews": "/reviews/balls",
  "/best-of": "/reviews/best-of",
  "/reviews/balls/pickleball-durability-test": "/reviews/balls/7f3a9c21",
};
