/** Where pages stand that have, or could be thought to have, another address. Links of ours go straight there. */
export const movedPages: Readonly<Record<string, string>> = {
  "/best-of": "/reviews/best-of",
};
