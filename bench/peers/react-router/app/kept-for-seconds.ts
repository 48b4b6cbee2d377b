/** What a cache in front may do with pages, as React Router itself keeps none. */
export const keptForSeconds = { "Cache-Control": "public, max-age=0, s-maxage=5" };
