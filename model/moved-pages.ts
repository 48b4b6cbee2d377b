/** Where pages stand that have, or could be thought to have, another address. Links of ours go straight there. */
export const movedPages: Readonly<Record<string, string>> = {
  "/ball-reviews": "/reviews/balls",
  "/best-of": "/reviews/best-of",
  "/reviews/balls/pickleball-durability-test": "/reviews/balls/7f3a9c21",
};
