/**
 * The headers of a page whose address holds a key: no cache keeps the page, no search engine lists it, and no link or form
 * from it tells the address.
 */
export const privateHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};
