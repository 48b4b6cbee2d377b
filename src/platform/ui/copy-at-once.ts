/**
 * Copies a URL if the browser has no dialog to share it, and tells whether that worked. WebKit allows it in the handler of
 * a click alone, not once a script has come.
 */
export const copyAtOnce = (url: string): Promise<boolean> | undefined =>
  "share" in navigator
    ? undefined
    : (navigator as Navigator).clipboard?.writeText(url).then(
        () => true,
        () => false,
      );
