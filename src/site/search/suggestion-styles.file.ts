import { addresses } from "../../addresses.ts";
import { defineFile } from "../../platform/render/define-route.tsx";
import itemStyles from "./found-item.module.css?inline";
import listStyles from "./suggestions.module.css?inline";

/** The styles of suggestions, added by suggest-below.ts along with the first of them. */
export default defineFile(addresses.suggestionStyles, {
  get: () =>
    new Response(itemStyles + listStyles, {
      headers: {
        "content-type": "text/css; charset=utf-8",
        "cache-control": "public, max-age=300",
        "x-robots-tag": "noindex",
      },
    }),
});
